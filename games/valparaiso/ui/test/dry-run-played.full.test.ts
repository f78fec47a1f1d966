// The dry run of random plans: playing them alone ends within what was told, and everything told has words.
import { type Game, openGame, type Seat, SeededChance, seat, seatsOf } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import { languages } from '@kontor/table';
import { expect, test } from 'vitest';
import { box, type Move, none, pointsOf, type State, type ValparaisoTypes } from '../../rules/index.ts';
import { busyWeight } from '../../rules/test/busyPlayer.ts';
import { dryRun } from '../desk/dry-run.ts';
import type { DryRun } from '../texts/dry-run.ts';
import { texts } from '../texts/index.ts';

const game: Game<ValparaisoTypes> = openGame(box);
const { rules } = game;
const me = seat(0);

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
      const { total, sums, marks } = words.dryRun(run, view, me, names);
      expect(sums).toHaveLength(run.steps.length);
      for (const text of [total, ...sums, ...marks.map(({ text: said }) => said)]) {
        expect(text).toMatch(/^\S.*\.$/su);
        expect(text).not.toMatch(/undefined|NaN|\bnull\b|#|!|\.\.| {2}/);
      }
      for (const { rule } of marks) expect(rule).toMatch(/^VP-\d+\.\d+$/);
    }
  }
});
