// The dry run: what a plan would cost and give if nobody interfered (VP-3, VP-4), found by playing it alone in an imagined world.
// Cards are used in the planned order, the mayor's at any moment, each for its main action wherever some way leads to it.
import { type Game, type Refusal, type Seat, SeededChance } from '@kontor/engine';
import {
  type ActionPrint,
  type CardIndex,
  goodsOf,
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
import type { DryRun, DryStep } from '../texts/dry-run.ts';
import { printedIn } from '../texts/printed.ts';
import { Account } from './account.ts';
import { type Budget, carryOut, type Rules, useOf, type World } from './carry-out.ts';
import { interferencesWith, type Touched } from './interference.ts';
import { addReads, Layer, type Reads, richest } from './worlds.ts';

/** So many worlds are looked at for a whole plan. More would be felt while cards are laid. */
const worldsInAll = 1500;
/** So many each card may look at in any case, to find at least one way. */
const leastShare = 60;
/** Nobody gives up more goods than this for one card. */
const mostGivenUp = 4;

/** One card of the plan while the run goes on. */
interface Planned {
  readonly slot: number;
  readonly card: CardIndex;
  readonly account: Account;
  readonly touched: Touched;
  side: Side;
  refusal?: Refusal;
  goodsToGiveUp?: number;
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

/** VP-4.6: the fewest goods that have to be given up for the card's main action, where money is what is missing. */
function goodsToGiveUp(
  rules: Rules,
  { state }: World,
  seat: Seat,
  slot: number,
  { facts }: Refusal,
  budget: Budget,
): number | undefined {
  if (!facts || Number(facts['money']) >= Number(facts['pesos'])) return undefined;
  let some = [state];
  for (let count = 1; some.length > 0; count++) {
    const next = new Map<string, State>();
    for (const before of some) {
      for (const move of rules.legalMoves(before, seat)) {
        if (move.type !== 'giveUp') continue;
        const poorer = rules.clone(before);
        rules.apply(poorer, seat, move, budget);
        if (useOf(rules, poorer, seat, slot, 'main')) return count;
        next.set(`${goodsOf(poorer.warehouse, seat)} ${goodsOf(poorer.hold, seat)}`, poorer);
      }
    }
    some = count < mostGivenUp ? [...next.values()] : [];
  }
  return undefined;
}

class Run {
  private readonly budget: Budget = { left: worldsInAll, chance: new SeededChance(1) };
  private readonly steps: readonly Planned[];
  private readonly mayor: Planned | undefined;
  private readonly numbered: readonly Planned[];
  private readonly first: State;
  private isComplete = true;
  constructor(
    private readonly rules: Rules,
    private readonly print: Print,
    private readonly view: View,
    private readonly seat: Seat,
    /** What an earlier run found out about the mayor's card. */
    mayorsUse: Partial<Pick<Planned, 'side' | 'refusal' | 'goodsToGiveUp'>> = {},
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
    const { side, refusal, goodsToGiveUp } = mayorsUse;
    if (side) this.mayor.side = side;
    if (refusal) this.mayor.refusal = refusal;
    if (goodsToGiveUp !== undefined) this.mayor.goodsToGiveUp = goodsToGiveUp;
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
    const [worlds, slot] = layers.find(([list]) => list.length > 0) ?? [[], planned.slot];
    const world = richest(worlds, seat);
    planned.side = can('alternative') ? 'alternative' : 'nothing';
    if (!this.isComplete || !world) return;
    const refusal = rules.whyNot(world.state, seat, { type: 'useCard', slot, side: 'main' });
    if (!refusal) return;
    planned.refusal = refusal;
    const goods = goodsToGiveUp(rules, world, seat, slot, refusal, this.budget);
    if (goods !== undefined) planned.goodsToGiveUp = goods;
  }

  tell(): DryRun {
    const { numbered, mayor, seat, rules } = this;
    let unused: World[] = [{ state: this.first, isGuessed: false }];
    let used: World[] = [];
    let isMayorUsed = false;
    for (let turn = 0; turn <= numbered.length; turn++) {
      const payer = richest([...unused, ...used], seat);
      for (const planned of numbered.slice(turn + 1)) {
        const slot = planned.slot - turn;
        planned.canComeForward.push(payer !== undefined && useOf(rules, payer.state, seat, slot, 'nothing') !== undefined);
      }
      if (mayor) {
        const isEnd = turn === numbered.length;
        if (isEnd && !isMayorUsed && mayor.side === 'main') {
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
          isMayorUsed = true;
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

  private told({ slot, card, side, account, touched, refusal, goodsToGiveUp, canComeForward }: Planned): DryStep {
    const isCovered = canComeForward[0];
    return {
      slot,
      card,
      side,
      ...account.told(),
      ...(refusal && { refusal }),
      ...(goodsToGiveUp !== undefined && { goodsToGiveUp }),
      ...(isCovered !== undefined && { forward: { pesos: surchargeOf(this.print, slot), isCovered } }),
      canComeForward,
      interferences:
        side === 'main'
          ? interferencesWith(
              this.print,
              this.first,
              this.seat,
              this.print.cards[card]!.main,
              touched,
              slot + (this.mayor && slot > 0 ? 1 : 0),
            )
          : [],
    };
  }
}

const known = new WeakMap<View, DryRun>();

/** The dry run of a seat's own plan, worked out once for each view; nothing where no card is laid. */
export function dryRun(view: View, seat: Seat, game: Pick<Game<ValparaisoTypes>, 'rules' | 'edition'>): DryRun | undefined {
  if (view.phase !== 'planning' || !view.plans[seat]?.some((card) => card !== none)) return undefined;
  let run = known.get(view);
  if (!run) {
    run = new Run(game.rules, printedIn(game.edition.components).printOf(view.money.length), view, seat).tell();
    known.set(view, run);
  }
  return run;
}
