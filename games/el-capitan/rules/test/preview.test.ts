import { SeededChance, seat } from '@kontor/engine';
import { playRandomMatch } from '@kontor/engine/laws';
import { describe, expect, test } from 'vitest';
import { box, type Event, paydayPreview, paydaySources } from '../index.ts';
import { at, build, city, endTurn, lastTurn, tableWith } from './table.ts';

const preview = paydayPreview(box.standard.components);
const [red, green, blue] = [0, 1, 2] as const;

describe('a payday foreseen', () => {
  const marseille = { row: [red, green, blue, green, blue], fortresses: [green, red] };

  test('says who would be paid what, city by city and by source', () => {
    const { state } = tableWith({ round: 4, cities: { marseille } });
    const { totals, bySource, cities } = preview.payday(state());
    expect(totals).toEqual([20, 40, 10, 0]);
    expect(bySource[green]).toEqual({ spread: 0, majority: 20, fortresses: 20, bonus: 0 });
    expect(cities[city('marseille')]).toMatchObject({ amount: 20, houses: 5, isFullest: true, first: green, second: blue });
    expect(cities[city('marseille')]!.lines).toContainEqual({
      source: 'majority',
      seat: blue,
      city: city('marseille'),
      rank: 2,
      amount: 10,
    });
  });

  test('says what a move would change, and who would be closed', () => {
    const situation = { round: 4, cities: { marseille }, players: [at('marseille')] };
    const after = preview.paydayAfter(tableWith(situation).state(), seat(0), build(6));
    expect(after).toMatchObject({ gains: [28, -4, -10, 0], money: [-4, 0, 0, 0], closed: [] });
    const row = [green, red, blue, green, blue, green];
    const dark = tableWith({ ...situation, cities: { marseille: { row } } }).state();
    const before = JSON.stringify(dark);
    expect(preview.paydayAfter(dark, seat(0), build(7)).closed).toMatchObject([{ owner: green, site: 1 }]);
    expect(JSON.stringify(dark)).toBe(before);
    expect(preview.paydayAfter(dark, seat(0), endTurn).gains).toEqual([0, 0, 0, 0]);
  });

  test('is what the payday then pays, through whole games', () => {
    for (const seatCount of [2, 3, 5]) {
      const options = { porto: true, lisboa: true, islasCanarias: seatCount !== 3 };
      const match = playRandomMatch(box, { seatCount, options, seed: seatCount }, new SeededChance(seatCount));
      const paid = (events: readonly Event[]) =>
        Array.from({ length: seatCount }, (_, index) =>
          events.reduce((sum, event) => sum + (event.type === 'paid' && event.seat === index ? event.amount : 0), 0),
        );
      const { rules } = match.game;
      const chance = new SeededChance(seatCount);
      const state = rules.setup(match.options, seatCount, { chance });
      let paydays = 0;
      for (const { actor, move, events } of match.log) {
        const foreseen = preview.payday(state).totals;
        rules.apply(state, seat(Number(actor)), move, { chance });
        if (!events.some(({ type }) => type === 'paydayBegan')) continue;
        expect(paid(events)).toEqual(foreseen);
        paydays++;
      }
      expect(paydays).toBe(3);
    }
  });

  test('the quick tally is the same, in a table that is used again', () => {
    const { state } = tableWith({ ...lastTurn(3), cities: { marseille }, players: [{ bonus: 2 }] });
    const table = preview.tally(state());
    const { bySource } = preview.payday(state());
    expect(table).toEqual(bySource.flatMap((row) => paydaySources.map((source) => row[source])));
    expect(preview.tally(state(), table)).toBe(table);
    expect(table[3]).toBe(10);
  });
});

describe('measures', () => {
  test('a finished game is measured: rounds, money, loans, sources of income', () => {
    const match = playRandomMatch(
      box,
      { seatCount: 4, options: { porto: true, lisboa: true, islasCanarias: true }, seed: 5 },
      new SeededChance(5),
    );
    const events = match.log.flatMap((entry) => [...entry.events]);
    const measures = match.game.rules.measure(match.state, events);
    const shares = Object.entries(measures).filter(([name]) => name.startsWith('share of '));
    expect(shares).toHaveLength(6);
    expect(shares.reduce((sum, [, share]) => sum + Number(share), 0)).toBeCloseTo(1);
    for (const phase of [1, 2, 3]) {
      expect(measures[`rounds in phase ${phase}`]).toBeGreaterThanOrEqual(1);
      expect(measures).toHaveProperty(`money after payday ${phase}`);
    }
    expect(measures['mean money']).toBe(match.ranking().reduce((sum, { score }) => sum + score, 0) / 4);
    expect(measures['loans a player']).toBe(events.filter(({ type }) => type === 'loanTaken').length / 4);
  });
});
