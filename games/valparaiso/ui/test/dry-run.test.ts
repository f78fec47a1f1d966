// The dry run of a plan: what it tells in positions with a known answer, and that playing the plan alone ends within what was told.
import { type Game, openGame, type Seat, SeededChance, seat, seatsOf } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { box, type Move, none, pointsOf, type State, type ValparaisoTypes } from '../../rules/index.ts';
import { busyWeight } from '../../rules/test/busyPlayer.ts';
import { tableAt } from '../../rules/test/table.ts';
import { dryRun } from '../desk/dry-run.ts';
import type { DryRun } from '../texts/dry-run.ts';
import { texts } from '../texts/index.ts';

const game: Game<ValparaisoTypes> = openGame(box);
const { rules } = game;
const me = seat(0);

/** The dry run in a situation of planning. */
function runOf(
  player: object,
  more: { readonly players?: readonly object[]; readonly houses?: object; readonly startPlayer?: number } = {},
  players = 3,
): DryRun {
  const { state } = tableAt({ phase: 'planning', ...more, players: [player, ...(more.players ?? [])] }, { players });
  return dryRun(rules.view(state, me), me, game)!;
}

const stepAt = (run: DryRun, slot: number) => run.steps.find((step) => step.slot === slot)!;

describe('positions with a known answer', () => {
  test('no card laid, nothing to tell', () => {
    const { state } = tableAt({ phase: 'planning', players: [{}] });
    expect(dryRun(rules.view(state, me), me, game)).toBeUndefined();
  });

  test('VP-5.7 a house costs its price, and only the first of two can be paid', () => {
    const run = runOf({ money: 19, plan: ['buildHouse'], merchants: { V: 1 } });
    expect(stepAt(run, 1)).toMatchObject({ side: 'main', isComplete: true, paid: { pesos: { least: 10, most: 10 } } });
    expect(stepAt(run, 1).gained).toMatchObject({ houses: 1, victoryPoints: 0, pesos: 0 });
    expect(run).toMatchObject({ isComplete: true, victoryPoints: 0, pesosLeft: 9 });
  });

  test("VP-3.3 the mayor's fee is gone before the first card", () => {
    const run = runOf({ money: 14, plan: ['buildHouse'], mayor: 'moveShip', merchants: { V: 1 } });
    expect(stepAt(run, 1)).toMatchObject({ side: 'alternative', refusal: { rule: 'VP-4.7', reason: 'price-not-covered' } });
    expect(stepAt(run, 0)).toMatchObject({ side: 'main', paid: { pesos: { least: 0, most: 0 } } });
  });

  test('VP-4.2 the extra cost of slot 3 is covered in the first turn, and no longer when slot 1 has spent the money', () => {
    const player = {
      money: 10,
      merchants: { V: 1 },
      plan: ['buildHouse', 'moveShip', 'transferGoods'],
      warehouse: { silver: 1 },
    };
    const run = runOf(player);
    expect(stepAt(run, 3)).toMatchObject({ forward: { pesos: 2, isCovered: true }, canComeForward: [true, false] });
    expect(stepAt(runOf({ ...player, money: 1 }), 3).forward).toEqual({ pesos: 2, isCovered: false });
    expect(stepAt(run, 1).forward).toBeUndefined();
  });

  test('VP-5.10 without a merchant at a market there is no trade, unless one moves there first', () => {
    const alone = runOf({ plan: ['tradeInVillages'], merchants: { V: 1 } });
    expect(stepAt(alone, 1)).toMatchObject({
      side: 'alternative',
      refusal: { rule: 'VP-5.10', reason: 'no-merchant-at-market' },
    });
    expect(stepAt(alone, 1)).not.toHaveProperty('goodsToGiveUp');
    const moved = runOf({ plan: ['moveMerchants', 'tradeInVillages'], merchants: { V: 1 } });
    expect(stepAt(moved, 2)).toMatchObject({ side: 'main', isComplete: true });
    expect(stepAt(moved, 2)).not.toHaveProperty('refusal');
    const wrongOrder = runOf({ plan: ['tradeInVillages', 'moveMerchants'], merchants: { V: 1 } });
    expect(stepAt(wrongOrder, 1).refusal?.reason).toBe('no-merchant-at-market');
  });

  test('VP-4.1 the card in the mayor’s slot can be used whenever it helps', () => {
    const run = runOf({ plan: ['tradeInVillages'], mayor: 'moveMerchants', merchants: { V: 1 } });
    expect(stepAt(run, 1)).toMatchObject({ side: 'main', isComplete: true });
  });

  test('VP-4.6 goods that are given up make a house possible', () => {
    const run = runOf({ money: 5, plan: ['buildHouse'], warehouse: { silver: 3 }, merchants: { V: 1 } });
    expect(stepAt(run, 1)).toMatchObject({ side: 'alternative', goodsToGiveUp: 2, refusal: { rule: 'VP-4.7' } });
  });

  test('VP-5.4 a merchant’s moves cost from nothing to the dearest way, tolls included (VP-5.6)', () => {
    expect(stepAt(runOf({ plan: ['moveMerchants'], merchants: { V: 1 } }), 1).paid.pesos).toEqual({ least: 0, most: 4 });
    const tolls = runOf({ plan: ['moveMerchants'], merchants: { V: 1 } }, { houses: { Z1: [1] }, players: [{}] });
    expect(stepAt(tolls, 1).paid.pesos).toEqual({ least: 0, most: 6 });
  });

  test('VP-5.1 filling the hold scores', () => {
    const run = runOf({ plan: ['transferGoods'], warehouse: { silver: 4, wheat: 3 } });
    expect(stepAt(run, 1).gained.victoryPoints).toBe(1);
    expect(run.victoryPoints).toBe(1);
  });

  test('VP-5.15 sail, then buy: a card and the money on its sector (VP-5.16)', () => {
    const run = runOf({ plan: ['moveShip', 'tradeOverseas'], hold: { wheat: 3 }, ship: 'home' });
    expect(stepAt(run, 2)).toMatchObject({
      side: 'main',
      paid: { goods: { least: 3, most: 3 } },
      gained: { cards: 1, pesos: 5 },
    });
  });
});

