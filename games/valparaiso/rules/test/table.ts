// A table in any situation, for rule tests: names in, numbers and events out.
import { type Edition, noChance, openGame, parseOptions, SeededChance, sameData, seat as toSeat } from '@kontor/engine';
import { goodsOf, pointsOf } from '../holdings.ts';
import { box, type Components, type Event, type Move, type Options, type Side } from '../index.ts';
import { cardNames, printFor } from '../print.ts';

export interface TableChoices {
  readonly players?: number;
  readonly options?: object;
  readonly edition?: Edition<Components>;
  /** A seed where the test lets chance decide; without one, asking chance is a fault. */
  readonly seed?: number;
}

export function tableAt(situation: object = {}, { players = 3, options = {}, edition, seed }: TableChoices = {}) {
  const { rules, edition: opened } = openGame(box, edition);
  const chance = seed === undefined ? noChance : new SeededChance(seed);
  const print = printFor(opened.components, players);
  const state = rules.situation.read(situation, parseOptions<Options>(box.options, options, players), players);
  const names = cardNames(opened.components);
  const legal = (seat: number) => rules.legalMoves(state, toSeat(seat));
  const why = (seat: number, move: Move) => {
    const refusal = rules.whyNot(state, toSeat(seat), move);
    return refusal && `${refusal.rule} ${refusal.reason}`;
  };
  const play = (seat: number, ...moves: Move[]): Event[] => {
    const events: Event[] = [];
    for (const move of moves) {
      if (!legal(seat).some((candidate) => sameData(candidate, move)))
        throw new Error(`seat ${seat} may not ${JSON.stringify(move)}: ${why(seat, move)}`);
      rules.apply(state, toSeat(seat), move, { chance, emit: (event) => events.push(event) });
    }
    return events;
  };
  return {
    state,
    rules,
    print,
    legal,
    why,
    play,
    may: (seat: number, move: Move) => legal(seat).some((candidate) => sameData(candidate, move)),
    types: (seat: number) => [...new Set(legal(seat).map(({ type }) => type))],
    moves: <T extends Move['type']>(seat: number, type: T) =>
      legal(seat).filter((move): move is Extract<Move, { type: T }> => move.type === type),
    use: (seat: number, slot = 1, side: Side = 'main') => play(seat, { type: 'useCard', slot, side }),
    asked: () => rules.decisions(state).map(({ seat, prompt }) => `${seat} ${prompt}`),
    place: (id: string) => print.board.places.findIndex((place) => place.id === id),
    space: (id: string, index = 0) => print.spacesAt[print.board.places.findIndex((place) => place.id === id)]![index]!,
    card: (id: string) => names.indexOf(id),
    tile: (id: string) => print.tiles.findIndex((tile) => tile.id === id),
    market: (id: string) => {
      const { start, size } = print.columns[print.marketOf[print.board.places.findIndex((place) => place.id === id)]!]!;
      return state.tiles.slice(start, start + size).map((tile) => print.tiles[tile]!.id);
    },
    reserve: () => state.tiles.slice(print.reserve.start).map((tile) => print.tiles[tile]!.id),
    warehouse: (seat: number) => goodsOf(state.warehouse, toSeat(seat)),
    hold: (seat: number) => goodsOf(state.hold, toSeat(seat)),
    money: (seat: number) => state.money[seat]!,
    points: (seat: number) => pointsOf(state, toSeat(seat)),
    merchants: (seat: number, id: string) =>
      state.merchants[print.placeCount * seat + print.board.places.findIndex((place) => place.id === id)]!,
  };
}

export type TestTable = ReturnType<typeof tableAt>;

/** A situation in which seat 0 is about to use cards, and the others have nothing planned. */
export const using = (player: object, more: object = {}): object => ({
  phase: 'usingCards',
  ...more,
  players: [player, ...((more as { players?: object[] }).players ?? [])],
});

export const finishPlan: Move = { type: 'finishPlan' };
export const endTurn: Move = { type: 'endTurn' };
export const stop: Move = { type: 'stop' };
export const stay: Move = { type: 'stay' };
export const keepCards: Move = { type: 'keepCards' };
