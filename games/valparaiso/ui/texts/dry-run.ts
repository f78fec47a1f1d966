// What a dry run of a plan found out, as plain data, and how it is told.
import type { Refusal, Seat } from '@kontor/engine';
import type { Explanation, Names } from '@kontor/table';
import type { CardIndex, GoodsCount, PlaceIndex, SectorIndex, Side, View } from '../../rules/index.ts';
import type { Phrases } from './phrases.ts';
import { seatCountOf } from './reading.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What somebody else could do before, so that a step turns out otherwise. */
export interface Interference {
  readonly kind: 'tile' | 'fees' | 'space' | 'toll' | 'card';
  /** Who could do it. */
  readonly seats: readonly Seat[];
  /** Where: places on land, or outer sectors for cards. */
  readonly at: readonly (PlaceIndex | SectorIndex)[];
  readonly rule: string;
}

/** What one card of the plan would cost and give, when its turn comes and nobody interferes. */
export interface DryStep {
  /** 0 is the mayor's. */
  readonly slot: number;
  readonly card: CardIndex;
  /** What the card is used for: its main action wherever some way leads to it. */
  readonly side: Side;
  /** Whether all ways were tried. Otherwise what is told can be reached, but perhaps there is more. */
  readonly isComplete: boolean;
  /** What is gone from the money and the goods afterwards. */
  readonly paid: { readonly pesos: Range; readonly goods: Range };
  /** The most that can be had of each, not of all at once. */
  readonly gained: {
    readonly pesos: number;
    readonly goods: number;
    readonly byGood: GoodsCount;
    readonly victoryPoints: number;
    readonly houses: number;
    readonly merchants: number;
    readonly cards: number;
  };
  /** Why the main action cannot be carried out, if it cannot. */
  readonly refusal?: Refusal;
  /** The mayor's card: its main action is possible, but never together with what the other cards do. */
  readonly isExcluded?: boolean;
  /** So many goods given up beforehand would make it possible (VP-4.6). */
  readonly goodsToGiveUp?: number;
  /** Using it out of order in the first turn instead: the extra cost, and whether it is covered (VP-4.2). */
  readonly forward?: { readonly pesos: number; readonly isCovered: boolean };
  /** By earlier turn: whether the extra cost could be paid then. */
  readonly canComeForward: readonly boolean[];
  readonly interferences: readonly Interference[];
}

export interface DryRun {
  readonly steps: readonly DryStep[];
  readonly isComplete: boolean;
  /** The most victory points that all cards together can bring, and the most money that can be left. */
  readonly victoryPoints: number;
  readonly pesosLeft: number;
}

/** The dry runs that the desk has worked out, so that a planned card's explanation can tell of its own. */
export const toldRuns = new WeakMap<View, DryRun>();

/** A sentence beside a step: why it stops there, or who could break it. */
export interface DryMark {
  readonly slot: number;
  readonly kind: 'stop' | 'care';
  readonly text: string;
  readonly rule: string;
}

export interface DryRunTexts {
  readonly total: string;
  /** Above what a card gives by its alternative action. */
  readonly alternative: string;
  /** One sentence for each step, in the run's order. */
  readonly sums: readonly string[];
  readonly marks: readonly DryMark[];
}

/** A card's alternative action in the seat's colour, as a heading. */
function alternativeOf(phrases: Phrases, card: CardIndex, colour: number): string {
  const action = phrases.alternativeOf(card, colour);
  return action ? phrases.action(action) : phrases.words.terms.nothing;
}

