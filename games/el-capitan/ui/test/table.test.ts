// Everything has its place on the table: nothing overlaps, nothing falls off, and pieces that travel are never lost.
import { openGame, type Seat, SeededChance } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { box, type ElCapitanTypes, layOut, type View } from '../../rules/index.ts';
import { playBusyMatch } from '../../rules/test/busy-player.ts';
import { ui } from '../index.ts';
import { type Box, boardSize, type CityLayout, cityLayouts, piratePlace, rail, shipPlace } from '../layout.ts';
import { readTarget } from '../texts/index.ts';

const board = layOut(box.standard.components);
const game = openGame(box);
const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 0.01 && b.x + b.width > a.x + 0.01 && a.y + a.height > b.y + 0.01 && b.y + b.height > a.y + 0.01;
const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

const choices = [
  {},
  { porto: true },
  { lisboa: true },
  { islasCanarias: true },
  { porto: true, lisboa: true, islasCanarias: true },
];

function opening(options: object): View {
  return playBusyMatch({ seatCount: 4, options, seed: 3 }, new SeededChance(3)).state as View;
}

function parts({ picture, sites, harbours, fortresses }: CityLayout): Box[] {
  return [picture, ...sites, ...harbours, ...fortresses];
}

describe.each(choices)('the table with %o', (options) => {
  const view = opening(options);
  const layouts = cityLayouts(board, view);

  test('holds every city, apart from the others and from the rail', () => {
    const sheet = { x: 0, y: 0, width: rail.x, height: boardSize.height };
    for (const [index, layout] of layouts.entries()) {
      expect(isInside(layout.tile, sheet)).toBe(true);
      for (const other of layouts.slice(index + 1)) expect(overlap(layout.tile, other.tile)).toBe(false);
    }
  });

  test('holds in every city its spaces, sites and picture side by side', () => {
    for (const layout of layouts) {
      const all = parts(layout);
      expect(layout.sites).toHaveLength(board.cities[layout.city]!.values.length);
      for (const [index, part] of all.entries()) {
        expect(isInside(part, layout.tile), `${layout.city}: part ${index}`).toBe(true);
        for (const other of all.slice(index + 1)) expect(overlap(part, other), `${layout.city}: part ${index}`).toBe(false);
      }
    }
  });

  test('holds the ships and, where it sails, the pirate ship', () => {
    for (const seat of view.ships.keys()) expect(shipPlace(view, layouts, seat).x).toBeLessThan(boardSize.width);
    expect(piratePlace(view, layouts) !== undefined).toBe('islasCanarias' in options);
  });
});

test('a row runs down the left, along the bottom and up the right', () => {
  const { sites } = cityLayouts(board, opening({}))[0]!;
  const columns = sites.map(({ x }) => Math.round(x));
  expect(new Set(columns.slice(0, 4)).size).toBe(1);
  expect(new Set(columns.slice(9)).size).toBe(1);
  expect(columns.slice(3, 10)).toEqual([...columns.slice(3, 10)].sort((a, b) => a - b));
});

test('every move can be pointed at or is a plain button, and pieces that travel are never lost', () => {
  const counts = (view: View): Record<string, number> => {
    const sums: Record<string, number> = {};
    for (const { kind, count } of ui.pieces!(view, box.standard.components)) sums[kind] = (sums[kind] ?? 0) + count;
    return sums;
  };
  const buttons = new Set<string>(['endTurn', 'extendLoans']);
  playBusyMatch({ seatCount: 3, options: {}, seed: 5 }, new SeededChance(5), (match, seat, move) => {
    const view = match.state as View;
    for (const legal of match.legalMoves(seat)) {
      const targets = ui.targetsOf(legal, view, seat, box.standard.components);
      if (buttons.has(legal.type)) expect(targets).toEqual([]);
      else expect(targets.length).toBeGreaterThan(0);
      for (const target of targets) expect(readTarget(target).index).not.toBeLessThan(0);
    }
    for (const wanted of ui.candidates!(view, seat, box.standard.components, match.legalMoves(seat)))
      expect(game.rules.whyNot(view, seat, wanted)?.reason).not.toBe('not-your-turn');
    const before = counts(view);
    const after = game.rules.clone(view) as ElCapitanTypes['State'];
    if (move.type !== 'buildWarehouse' && move.type !== 'buildFortress' && move.type !== 'reopenWarehouse') return;
    game.rules.apply(after, seat as Seat, move, { chance: new SeededChance(1) });
    expect(counts(after)).toEqual(before);
  });
});
