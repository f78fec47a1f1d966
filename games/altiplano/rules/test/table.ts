// A table for rule tests: a situation in words, moves by name, and what follows.
import { type Chance, Match, openGame, type Refusal, readPosition, ScriptedChance, seat } from '@kontor/engine';
import { type AltiplanoTypes, box, type Event, type Move, type Player, type State, tablesFor } from '../index.ts';

export const tables = tablesFor();
export const { components } = tables;

const named =
  (ids: readonly { readonly id: string }[]) =>
  (id: string): number => {
    const index = ids.findIndex((entry) => entry.id === id);
    if (index < 0) throw new Error(`there is no '${id}'`);
    return index;
  };
export const good = named(components.goods);
export const place = named(components.locations);
export const role = named(components.roles);
export const extension = named(components.extensions);
export const house = named(components.houses);
export const boat = named(components.boats);
export const order = named(components.orders);
export const mission = named(components.missions);

/** Counts by good as the state keeps them. */
export const tiles = (amounts: Record<string, number>): number[] => {
  for (const id of Object.keys(amounts)) good(id);
  return tables.goodIds.map((id) => amounts[id] ?? 0);
};

/** The n-th basic production of a location. */
export const basic = (location: string, index: number): number => tables.locations[place(location)]!.productions[index]!;
/** The production of a role or an extension. */
export const station = (id: string): number =>
  tables.productions.findIndex(({ role: owner, ability }) =>
    owner >= 0
      ? components.roles[owner]!.id === id
      : ability !== 0 &&
        components.extensions.some((entry, index) => entry.id === id && 1 << tables.effectOf[index]! === ability),
  );

/** A spot by the word of a position: a location, 'wild', 'movement-1', a role or an extension. */
export function spot(name: string, item = ''): number {
  if (components.locations.some(({ id }) => id === name)) return place(name);
  if (name === 'wild') return tables.wildSpot;
  if (name.startsWith('movement-')) return tables.firstMovementSpot + Number(name.slice(9)) - 1;
  const number = item === 'coin' ? tables.coin : item === '' ? undefined : good(item);
  return tables.spots.findIndex(
    (entry) => entry.type === 'slot' && entry.production === station(name) && (number === undefined || entry.item === number),
  );
}

export const done: Move = { type: 'done' };
export const pass: Move = { type: 'pass' };
export const endTurn: Move = { type: 'endTurn' };
export const holdCorn: Move = { type: 'holdCorn' };
export const put = (id: string, at: string): Move => ({ type: 'placeTile', good: good(id), spot: spot(at) });
export const putCoin = (at: string): Move => ({ type: 'placeCoin', spot: spot(at, at.startsWith('movement') ? '' : 'coin') });
export const back = (id: string, from: string): Move => ({ type: 'returnTile', good: good(id), spot: spot(from) });
export const backCoin = (from: string): Move => ({
  type: 'returnCoin',
  spot: spot(from, from.startsWith('movement') ? '' : 'coin'),
});
export const figureTo = (location: string): Move => ({ type: 'putFigure', location: place(location) });
export const travel = (by: number, to: string): Move => ({ type: 'travel', by, to: place(to) });
export const produce = (production: number, output: string, wild = false): Move => ({
  type: 'produce',
  production,
  output: good(output),
  wild,
});
export const store = (id: string, wild = false): Move => ({ type: 'store', good: good(id), wild });
export const sell = (id: string, wild = false): Move => ({ type: 'sell', good: good(id), wild });
export const deliver = (id: string, wild = false): Move => ({ type: 'deliver', good: good(id), wild });
export const buildBoat = (id: string | null, wild = false): Move => ({
  type: 'buildBoat',
  boat: id === null ? null : boat(id),
  wild,
});
export const buildHouse = (id: string | null, wild = false): Move => ({
  type: 'buildHouse',
  house: id === null ? null : house(id),
  wild,
});
export const buildRoad = (wild = false): Move => ({ type: 'buildRoad', wild });
export const takeOrder = (id: string | null): Move => ({ type: 'takeOrder', order: id === null ? null : order(id) });
export const buyExtension = (id: string): Move => ({ type: 'buyExtension', extension: extension(id) });
export const buyCart = (space: number): Move => ({ type: 'buyCart', space: space - 1 });
/** Rows are counted from 1, as on the board. */
export const placeCorn = (row: number): Move => ({ type: 'placeCorn', row: row - 1 });
export const storeCorn = (row: number): Move => ({ type: 'storeCorn', row: row - 1 });
export const keep = (id: string): Move => ({ type: 'keepMission', mission: mission(id) });
export const passOn = (id: string): Move => ({ type: 'passMission', mission: mission(id) });

export interface TableChoices {
  readonly players?: number;
  readonly options?: object;
  readonly chance?: number | Chance;
}

function around(match: Match<AltiplanoTypes>) {
  const find = (who: number, move: Move): boolean =>
    match.legalMoves(seat(who)).some((legal) => JSON.stringify(sorted(legal)) === JSON.stringify(sorted(move)));
  return {
    match,
    state: (): State => match.state,
    player: (who: number): Player => match.state.players[who]!,
    moves: (who: number): readonly Move[] => match.legalMoves(seat(who)),
    types: (who: number): string[] => [...new Set(match.legalMoves(seat(who)).map(({ type }) => type))],
    can: find,
    whyNot: (who: number, move: Move): Refusal | undefined => match.game.rules.whyNot(match.state, seat(who), move),
    /** The rule that forbids a move. */
    rule: (who: number, move: Move): string | undefined => match.game.rules.whyNot(match.state, seat(who), move)?.rule,
    play(who: number, ...moves: Move[]): Event[] {
      const verdict = match.submit(seat(who), moves);
      if (!verdict.ok) throw new Error(verdict.message);
      return verdict.entries.flatMap((entry) => [...entry.events]);
    },
    score: (who: number): number => match.ranking().find((standing) => standing.seat === who)!.score,
    part: (who: number, source: string): number =>
      match
        .ranking()
        .find((standing) => standing.seat === who)!
        .parts.find((entry) => entry.source === source)!.amount,
  };
}

const sorted = (move: Move) => Object.fromEntries(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A match that begins in a situation. */
export function tableWith(situation: object, { players = 2, options, chance = 1 }: TableChoices = {}) {
  const file = { kontor: 'position', version: 1, game: 'altiplano', players, ...(options && { options }), situation };
  return around(Match.from(readPosition(box, file), chance));
}

/** A match from the set-up. */
export const newTable = (players: number, options: object = {}, chance: number | Chance = 1) =>
  around(Match.start(openGame(box), { seatCount: players, options, chance }));

export const answers = (...script: number[]): ScriptedChance => new ScriptedChance(script);

/** The first event of a kind. */
export function event<Type extends Event['type']>(events: readonly Event[], type: Type): Extract<Event, { type: Type }> {
  const found = events.find((entry) => entry.type === type);
  if (!found) throw new Error(`no ${type} among ${events.map((entry) => entry.type).join(', ')}`);
  return found as Extract<Event, { type: Type }>;
}

/** A track that can be refilled, so that a new round triggers nothing. */
export const track = ['alpaca-pen', 'sawmill', 'ore-gallery', 'fishing-jetty', 'quarry'];
/** A circle in which farm, forest, mine, harbour, village, market and road follow one another. */
export const ring = ['farm', 'forest', 'mine', 'harbour', 'village', 'market', 'road'];
