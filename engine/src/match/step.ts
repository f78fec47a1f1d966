// One step of a match: whether somebody may make a move, and what comes of it. Nothing here knows the match's past.
import { sameData } from '../canonical.ts';
import { type Chance, RecordingChance } from '../chance.ts';
import type { GameDefinition, GameTypes } from '../game.ts';
import type { Seat } from '../seat.ts';
import { type Actor, barrierOf, type LogEntry, type Watch, watch } from './log.ts';
import { type Refused, refuse } from './verdict.ts';

/** The legal move that the input spells, or why there is none. `legal` are the seat's moves, where it is asked at all. */
export function legalMove<T extends GameTypes>(
  rules: GameDefinition<T>,
  state: T['State'],
  seat: Seat,
  legal: readonly T['Move'][] | undefined,
  input: unknown,
  /** Which move of a batch it is. */
  place: { readonly at?: number },
): { readonly move: T['Move'] } | Refused {
  if (typeof input !== 'object' || input === null || typeof (input as { type?: unknown }).type !== 'string') {
    return refuse('malformed-move', 'a move is an object with a "type"', place);
  }
  if (!legal) return refuse('not-asked', `seat ${seat} is not asked for a decision now`, place);
  for (const move of legal) if (sameData(move, input)) return { move };
  const why = explain(() => rules.whyNot(state, seat, input as T['Move']));
  const because = why ? ` (${why.rule}: ${why.reason})` : '';
  return refuse('illegal-move', `'${(input as { type: string }).type.slice(0, 60)}' is not possible now${because}`, {
    ...place,
    ...(why && { rule: why.rule, detail: why.reason }),
    ...(why?.facts && { facts: why.facts }),
  });
}

/** A legal move that is to be carried out on a state of one's own. */
interface Step<T extends GameTypes> {
  readonly state: T['State'];
  readonly seatCount: number;
  /** What was seen of the state before. */
  readonly before: Watch;
  readonly actor: Actor;
  readonly move: T['Move'];
  readonly chance: Chance;
  /** Other seats have moves that still could be taken back. */
  readonly othersOpen: boolean;
}

/** Changes the state, and answers the entry for the log and what is seen of the state now. */
export function carryOut<T extends GameTypes>(
  rules: GameDefinition<T>,
  { state, seatCount, before, actor, move, chance, othersOpen }: Step<T>,
): { readonly entry: LogEntry<T['Move'], T['Event']>; readonly after: Watch } {
  const recording = new RecordingChance(chance);
  // Most moves tell one thing: a list that is made with it takes less room than one that it is added to.
  let events: T['Event'][] | undefined;
  let sealed = false;
  const table = {
    chance: recording,
    emit: (event: T['Event']) => {
      if (events) events.push(event);
      else events = [event];
    },
    seal: () => {
      sealed = true;
    },
  };
  if (actor === 'outside') rules.outside?.apply(state, move, table);
  else rules.apply(state, actor, move, table);
  const after = watch(rules, state, seatCount);
  const barrier = barrierOf(actor, before, after, recording.answers.length > 0, sealed, othersOpen);
  return { entry: { actor, move, chance: recording.answers, events: events ?? [], barrier }, after };
}

/** A question about a move that nobody checked may stumble over its shape; then no rule speaks of it. */
function explain<R>(ask: () => R | undefined): R | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
