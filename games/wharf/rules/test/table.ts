// A table for rule tests: a situation in words, moves, and what follows.
import { type Chance, Match, readPosition, ScriptedChance, seat } from '@kontor/engine';
import { box, type Event, type Move, type State } from '../index.ts';

export function tableWith(situation: object, players = 2, chance: number | Chance = 1) {
  const position = readPosition(box, { kontor: 'position', version: 1, game: 'wharf', players, situation });
  const match = Match.from(position, chance);
  return {
    match,
    state: () => match.state as State,
    moves: (who: number) => match.legalMoves(seat(who)),
    play(who: number, ...moves: Move[]): Event[] {
      const verdict = match.submit(seat(who), moves);
      if (!verdict.ok) throw new Error(verdict.message);
      return verdict.entries.flatMap((entry) => [...entry.events]);
    },
  };
}

export const answers = (...script: number[]): ScriptedChance => new ScriptedChance(script);

export const plan = (...orders: ('load' | 'sell' | 'barter')[]): Move[] => [
  ...orders.map((order) => ({ type: 'layOrder' as const, order })),
  { type: 'getReady' },
];
