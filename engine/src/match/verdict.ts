// What a match answers to whoever wants something of it.
import type { LogEntry } from './log.ts';

/** Why something was not taken. Each has one cause, and each leaves the match as it was. */
export const refusals = [
  'unknown-seat',
  'game-over',
  'not-asked',
  'malformed-move',
  'illegal-move',
  'empty-batch',
  'nothing-to-take-back',
  'take-back-conflict',
] as const;

/** One of `refusals`. */
export type RefusalReason = (typeof refusals)[number];

/** A refusal: the reason id, one plain sentence, the rule where one speaks, and which move of a batch it was. */
export interface Refused {
  readonly ok: false;
  readonly reason: RefusalReason;
  readonly message: string;
  /** The number of the rule that forbids the move, such as `EC-4.4`. */
  readonly rule?: string;
  /** The game's own reason id, worded by the page. */
  readonly detail?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
  /** Index in the batch of the move at fault. */
  readonly at?: number;
}

/** Taken: the entries that were added to the log, and how many of the seat's own were taken back before. */
export interface Taken<Move, Event> {
  readonly ok: true;
  readonly entries: readonly LogEntry<Move, Event>[];
  readonly takenBack: number;
}

/** The answer to a submission. */
export type Verdict<Move, Event> = Taken<Move, Event> | Refused;

/** A refusal in short. */
export function refuse(reason: RefusalReason, message: string, more: Omit<Refused, 'ok' | 'reason' | 'message'> = {}): Refused {
  return { ok: false, reason, message, ...more };
}
