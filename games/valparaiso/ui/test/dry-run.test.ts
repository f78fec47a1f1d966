// The dry run of a plan: what it tells in positions with a known answer.
import { type Game, openGame, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { box, type ValparaisoTypes } from '../../rules/index.ts';
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

  test('VP-4.1 a mayor’s card that excludes the others is told by its alternative, and the sums without it', () => {
    const build = runOf({ money: 15, plan: ['B1-2'], mayor: 'buildHouse', cards: ['B1-2'], merchants: { V: 1 } });
    expect(stepAt(build, 0)).toMatchObject({ side: 'alternative', isExcluded: true });
    expect(stepAt(build, 0)).not.toHaveProperty('refusal');
    expect(stepAt(build, 1)).toMatchObject({ side: 'main', gained: { victoryPoints: 1 } });
    expect(build).toMatchObject({ isComplete: true, victoryPoints: 1 });
    const goods = { silver: 1, copper: 1, wheat: 1 };
    const hire = runOf({ money: 15, plan: ['sellGood'], mayor: 'hireMerchant', warehouse: goods, merchants: { V: 1 } });
    expect(stepAt(hire, 0)).toMatchObject({ side: 'alternative', isExcluded: true });
    expect(hire.pesosLeft).toBeGreaterThanOrEqual(20);
  });

  test('VP-5.15 the reason is the one that is left when the ship sails out', () => {
    for (const ship of ['home', '2']) {
      const run = runOf({ plan: ['moveShip', 'tradeOverseas'], ship, hold: { wheat: 2 } });
      expect(stepAt(run, 2).refusal).toMatchObject({ rule: 'VP-5.15', reason: 'goods-not-in-hold' });
    }
    const stays = runOf({ plan: ['tradeOverseas'], ship: 'home' });
    expect(stepAt(stays, 1).refusal?.reason).toBe('ship-at-home');
  });

  test('VP-4.6 of all worlds the one counts in which the fewest goods have to be given up', () => {
    // Whoever buys a good first is not the richest, but has something to give up.
    const run = runOf({ money: 9, plan: ['B1-3', 'buildHouse'], cards: ['B1-3'], merchants: { V: 1 } });
    expect(stepAt(run, 2)).toMatchObject({ goodsToGiveUp: 1, refusal: { rule: 'VP-4.7', facts: { pesos: 10, money: 7 } } });
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

  test('VP-5.7 while a second space is free in Valparaíso, one more house there breaks nothing', () => {
    const build = { plan: ['moveShip', 'buildHouse'], merchants: { V: 1 } };
    expect(stepAt(runOf(build, { players: [{ merchants: { V: 1 } }] }), 2).interferences).toEqual([]);
  });

  test('VP-3.3 the mayor’s card can be forestalled before its first moment', () => {
    const mine = { plan: ['moveShip'], mayor: 'tradeInVillages', merchants: { M1: 1 } };
    const rival = { players: [{ merchants: { M1: 1 } }] };
    expect(stepAt(runOf(mine, rival), 0).interferences).toEqual([]);
    expect(stepAt(runOf(mine, { ...rival, startPlayer: 1 }), 0).interferences[0]).toMatchObject({ kind: 'tile', seats: [1] });
  });

  test('VP-5.15 a card that another ship can reach', () => {
    const buy = { plan: ['moveShip', 'tradeOverseas'], hold: { wheat: 3 } };
    expect(stepAt(runOf(buy, { players: [{ hold: { silver: 3 } }] }), 2).interferences).toEqual([]);
    const run = runOf(buy, { players: [{ hold: { wheat: 3 }, ship: '1' }] });
    expect(stepAt(run, 2).interferences[0]).toMatchObject({ kind: 'card', rule: 'VP-5.15', seats: [1], at: [1] });
  });
});

test('VP-4.4 a card that is told by its alternative action says so, and a mayor’s card that excludes the others too', async () => {
  const player = { money: 15, plan: ['B1-2'], mayor: 'buildHouse', cards: ['B1-2'], merchants: { V: 1 } };
  const { state } = tableAt({ phase: 'planning', players: [player] }, { players: 3 });
  const view = rules.view(state, me);
  for (const language of languages) {
    const words = (await texts[language]()).textsFor(box.standard.components);
    const { sums, marks } = words.dryRun(dryRun(view, me, game)!, view, me, ['Ada', 'Berta', 'Cem']);
    const { alternative } = words.halves(state.plans[0]!, view.colours[me]!);
    expect(sums[0]).toContain(alternative);
    expect(marks).toMatchObject([{ slot: 0, kind: 'stop', rule: 'VP-5.20' }]);
    expect(marks[0]!.text).toContain(alternative);
    const explained = words.explain(`card:${state.plans[0]}`, view, me, ['Ada', 'Berta', 'Cem']);
    expect(explained?.lines.at(-1)).toContain(words.dryRunTitle);
  }
});
