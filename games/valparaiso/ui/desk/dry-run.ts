// The dry run: what a plan would cost and give if nobody interfered (VP-3, VP-4), found by playing it alone in an imagined world.
// Cards are used in the planned order, the mayor's at any moment, each for its main action wherever some way leads to it.
import { type Game, type Seat, SeededChance } from '@kontor/engine';
import {
  type ActionPrint,
  type CardIndex,
  type Move,
  none,
  type Print,
  pointsOf,
  type Side,
  type State,
  surchargeOf,
  type ValparaisoTypes,
  type View,
} from '../../rules/index.ts';
import { type DryRun, type DryStep, toldRuns } from '../texts/dry-run.ts';
import { printedIn } from '../texts/printed.ts';
import { Account } from './account.ts';
import { type Budget, carryOut, type Rules, useOf, type World } from './carry-out.ts';
import { interferencesWith, type Touched } from './interference.ts';
import { type Refused, whyRefused } from './refused.ts';
import { addReads, Layer, type Reads, richest } from './worlds.ts';

/** So many worlds are looked at for a whole plan. More would be felt while cards are laid. */
const worldsInAll = 1500;
/** So many each card may look at in any case, to find at least one way. */
const leastShare = 60;

/** One card of the plan while the run goes on. */
interface Planned {
  readonly slot: number;
  readonly card: CardIndex;
  readonly account: Account;
  readonly touched: Touched;
  side: Side;
  refused?: Refused;
  /** The mayor's card: its main action is possible, but never together with the other cards. */
  isExcluded?: boolean;
  readonly canComeForward: boolean[];
}

/** An exchange that is made once costs and gives the same whenever it is made. */
const isAlwaysTheSame = (action: ActionPrint): boolean => action.type === 'exchange' && action.upTo === 1;

const endTurn: Move = { type: 'endTurn' };

/** Everybody else plans nothing and all plans are revealed: from here on only the seat acts. */
function alone({ imagine, apply }: Rules, view: View, seat: Seat, budget: Budget): State {
  const plans = view.plans.map((plan, owner) => (owner === seat ? plan : null));
  const state = imagine({ ...view, plans, race: false, finished: 0, firstFinisher: none }, seat, budget.chance);
  for (let other = 0; other < plans.length; other++) {
    if (other !== seat) apply(state, other as Seat, { type: 'finishPlan' }, budget);
  }
  apply(state, seat, { type: 'finishPlan' }, budget);
  return state;
}

class Run {
  private readonly budget: Budget = { left: worldsInAll, chance: new SeededChance(1) };
  private readonly steps: readonly Planned[];
  private readonly mayor: Planned | undefined;
  private readonly numbered: readonly Planned[];
  private readonly first: State;
  private isComplete = true;
  /** The first turn in which the mayor's card can be used as told. */
  private mayorsTurn: number | undefined;
  constructor(
    private readonly rules: Rules,
    private readonly print: Print,
    private readonly view: View,
    private readonly seat: Seat,
    /** What an earlier run found out about the mayor's card. */
    mayorsUse: Partial<Pick<Planned, 'side' | 'refused' | 'isExcluded'>> = {},
  ) {
    this.first = alone(rules, view, seat, this.budget);
    this.steps = (view.plans[seat] ?? []).flatMap((card, slot): Planned[] =>
      card === none
        ? []
        : [
            {
              slot,
              card,
              account: new Account(seat),
              touched: { places: new Set(), spaces: new Set(), cardSpaces: new Set() },
              side: 'main',
              canComeForward: [],
            },
          ],
    );
    this.mayor = this.steps.find(({ slot }) => slot === 0);
    this.numbered = this.steps.filter(({ slot }) => slot > 0);
    if (!this.mayor) return;
    const { side, refused, isExcluded } = mayorsUse;
    if (side) this.mayor.side = side;
    if (refused) this.mayor.refused = refused;
    if (isExcluded) this.mayor.isExcluded = true;
  }