describe('where somebody could break it', () => {
  const mine = { plan: ['moveMerchants', 'tradeInVillages'], merchants: { V: 1 } };

  test('VP-5.12 a player who stands at the market can trade there first', () => {
    const run = runOf(mine, { players: [{ merchants: { V: 1, M1: 1 } }, { merchants: { V: 1 } }] });
    expect(stepAt(run, 2).interferences[0]).toMatchObject({ kind: 'tile', rule: 'VP-5.12', seats: [1] });
    expect(stepAt(run, 2).interferences[0]!.at).toHaveLength(1);
    expect(stepAt(run, 2).interferences.map(({ kind }) => kind)).toContain('fees');
  });

  test('VP-4.1 nobody acts before the starting player’s first card; somebody does before that of a later player', () => {
    const here = { plan: ['tradeInVillages'], merchants: { M1: 1 } };
    const rival = { players: [{ merchants: { M1: 1 } }] };
    expect(stepAt(runOf(here, rival), 1).interferences).toEqual([]);
    expect(stepAt(runOf(here, { ...rival, startPlayer: 1 }), 1).interferences[0]).toMatchObject({ kind: 'tile', seats: [1] });
  });

  test('VP-5.7 the only space of a village can be built on by others who come there', () => {
    const build = { plan: ['moveShip', 'buildHouse'], merchants: { Z3: 1 } };
    const run = runOf(build, { players: [{ merchants: { Z3: 1 } }, { merchants: { M1: 1 } }] });
    expect(stepAt(run, 2).interferences[0]).toMatchObject({ kind: 'space', rule: 'VP-5.7', seats: [1] });
  });

  test('VP-5.15 a card that another ship can reach', () => {
    const buy = { plan: ['moveShip', 'tradeOverseas'], hold: { wheat: 3 } };
    expect(stepAt(runOf(buy, { players: [{ hold: { silver: 3 } }] }), 2).interferences).toEqual([]);
    const run = runOf(buy, { players: [{ hold: { wheat: 3 }, ship: '1' }] });
    expect(stepAt(run, 2).interferences[0]).toMatchObject({ kind: 'card', rule: 'VP-5.15', seats: [1], at: [1] });
  });
});

/** A random moment of planning: a game played for a while, then a random plan for one seat. */
function* plansOf(seatCount: number, seed: number, race: boolean): Generator<State> {
  const chance = new SeededChance(seed);
  const colours = (['red', 'blue', 'yellow', 'green', 'purple'] as const).slice(0, seatCount);
  const state = rules.setup({ race, startPlayer: 'drawn', colours }, seatCount, { chance });
  for (let round = 0; ; ) {
    const next = randomStep(game, state, chance, busyWeight);
    if (!next) return;
    if (state.phase === 'planning' && state.round > round) {
      round = state.round;
      const planned = rules.clone(state);
      while (planned.plans[(planned.plans.length / seatCount) * me + 4] === none) {
        const laid = rules.legalMoves(planned, me).filter(({ type }) => type === 'layCard' || type === 'layMayorCard');
        rules.apply(planned, me, laid[chance.below(laid.length)]!, { chance });
      }
      yield planned;
    }
    if (next.seat === 'outside') rules.outside!.apply(state, next.move, { chance });
    else rules.apply(state, next.seat, next.move, { chance });
  }
}

const heldBy = (state: State, who: Seat): number =>
  [...state.warehouse, ...state.hold].reduce(
    (sum, count, index) => (Math.floor((index % state.warehouse.length) / 3) === who ? sum + count : sum),
    0,
  );

