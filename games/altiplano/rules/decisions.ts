// Who is asked what. The lists repeat, so each is made once and frozen.
import { type Decision, seat as toSeat } from '@kontor/engine';
import { isAsked } from './course.ts';
import { none, type State } from './state.ts';

export const prompts = [
  'chooseRole',
  'confirmRole',
  'passMissions',
  'chooseMission',
  'returnTiles',
  'exchangeTile',
  'replaceTile',
  'plan',
  'act',
  'actHere',
  'placeCorn',
  'endTurn',
  'storeLate',
] as const;
export type Prompt = (typeof prompts)[number];

function promptOf(state: State): Prompt {
  switch (state.phase) {
    case 'choosingRoles':
      return state.players[state.active]!.role === none ? 'chooseRole' : 'confirmRole';
    case 'passingMissions':
      return 'passMissions';
    case 'choosingMissions':
      return 'chooseMission';
    case 'returning':
      return 'returnTiles';
    case 'exchanging':
      return state.exchanged === none ? 'exchangeTile' : 'replaceTile';
    case 'planning':
      return 'plan';
    case 'lateStoring':
      return 'storeLate';
    default:
      if (state.cornDue > 0) return 'placeCorn';
      if (state.turn === 'acted') return 'endTurn';
      return state.turn === 'placed' ? 'actHere' : 'act';
  }
}

const known = new Map<Prompt, (readonly Decision[])[]>(prompts.map((prompt) => [prompt, []]));
const nobody: readonly Decision[] = Object.freeze([]);

export function decisions(state: State): readonly Decision[] {
  let asked = 0;
  for (let seat = 0; seat < state.players.length; seat++) if (isAsked(state, toSeat(seat))) asked |= 1 << seat;
  if (asked === 0) return nobody;
  const prompt = promptOf(state);
  const lists = known.get(prompt)!;
  const list = lists[asked];
  if (list) return list;
  const made: Decision[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (((asked >> seat) & 1) !== 0) made.push(Object.freeze({ seat: toSeat(seat), prompt }));
  }
  lists[asked] = Object.freeze(made);
  return made;
}
