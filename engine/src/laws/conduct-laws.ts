// Laws about what a move does: to its own state only, the same each time, and to no component's total.
import { RecordingChance, ScriptedChance, SeededChance } from '../chance.ts';
import type { GameTypes, Table } from '../game.ts';
import type { Game } from '../open.ts';
import { difference, type Law, type Situation } from './law.ts';

/** Carries out the step that play will take, on a clone. */
export function after<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  step: NonNullable<Situation<T>['step']>,
  table: Table<T['Event']>,
): T['State'] {
  const next = game.rules.clone(state);
  if (step.seat === 'outside') game.rules.outside?.apply(next, step.move, table);
  else game.rules.apply(next, step.seat, step.move, table);
  return next;
}

export const clonesAreApart: Law = {
  name: 'clones are apart',
  claim: 'A clone is equal to its source, and a move on the clone leaves the source as it was.',
  check({ game, state, before, step, chance }) {
    const unlike = difference(state, game.rules.clone(state));
    if (unlike || !step) return unlike;
    after(game, state, step, { chance: new SeededChance(chance.below(1_000_000)) });
    return difference(before, state);
  },
};

export const lookingChangesNothing: Law = {
  name: 'looking changes nothing',
  claim: 'Asking for moves, views, standings, a census or a position leaves the state as it was.',
  check({ game: { rules }, state, before }) {
    for (const { seat } of rules.decisions(state)) {
      rules.legalMoves(state, seat);
      rules.view(state, seat);
    }
    rules.view(state, 'spectator');
    rules.ranking(state);
    rules.census(state);
    rules.situation.write(state);
    return difference(before, state);
  },
};

export const movesRepeat: Law = {
  name: 'moves repeat',
  claim: 'The same move with the same answers of chance leads to the same state, told aloud or not, and asks chance the same.',
  check({ game, state, step, chance }) {
    if (!step) return undefined;
    const silent = new RecordingChance(new SeededChance(chance.below(1_000_000)));
    const first = after(game, state, step, { chance: silent });
    const script = new ScriptedChance(silent.answers);
    const events: { readonly type: string }[] = [];
    let second: object;
    try {
      second = after(game, state, step, { chance: script, emit: (event) => events.push(event) });
    } catch (error) {
      return `told aloud, the move asks chance for more: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (script.left > 0) return `told aloud, the move leaves ${script.left} answers of chance unused`;
    const nameless = events.find((event) => typeof event.type !== 'string');
    return nameless ? 'an event has no type' : difference(first, second);
  },
};

export const nothingIsLost: Law = {
  name: 'nothing is lost',
  claim: 'Every component is in exactly one place: the census never changes, and no counter falls below zero.',
  check({ game: { rules }, state, inventory, exceptions }) {
    const census = rules.census(state);
    const changed = difference(inventory, census);
    if (changed) return `the census changed: ${changed}`;
    const below = Object.entries(census).find(([, count]) => count < 0);
    if (below) return `the census counts ${below[1]} of ${below[0]}`;
    const fault = negative(state, exceptions.mayBeNegative ?? []);
    return fault && `state${fault}`;
  },
};

/** Where a number is below zero, as words that follow the value's name. */
function negative(value: unknown, allowed: readonly string[]): string | undefined {
  if (typeof value === 'number') return value < 0 ? ` is ${value}` : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of Object.keys(value)) {
    const fault = allowed.includes(key) ? undefined : negative((value as Record<string, unknown>)[key], allowed);
    if (fault) return `.${key}${fault}`;
  }
  return undefined;
}