/** Plays the plan alone at random, main actions wherever they are possible, and compares each card with what was told. */
function playAlone(planned: State, run: DryRun, chance: SeededChance): 'told' | 'other way' {
  const state = rules.clone(planned);
  const seatCount = state.money.length;
  const slots = state.plans.length / seatCount;
  (state as { race: boolean }).race = false;
  state.firstFinisher = none;
  for (const other of seatsOf(seatCount)) if (other !== me) state.plans.fill(none, slots * other, slots * (other + 1));
  state.finished = ((1 << seatCount) - 1) & ~1;
  rules.apply(state, me, { type: 'finishPlan' }, { chance });
  const begin = pointsOf(state, me);
  while (state.phase === 'usingCards') {
    const before = rules.clone(state);
    const uses = rules.legalMoves(state, me).filter((move) => move.type === 'useCard' && move.slot <= 1);
    const slot =
      uses.length > 3 && chance.below(2) === 0 ? 0 : uses.some((use) => use.type === 'useCard' && use.slot === 1) ? 1 : 0;
    const step = run.steps.find(({ card }) => card === state.plans[slot])!;
    const use = (side: string) => uses.find((move) => move.type === 'useCard' && move.slot === slot && move.side === side);
    if (step.refusal) expect(use('main'), JSON.stringify(step)).toBeUndefined();
    const move = use(step.side);
    // A way on which the card cannot do what others can: the run tells of those.
    if (!move) return 'other way';
    rules.apply(state, me, move, { chance });
    while (state.frame?.type !== 'endTurn') {
      const moves = rules.legalMoves(state, me).filter(({ type }) => type !== 'giveUp');
      rules.apply(state, me, moves[chance.below(moves.length)]!, { chance });
    }
    if (step.isComplete) {
      const paid = Math.max(0, before.money[me]! - state.money[me]!);
      const goods = heldBy(state, me) - heldBy(before, me);
      expect(paid).toBeGreaterThanOrEqual(step.paid.pesos.least);
      expect(paid).toBeLessThanOrEqual(step.paid.pesos.most);
      expect(state.money[me]! - before.money[me]!).toBeLessThanOrEqual(step.gained.pesos);
      expect(goods).toBeLessThanOrEqual(step.gained.goods);
      expect(-goods).toBeLessThanOrEqual(step.paid.goods.most);
      expect(pointsOf(state, me) - pointsOf(before, me)).toBeLessThanOrEqual(step.gained.victoryPoints);
      expect(before.unbuilt[me]! - state.unbuilt[me]!).toBeLessThanOrEqual(step.gained.houses);
      expect(before.unhired[me]! - state.unhired[me]!).toBeLessThanOrEqual(step.gained.merchants);
    }
    if (state.plans.slice(slots * me, slots * (me + 1)).every((card) => card === none)) break;
    rules.apply(state, me, { type: 'endTurn' } satisfies Move, { chance });
  }
  if (run.isComplete) {
    expect(pointsOf(state, me) - begin).toBeLessThanOrEqual(run.victoryPoints);
    expect(state.money[me]).toBeLessThanOrEqual(run.pesosLeft);
  }
  return 'told';
}

test('playing random plans alone ends within what was told', () => {
  let plans = 0;
  let complete = 0;
  let told = 0;
  for (const seatCount of [2, 3, 4, 5]) {
    for (const seed of [1, 2]) {
      for (const planned of plansOf(seatCount, seed, seed === 2)) {
        const view = rules.view(planned, me);
        const run = dryRun(view, me, game)!;
        expect(dryRun(view, me, game)).toBe(run);
        plans++;
        if (run.isComplete) complete++;
        const chance = new SeededChance(plans);
        for (let time = 0; time < 6; time++) if (playAlone(planned, run, chance) === 'told') told++;
      }
    }
  }
  expect(plans).toBeGreaterThan(40);
  expect(complete / plans).toBeGreaterThan(0.5);
  expect(told / plans).toBeGreaterThan(1);
});

test('every dry run has words in all languages', async () => {
  const names = ['Ada', 'Berta', 'Cem', 'Dora', 'Emil'];
  for (const language of languages) {
    const words = (await texts[language]()).textsFor(box.standard.components);
    for (const planned of plansOf(4, 9, false)) {
      const view = rules.view(planned, me);
      const run = dryRun(view, me, game)!;
      const { total, sums, marks } = words.dryRun(run, view, names);
      expect(sums).toHaveLength(run.steps.length);
      for (const text of [total, ...sums, ...marks.map(({ text: said }) => said)]) {
        expect(text).toMatch(/^\S.*\.$/su);
        expect(text).not.toMatch(/undefined|NaN|\bnull\b|#|!|\.\.| {2}/);
      }
      for (const { rule } of marks) expect(rule).toMatch(/^VP-\d+\.\d+$/);
    }
  }
});