  private readsOf(cards: readonly (Planned | undefined)[]): Reads {
    const reads: Reads = { goods: false, places: false, tiles: false, sea: false };
    const colour = this.view.colours[this.seat]!;
    for (const planned of cards) {
      if (!planned) continue;
      const { main, alternatives } = this.print.cards[planned.card]!;
      addReads(main, reads);
      addReads(alternatives[colour] ?? null, reads);
    }
    return reads;
  }

  private hasCardLeft({ plans }: State): boolean {
    const start = this.print.slotCount * this.seat;
    return plans.slice(start, start + this.print.slotCount).some((card) => card !== none);
  }

  /** What one card may take of what is left: the last ones find something too. */
  private share(turn: number): number {
    const isLast = turn >= this.numbered.length - 1;
    return Math.max(leastShare, Math.ceil(this.budget.left * (isLast && !this.mayor ? 1 : 0.6)));
  }

  /** Carries out a card from all these worlds. `slot` is where it lies by then. */
  private use(planned: Planned, worlds: readonly World[], slot: number, after: Layer, share: number): void {
    const { rules, seat, budget } = this;
    const { account, touched, side } = planned;
    const isOverseas = this.print.cards[planned.card]!.main.type === 'overseas';
    const budgetAfter = budget.left - share;
    const ownBudget: Budget = { left: share, chance: budget.chance };
    const onMove = (move: Move, state: State) => {
      if (move.type === 'trade' && state.frame?.type === 'trade') touched.places.add(this.print.markets[state.frame.village]!);
      else if (move.type === 'build') touched.spaces.add(move.space);
      else if (move.type === 'buyCard') touched.cardSpaces.add(move.space);
    };
    for (const world of worlds) {
      const use = useOf(rules, world.state, seat, slot, side);
      if (!use) continue;
      if (ownBudget.left <= 0) {
        this.isComplete = false;
        break;
      }
      const onEnd = (end: World) => {
        account.note(world.state, end.state);
        if (this.hasCardLeft(end.state)) rules.apply(end.state, seat, endTurn, budget);
        after.add(end);
      };
      if (isOverseas && world.isGuessed) this.isComplete = false;
      if (!carryOut(rules, world, seat, use, ownBudget, onMove, onEnd)) this.isComplete = false;
    }
    budget.left = budgetAfter + Math.max(0, ownBudget.left);
    if (!this.isComplete && !(side === 'main' && isAlwaysTheSame(this.print.cards[planned.card]!.main)))
      account.isComplete = false;
  }

  /** Decides what a card is used for: the main action where any world allows it, else the alternative, else nothing. */
  private settle(planned: Planned, layers: readonly (readonly [readonly World[], number])[]): void {
    const { rules, seat } = this;
    const can = (side: Side) =>
      layers.some(([worlds, slot]) => worlds.some(({ state }) => useOf(rules, state, seat, slot, side) !== undefined));
    if (can('main')) return;
    planned.side = can('alternative') ? 'alternative' : 'nothing';
    if (!this.isComplete) return;
    const worlds = layers.flatMap(([list]) => list);
    const refused = whyRefused(rules, worlds, seat, layers[0]?.[1] ?? planned.slot, this.budget);
    if (refused) planned.refused = refused;
  }

  /** VP-4.1: the mayor's card is possible, but in no world together with all others: they are told without its main action. */
  private withoutMayorsMain(mayor: Planned): DryRun {
    const { rules, print, view, seat, first, isComplete } = this;
    const canTurn = mayor.side === 'main' && useOf(rules, first, seat, 0, 'alternative') !== undefined;
    const why = mayor.refused ? { refused: mayor.refused } : { isExcluded: isComplete };
    return new Run(rules, print, view, seat, { side: canTurn ? 'alternative' : 'nothing', ...why }).tell();
  }