/** What a card costs and gives, without its name. */
function sumOf(phrases: Phrases, { side, card, isComplete, paid, gained }: DryStep, colour: number): string {
  const words = phrases.words.dryRun;
  const range = ({ least, most }: Range, say: (count: number) => string): string =>
    least === most ? say(most) : words.range(least, say(most));
  const costs = [
    ...(paid.pesos.most > 0 ? [range(paid.pesos, phrases.pesos)] : []),
    ...(paid.goods.most > 0 ? [range(paid.goods, phrases.countGoods)] : []),
  ];
  const gives = [
    ...(gained.victoryPoints > 0 ? [phrases.points(gained.victoryPoints)] : []),
    ...(gained.pesos > 0 ? [phrases.pesos(gained.pesos)] : []),
    ...(gained.goods > 0 ? [phrases.countGoods(gained.goods)] : []),
    ...(gained.houses > 0 ? [phrases.houses(gained.houses)] : []),
    ...(gained.merchants > 0 ? [phrases.merchants(gained.merchants)] : []),
    ...(gained.cards > 0 ? [phrases.cards(gained.cards)] : []),
  ];
  if (side === 'nothing') return isComplete ? words.noEffect : words.unknown;
  if (side === 'alternative') return words.onlyAlternative(alternativeOf(phrases, card, colour));
  const parts = [
    ...(costs.length > 0 ? [words.costs(costs.join(', '))] : []),
    ...(gives.length > 0 ? [(isComplete ? words.gives : words.givesPerhapsMore)(gives.join(', '))] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')}.` : words.nothing;
}

function stopOf(phrases: Phrases, reason: string, { side, card, goodsToGiveUp }: DryStep, colour: number): string {
  const { stop } = phrases.words.dryRun;
  if (goodsToGiveUp !== undefined) return stop.giveUp(reason, phrases.countGoods(goodsToGiveUp));
  return side === 'alternative' ? stop.alternative(reason, alternativeOf(phrases, card, colour)) : stop.nothing(reason);
}

/** So many places are named; where there are more, names say little. */
const namedPlaces = 2;

function careOf(
  phrases: Phrases,
  view: View,
  { kind, seats, at }: Interference,
  forward: DryStep['forward'],
  names: Names,
): string {
  const { care, others, at: inPlaces, anywhere, first, firstNotCovered } = phrases.words.dryRun;
  const print = phrases.printOf(seatCountOf(view));
  const isMany = seats.length > 1;
  const isEverybody = isMany && seats.length === print.seatCount - 1;
  const who = { names: isEverybody ? others : phrases.list(seats.map((seat) => names[seat] ?? '')), isMany };
  const where =
    kind === 'card'
      ? phrases.list(at.map(phrases.sector))
      : at.length > namedPlaces
        ? anywhere[kind]
        : inPlaces(phrases.list(at.map((index) => phrases.place(print, index))));
  const sentence = care[kind](who, where);
  if (!forward) return sentence;
  return `${sentence} ${(forward.isCovered ? first : firstNotCovered)(phrases.pesos(forward.pesos))}`;
}

export function dryRunIn(
  phrases: Phrases,
  refusalText: (refusal: Refusal) => string,
  run: DryRun,
  view: View,
  seat: Seat,
  names: Names,
): DryRunTexts {
  const words = phrases.words.dryRun;
  const colour = view.colours[seat] ?? 0;
  const marks = run.steps.flatMap((step): DryMark[] => {
    const { slot, refusal, isExcluded, forward } = step;
    const stop = (reason: string, rule: string): DryMark[] => [
      { slot, kind: 'stop', text: stopOf(phrases, reason, step, colour), rule },
    ];
    if (refusal) return stop(refusalText(refusal), refusal.rule);
    if (isExcluded) return stop(words.stop.excluded, 'VP-5.20');
    const [likeliest] = step.interferences;
    return likeliest
      ? [{ slot, kind: 'care', text: careOf(phrases, view, likeliest, forward, names), rule: likeliest.rule }]
      : [];
  });
  const total = run.isComplete ? words.total : words.totalPerhapsMore;
  const say = run.isComplete ? words.upTo : words.withinReach;
  return {
    total: total(run.victoryPoints > 0 ? say(phrases.points(run.victoryPoints)) : words.noPoints, phrases.pesos(run.pesosLeft)),
    alternative: words.alternative,
    sums: run.steps.map((step) => phrases.label(phrases.card(step.card), sumOf(phrases, step, colour))),
    marks,
  };
}

/** The explanation of a planned card also says what the dry run shows under it: a finger cannot rest there as a pointer does. */
export function withDryRun(
  phrases: Phrases,
  explanation: Explanation | undefined,
  target: string,
  view: View,
  viewer: number,
): Explanation | undefined {
  const step = toldRuns.get(view)?.steps.find(({ slot, card }) => target === `card:${card}` || target === `slot:${slot}`);
  if (!explanation || !step) return explanation;
  const line = phrases.label(phrases.words.dryRun.title, sumOf(phrases, step, view.colours[viewer] ?? 0));
  return { ...explanation, lines: [...explanation.lines, line] };
}
