// Who sits where: each step takes a table and gives the next one, or says why not.
import { type Seat, seat as toSeat, type Viewer } from '@kontor/engine';
import type { BotLevel, Person, SeatInfo, TableInfo } from '@kontor/protocol';
import { Denied } from '../denied.ts';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';

export const seatOf = (table: StoredTable, person: string | undefined): Seat | undefined => {
  if (person === undefined) return undefined;
  const index = table.seats.findIndex((seat) => seat.person === person);
  return index < 0 ? undefined : toSeat(index);
};

export const viewerOf = (table: StoredTable, person: string | undefined): Viewer => seatOf(table, person) ?? 'spectator';

/** With whose eyes a viewer sees the match: until it is begun as a spectator. */
export const eyesAt = ({ status }: StoredTable, viewer: Viewer): Viewer => (status === 'open' ? 'spectator' : viewer);

/** Whether a bot decides for the seat now. */
export const isBot = (table: StoredTable, index: number): boolean => table.seats[index]?.bot !== undefined;

/** Whether nobody sits there yet. */
export const isFree = (seat: StoredSeat): boolean => seat.person === undefined && seat.bot === undefined;

const withSeat = (table: StoredTable, index: number, seat: StoredSeat): StoredTable => ({
  ...table,
  seats: table.seats.map((old, place) => (place === index ? seat : old)),
});

const seated = ({ id, name, colour }: Person): StoredSeat => ({ person: id, name, colour });

/** Takes a free seat, or takes the own seat back. Where the host has left, whoever comes is the host. */
export function sitDown(table: StoredTable, person: Person, wanted: number | undefined): { table: StoredTable; seat: Seat } {
  const own = seatOf(table, person.id);
  if (own !== undefined) return { table: withSeat(table, own, seated(person)), seat: own };
  if (table.status !== 'open') throw new Denied('wrong-moment', 'this match has begun; you can watch it');
  const index = wanted ?? table.seats.findIndex(isFree);
  const seat = table.seats[index];
  if (!seat)
    throw new Denied('no-free-seat', wanted === undefined ? 'every seat is taken' : `there is no seat ${wanted} at this table`);
  if (!isFree(seat)) throw new Denied('no-free-seat', `seat ${index} is taken`);
  const host = seatOf(table, table.host) === undefined ? person.id : table.host;
  return { table: { ...withSeat(table, index, seated(person)), host }, seat: toSeat(index) };
}

/** Gives the seat up. The host's place goes to the next person. */
export function getUp(table: StoredTable, person: string): { table: StoredTable; seat: Seat } {
  const own = seatOf(table, person);
  if (own === undefined) throw new Denied('not-allowed', 'you have no seat at this table');
  if (table.status === 'playing') return { table: withSeat(table, own, { ...table.seats[own]!, away: true }), seat: own };
  if (table.status !== 'open') throw new Denied('wrong-moment', 'this match is over');
  const emptied = withSeat(table, own, {});
  const next = emptied.seats.find((seat) => seat.person !== undefined)?.person;
  return { table: table.host === person && next !== undefined ? { ...emptied, host: next } : emptied, seat: own };
}

/** Before the start the host seats a bot, or clears a bot's seat. */
export function seatBot(table: StoredTable, person: string, index: number, level: BotLevel | null): StoredTable {
  if (table.host !== person) throw new Denied('not-allowed', 'only the host seats bots');
  if (table.status !== 'open') throw new Denied('wrong-moment', 'this match has begun');
  const seat = table.seats[index];
  if (!seat) throw new Denied('bad-input', `there is no seat ${index} at this table`, { path: 'seat' });
  if (seat.person !== undefined) throw new Denied('no-free-seat', `seat ${index} is taken`);
  return withSeat(table, index, level === null ? {} : { bot: level });
}

/** A bot plays for a person who is away, until the seat is taken back. */
export const standIn = (table: StoredTable, index: number, level: BotLevel): StoredTable =>
  withSeat(table, index, { ...table.seats[index]!, bot: level, away: true });

/** Somebody who was away is back. */
export function welcomeBack(table: StoredTable, index: number): StoredTable {
  const { away: _, ...seat } = table.seats[index]!;
  return withSeat(table, index, seat);
}

/** A table as everybody may see it. */
export function infoOf(table: StoredTable, isOnline: (person: string) => boolean, watchers: number): TableInfo {
  const { id, game, options, visibility, clock, race, hints, host, status, created, uploaded, rematch } = table;
  const seats = table.seats.map(
    (seat): SeatInfo => (seat.person === undefined ? { ...seat } : { ...seat, online: isOnline(seat.person) }),
  );
  return {
    id,
    game,
    options,
    visibility,
    clock,
    race,
    hints,
    host,
    status,
    seats,
    created,
    watchers,
    ...(uploaded !== undefined && { uploaded }),
    ...(rematch !== undefined && { rematch }),
  };
}