  tell(): DryRun {
    const { numbered, mayor, seat, rules } = this;
    let unused: World[] = [{ state: this.first, isGuessed: false }];
    let used: World[] = [];
    for (let turn = 0; turn <= numbered.length; turn++) {
      const payer = richest([...unused, ...used], seat);
      for (const planned of numbered.slice(turn + 1)) {
        const slot = planned.slot - turn;
        planned.canComeForward.push(payer !== undefined && useOf(rules, payer.state, seat, slot, 'nothing') !== undefined);
      }
      if (mayor) {
        const isEnd = turn === numbered.length;
        if (isEnd && this.mayorsTurn === undefined && mayor.side === 'main') {
          this.settle(mayor, [[unused, 0]]);
          // Its other use is possible at any moment, so that the other cards may find more: they are tried again.
          if (mayor.side !== 'main') return new Run(rules, this.print, this.view, seat, mayor).tell();
        }
        const here = unused.filter(({ state }) => useOf(rules, state, seat, 0, mayor.side));
        if (here.length > 0) {
          const layer = new Layer(seat, this.readsOf(numbered.slice(turn)));
          for (const world of used) layer.add(world);
          this.use(mayor, here, 0, layer, this.share(turn));
          if (!layer.close()) this.isComplete = false;
          used = layer.worlds;
          this.mayorsTurn ??= turn + 1;
        }
        if (isEnd) break;
      }
      const planned = numbered[turn];
      if (!planned) break;
      this.settle(planned, [
        [unused, 1],
        [used, 1],
      ]);
      const go = (worlds: readonly World[], reads: Reads): World[] => {
        if (worlds.length === 0) return [];
        const layer = new Layer(seat, reads);
        this.use(planned, worlds, 1, layer, this.share(turn));
        if (!layer.close()) this.isComplete = false;
        return layer.worlds;
      };
      const later = numbered.slice(turn + 1);
      used = go(used, this.readsOf(later));
      unused = go(unused, this.readsOf([mayor, ...later]));
    }
    if (mayor && used.length === 0 && mayor.side !== 'nothing') return this.withoutMayorsMain(mayor);
    if (mayor && !this.isComplete && !isAlwaysTheSame(this.print.cards[mayor.card]!.main)) mayor.account.isComplete = false;
    const ends = mayor ? used : unused;
    const best = (value: (state: State) => number) => ends.reduce((most, { state }) => Math.max(most, value(state)), 0);
    return {
      steps: this.steps.map((planned) => this.told(planned)),
      isComplete: this.isComplete,
      victoryPoints: best((state) => pointsOf(state, seat)) - (ends.length > 0 ? pointsOf(this.first, seat) : 0),
      pesosLeft: best((state) => state.money[seat]!),
    };
  }

  /** When a card's turn comes: the mayor's is used as soon as it can be, so that the later ones come one turn later. */
  private turnOf(slot: number): number {
    const { mayorsTurn } = this;
    if (slot === 0) return mayorsTurn ?? 1;
    return mayorsTurn !== undefined && mayorsTurn <= slot ? slot + 1 : slot;
  }

  private told({ slot, card, side, account, touched, refused, isExcluded, canComeForward }: Planned): DryStep {
    const isCovered = canComeForward[0];
    return {
      slot,
      card,
      side,
      ...account.told(),
      ...refused,
      ...(isExcluded && { isExcluded }),
      ...(isCovered !== undefined && { forward: { pesos: surchargeOf(this.print, slot), isCovered } }),
      canComeForward,
      interferences:
        side === 'main'
          ? interferencesWith(this.print, this.first, this.seat, this.print.cards[card]!.main, touched, this.turnOf(slot))
          : [],
    };
  }
}

/** The dry run of a seat's own plan, worked out once for each view; nothing where no card is laid. */
export function dryRun(view: View, seat: Seat, game: Pick<Game<ValparaisoTypes>, 'rules' | 'edition'>): DryRun | undefined {
  if (view.phase !== 'planning' || !view.plans[seat]?.some((card) => card !== none)) return undefined;
  let run = toldRuns.get(view);
  if (!run) {
    run = new Run(game.rules, printedIn(game.edition.components).printOf(view.money.length), view, seat).tell();
    toldRuns.set(view, run);
  }
  return run;
}
