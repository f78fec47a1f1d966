// A table for rule tests: a situation in words, moves by name, and what follows.
import { type Chance, Match, openGame, readPosition, seat } from '@kontor/engine';
import { box, type ElCapitanTypes, type Event, layOut, type Move, type State } from '../index.ts';

export const board = layOut(box.standard.components);

const indexIn = (names: readonly string[], name: string): number => {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`the test names '${name}', which is not there`);
  return index;
};
export const city = (id: string): number =>
  indexIn(
    board.cities.map((print) => print.id),
    id,
  );
export const card = (id: string): number => indexIn(board.cardIds, id);

export const buy = (id: string): Move => ({ type: 'buyCard', card: card(id) });
export const sail = (id: string, to: string): Move => ({ type: 'sail', card: card(id), city: city(to) });
export const build = (site: number, colour = 0): Move => ({ type: 'buildWarehouse', colour, site });
export const reopen = (site: number, colour = 0): Move => ({ type: 'reopenWarehouse', colour, site });
export const fortify: Move = { type: 'buildFortress' };
export const borrow = (amount: 10 | 16): Move => ({ type: 'takeLoan', loan: amount === 10 ? 0 : 1 });
export const pass: Move = { type: 'pass' };
export const endTurn: Move = { type: 'endTurn' };
export const callPirate = (by: 'free' | 'florins' | 'cards'): Move => ({ type: 'movePirate', by });
export const sailPirate = (id: string, to: string): Move => ({ type: 'sailPirate', card: card(id), city: city(to) });
export const landPirate = (to: string, space: number): Move => ({ type: 'landPirate', city: city(to), space });
export const repay = (amount: 10 | 16): Move => ({ type: 'repayLoan', loan: amount === 10 ? 0 : 1 });
export const extendLoans: Move = { type: 'extendLoans' };
export const nameStartPlayer = (index: number): Move => ({ type: 'chooseStartPlayer', seat: seat(index) });

/** Plays by whoever is asked; a refusal is an error. */
function tableOf(match: Match<ElCapitanTypes>) {
  const asked = () => match.decisions()[0]!.seat;
  return {
    match,
    state: (): State => match.state,
    asked,
    moves: (): readonly Move[] => match.legalMoves(asked()),
    /** The legal moves of one type. */
    offered: (type: Move['type']): readonly Move[] => match.legalMoves(asked()).filter((move) => move.type === type),
    play(...moves: Move[]): Event[] {
      return moves.flatMap((move) => {
        const verdict = match.submit(asked(), move);
        if (!verdict.ok) throw new Error(`${JSON.stringify(move)}: ${verdict.message}`);
        return verdict.entries.flatMap((entry) => [...entry.events]);
      });
    },
    /** The rule and the reason why a move is not taken. */
    refusal(move: Move): string {
      const verdict = match.submit(asked(), move);
      return verdict.ok ? 'taken' : `${verdict.rule ?? 'no rule'} ${verdict.detail ?? verdict.reason}`;
    },
  };
}

export function tableWith(situation: object, players = 4, options: object = {}, chance: number | Chance = 1) {
  return tableOf(
    Match.from(readPosition(box, { kontor: 'position', version: 1, game: box.id, players, options, situation }), chance),
  );
}

export function newTable(seatCount: number, options: object = {}, chance: number | string = 1) {
  return tableOf(Match.start(openGame(box), { seatCount, options, chance }));
}

/** A ship in a city's harbour. */
export const at = (id: string, space?: number) => ({ ship: { city: id, ...(space !== undefined && { space }) } });
/** The florins that a payday held now would pay for one source, by seat. */
export const paidFor = (events: readonly Event[], source: string, seats: number): number[] =>
  Array.from({ length: seats }, (_, index) =>
    events.reduce(
      (sum, event) => (event.type === 'paid' && event.source === source && event.seat === index ? sum + event.amount : sum),
      0,
    ),
  );
/** The last turn of a phase: seat 0 is the last of its round, so that ending the turn is followed by payday. */
export const lastTurn = (phase = 1) => ({ phase, round: 5, startPlayer: 1, active: 0, stage: 'atBank', lastRound: true });
