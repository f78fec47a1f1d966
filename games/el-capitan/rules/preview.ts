// What a payday would pay if it were held now, or after a move: for the page and for bots.
import { noChance, type Seat } from '@kontor/engine';
import { type Board, layOut } from './board.ts';
import { clone } from './clone.ts';
import type { Components } from './components/components.ts';
import { fullest, type PaydayTable, paydaySources, runnerUp, tally } from './payday.ts';
import { isNeutral, leader, nextAmount, size, takenSites } from './row.ts';
import type { City, Colour, Event, Move, PaydayLine, State } from './state.ts';
import { apply } from './turn.ts';

/** One city at a payday. */
export interface CityPayday {
  readonly city: City;
  /** What first rank pays. */
  readonly amount: number;
  readonly houses: number;
  readonly isFullest: boolean;
  /** The colours that rank first and second, or null; a neutral colour ranks, but is not paid. */
  readonly first: Colour | null;
  readonly second: Colour | null;
  /** Nobody is paid for the first rank: a neutral colour leads (EC-13.6). */
  readonly isUnpaid: boolean;
  readonly lines: readonly PaydayLine[];
}

/** A whole payday. */
export interface Payday {
  /** By seat. */
  readonly totals: readonly number[];
  /** By seat and source. */
  readonly bySource: readonly Readonly<Record<(typeof paydaySources)[number], number>>[];
  readonly cities: readonly CityPayday[];
  /** Every single payment. */
  readonly lines: readonly PaydayLine[];
}

/** A payday as it would be after a move, and what the move itself changes on the board. */
export interface PaydayAfter extends Payday {
  /** What each player would get more (or less) than without the move. */
  readonly gains: readonly number[];
  /** What each player's money changes by the move itself: prices, Lisboa's payment, protection money. */
  readonly money: readonly number[];
  readonly closed: readonly Extract<Event, { type: 'warehouseClosed' }>[];
}

export interface PaydayPreview {
  /** `seat * paydaySources.length + source`. Quick; a table that is handed in is used again. */
  tally(state: State, table?: PaydayTable): PaydayTable;
  payday(state: State): Payday;
  /** The move must be legal. Moves that end a turn or a settlement change no payday. */
  paydayAfter(state: State, seat: Seat, move: Move): PaydayAfter;
}

export function paydayPreview(components: Components): PaydayPreview {
  const board = layOut(components);
  const payday = (state: State): Payday => paydayOf(board, state);
  return {
    tally: (state, table) => tally(board, state, table),
    payday,
    paydayAfter(state, seat, move) {
      const after = clone(state);
      const events: Event[] = [];
      if (!endsSomething(move)) apply(board, after, seat, move, { chance: noChance, emit: (event) => events.push(event) });
      const before = payday(state);
      const sheet = payday(after);
      return {
        ...sheet,
        gains: sheet.totals.map((total, index) => total - before.totals[index]!),
        money: after.money.map((money, index) => money - state.money[index]!),
        closed: events.filter((event) => event.type === 'warehouseClosed'),
      };
    },
  };
}

const endsSomething = ({ type }: Move): boolean =>
  type === 'endTurn' || type === 'extendLoans' || type === 'repayLoan' || type === 'chooseStartPlayer';

function paydayOf(board: Board, state: State): Payday {
  const lines: PaydayLine[] = [];
  const table = tally(board, state, [], (line) => lines.push(line));
  const columns = paydaySources.length;
  const bySource = state.money.map(
    (_, seat) =>
      Object.fromEntries(paydaySources.map((source, column) => [source, table[seat * columns + column]!])) as Record<
        (typeof paydaySources)[number],
        number
      >,
  );
  const most = fullest(board, state);
  const cities = [...board.cities.keys()].filter((city) => state.inPlay & (1 << city));
  return {
    totals: bySource.map((row) => paydaySources.reduce((sum, source) => sum + row[source], 0)),
    bySource,
    cities: cities.map((city) => cityOf(board, state, city, most, lines)),
    lines,
  };
}

function cityOf(board: Board, state: State, city: City, most: number, lines: readonly PaydayLine[]): CityPayday {
  const taken = takenSites(state, city);
  const first = taken === 0 ? null : leader(state, city);
  const second = first === null ? -1 : runnerUp(state, city, first);
  return {
    city,
    amount: nextAmount(board, city, taken),
    houses: size(taken),
    isFullest: size(taken) === most,
    first,
    second: second < 0 ? null : second,
    isUnpaid: first !== null && isNeutral(state, first),
    lines: lines.filter((line) => 'city' in line && line.city === city),
  };
}
