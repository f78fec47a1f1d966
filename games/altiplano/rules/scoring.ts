// AP-10.3, AP-10.4, AP-10.7 to AP-10.9: every point, and who is ahead.
import { type Seat, type Standing, seat as toSeat } from '@kontor/engine';
import { ownCoins, ownTiles } from './spots.ts';
import { mission, none, rowSize, type State } from './state.ts';
import type { Tables } from './tables.ts';
import type { Good } from './words.ts';

/** Where every point of a player comes from. Only full rows, finished orders and fulfilled missions are listed. */
export interface ScoreSheet {
  readonly tiles: readonly { readonly good: Good; readonly count: number; readonly value: number; readonly points: number }[];
  readonly boats: readonly { readonly boat: number; readonly points: number }[];
  readonly houses: readonly { readonly house: number; readonly points: number }[];
  /** One point for each tile of the house's good. */
  readonly houseBonus: readonly { readonly house: number; readonly good: Good; readonly points: number }[];
  readonly orders: readonly { readonly order: number; readonly points: number }[];
  readonly rows: readonly { readonly row: number; readonly good: Good; readonly points: number }[];
  readonly missions: readonly { readonly mission: number; readonly points: number }[];
  readonly total: number;
  /** For ties. */
  readonly coins: number;
}

const sum = (entries: readonly { readonly points: number }[]): number => entries.reduce((total, { points }) => total + points, 0);

export function scoreSheet(tables: Tables, state: State, seat: Seat): ScoreSheet {
  const { components, values } = tables;
  const player = state.players[seat]!;
  const counts = values.map((_, good) => ownTiles(tables, state, seat, good));
  const owned = (owners: readonly number[]) => owners.flatMap((owner, card) => (owner === seat ? [card] : []));
  const houses = owned(state.houses);
  const parts = {
    tiles: values.map((value, good) => ({ good, count: counts[good]!, value, points: value * counts[good]! })),
    boats: owned(state.boats).map((boat) => ({ boat, points: components.boats[boat]!.points })),
    houses: houses.map((house) => ({ house, points: components.houses[house]!.points })),
    houseBonus: houses.map((house) => {
      const good = tables.houseGoods[house]!;
      return { house, good, points: counts[good]! };
    }),
    orders: owned(state.orders)
      .filter((order) => order !== player.order)
      .map((order) => ({ order, points: components.orders[order]!.points })),
    rows: tables.rowPoints.flatMap((points, row) => {
      const good = player.warehouse[row * rowSize]!;
      return good !== none && player.warehouse[row * rowSize + 1] === tables.rowSpaces[row] ? [{ row, good, points }] : [];
    }),
    missions: player.missions.flatMap((status, card) =>
      status === mission.fulfilled ? [{ mission: card, points: components.missions[card]!.points }] : [],
    ),
  };
  const total = Object.values(parts).reduce((points, entries) => points + sum(entries), 0);
  return { ...parts, total, coins: ownCoins(tables, player) };
}

/** The score by source: tiles by kind (those kinds that are worth something), then cards, rows and missions. */
function partsOf(tables: Tables, sheet: ScoreSheet): Standing['parts'] {
  return [
    ...sheet.tiles
      .filter(({ value }) => value > 0)
      .map(({ good, points }) => ({ source: `tiles-${tables.goodIds[good]!}`, amount: points })),
    { source: 'boats', amount: sum(sheet.boats) },
    { source: 'houses', amount: sum(sheet.houses) },
    { source: 'house-bonus', amount: sum(sheet.houseBonus) },
    { source: 'orders', amount: sum(sheet.orders) },
    { source: 'rows', amount: sum(sheet.rows) },
    { source: 'missions', amount: sum(sheet.missions) },
  ];
}

/** Most points, then most coins; after that the place is shared (AP-10.4). */
export function ranking(tables: Tables, state: State): Standing[] {
  const sheets = state.players.map((_, index) => scoreSheet(tables, state, toSeat(index)));
  const isAhead = (a: ScoreSheet, b: ScoreSheet) => a.total > b.total || (a.total === b.total && a.coins > b.coins);
  return sheets
    .map((sheet, index) => ({
      seat: toSeat(index),
      place: 1 + sheets.filter((other) => isAhead(other, sheet)).length,
      score: sheet.total,
      parts: partsOf(tables, sheet),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
