// Everybody's time at a table, as pure steps: time comes in as a value, so that a test needs no waiting.
import type { ClockSetting, ClockState } from '@kontor/protocol';

/** What is kept of a clock. Times are milliseconds; `left` and `grace` are by seat. */
export interface Clock {
  readonly at: number;
  readonly left: readonly number[];
  readonly grace: readonly number[];
  readonly running: readonly number[];
  readonly late: readonly Late[];
  /** By seat: moves that were taken back and not made again, where there are any. They had their time. */
  readonly owed?: readonly number[];
}

/** How many moves of an actor came and went at once. */
export interface Made {
  readonly entries: number;
  readonly takeBack: number;
}

const oneMove: Made = { entries: 1, takeBack: 0 };

/** A seat over which the others choose: it ran out of time, or its person left. */
export interface Late {
  readonly seat: number;
  /** The seats that want the match ended. */
  readonly end: readonly number[];
}

const second = 1000;
const hour = 3_600_000;
/** What 'wait' gives at least. */
const leastWait = 60 * second;

const bankOf = (setting: ClockSetting): number =>
  setting.kind === 'live' ? setting.bank * second : setting.kind === 'turns' ? setting.hours * hour : 0;
const graceOf = (setting: ClockSetting): number => (setting.kind === 'live' ? setting.grace * second : 0);

export function startClock(setting: ClockSetting, seatCount: number, now: number): Clock {
  const bySeat = (value: number) => Array.from({ length: seatCount }, () => value);
  return { at: now, left: bySeat(bankOf(setting)), grace: bySeat(graceOf(setting)), running: [], late: [] };
}

const replaced = (list: readonly number[], seat: number, value: number): number[] =>
  list.map((entry, index) => (index === seat ? value : entry));

/** The clock at a later time. Whoever has nothing left is late, and their time stands still. */
export function advance(setting: ClockSetting, clock: Clock, now: number): Clock {
  const passed = Math.max(0, now - clock.at);
  if (setting.kind === 'none' || clock.running.length === 0 || passed === 0) return { ...clock, at: Math.max(clock.at, now) };
  const left = [...clock.left];
  const grace = [...clock.grace];
  for (const seat of clock.running) {
    const free = Math.min(grace[seat]!, passed);
    grace[seat] = grace[seat]! - free;
    left[seat] = Math.max(0, left[seat]! - (passed - free));
  }
  const isOut = (seat: number) => left[seat] === 0 && grace[seat] === 0;
  const late = clock.running.filter((seat) => isOut(seat) && !clock.late.some((entry) => entry.seat === seat));
  return {
    at: now,
    left,
    grace,
    running: clock.running.filter((seat) => !isOut(seat)),
    late: [...clock.late, ...late.map((seat) => ({ seat, end: [] }))],
  };
}

/**
 * The clock after somebody decided something: `asked` are the seats of people who are asked now. Time is given for what is
 * new: taking a move back and making one again brings none.
 */
export function decided(
  setting: ClockSetting,
  before: Clock,
  now: number,
  actor: number | undefined,
  asked: readonly number[],
  made: Made = oneMove,
): Clock {
  const clock = advance(setting, before, now);
  const left = [...clock.left];
  const grace = [...clock.grace];
  const owed = left.map((_, seat) => before.owed?.[seat] ?? 0);
  let isNewMove = false;
  if (actor !== undefined) {
    const open = owed[actor]! + made.takeBack;
    isNewMove = made.entries > open;
    owed[actor] = Math.max(0, open - made.entries);
    if (isNewMove && setting.kind === 'live' && before.running.includes(actor)) left[actor]! += setting.increment * second;
  }
  for (const seat of asked) {
    const wasRunning = before.running.includes(seat);
    if (seat === actor ? isNewMove : !wasRunning) grace[seat] = graceOf(setting);
    if (setting.kind === 'turns' && !wasRunning && (seat !== actor || isNewMove)) left[seat] = bankOf(setting);
    if (setting.kind === 'live' && seat === actor && left[seat]! + grace[seat]! === 0) left[seat] = leastWait;
    if (seat !== actor && !wasRunning) owed[seat] = 0;
  }
  const late = clock.late.filter(({ seat }) => seat !== actor);
  const running = setting.kind === 'none' ? [] : asked.filter((seat) => !late.some((entry) => entry.seat === seat));
  return { at: now, left, grace, running, late, ...(owed.some((count) => count > 0) && { owed }) };
}

/** Whoever left or was played for is back. Leaving gains nothing: time goes on where it stood. After a bot it begins anew. */
export function comeBack(
  setting: ClockSetting,
  before: Clock,
  now: number,
  seat: number,
  isAsked: boolean,
  hadBot: boolean,
): Clock {
  const clock = advance(setting, before, now);
  const fresh = setting.kind === 'turns' ? bankOf(setting) : Math.max(clock.left[seat]!, leastWait);
  const left = hadBot ? fresh : clock.left[seat]!;
  const isOut = setting.kind !== 'none' && left + clock.grace[seat]! === 0;
  const runs = isAsked && !isOut && setting.kind !== 'none' && !clock.running.includes(seat);
  return {
    ...clock,
    left: replaced(clock.left, seat, left),
    running: runs ? [...clock.running, seat] : clock.running,
    late: isOut ? clock.late : clock.late.filter((entry) => entry.seat !== seat),
  };
}

/** The others wait: the seat gets time once more. Without a clock nothing could make it late again: they may choose anew at any time. */
export function waitFor(setting: ClockSetting, before: Clock, now: number, seat: number, isAsked: boolean): Clock {
  const clock = advance(setting, before, now);
  if (setting.kind === 'none') return clock;
  const more = setting.kind === 'turns' ? bankOf(setting) : Math.max(leastWait, bankOf(setting) / 4);
  const runs = isAsked && !clock.running.includes(seat);
  return {
    ...clock,
    left: replaced(clock.left, seat, Math.max(clock.left[seat]!, more)),
    running: runs ? [...clock.running, seat] : clock.running,
    late: clock.late.filter((entry) => entry.seat !== seat),
  };
}

/** The seat's person has left: the others choose, whatever the clock says. */
export function declareLate(clock: Clock, seat: number): Clock {
  if (clock.late.some((entry) => entry.seat === seat)) return clock;
  return {
    ...clock,
    running: clock.running.filter((other) => other !== seat),
    late: [...clock.late, { seat, end: [] }],
  };
}

/** Nothing has to be chosen about this seat any more, and its time stands still. */
export function excuse(clock: Clock, seat: number): Clock {
  return {
    ...clock,
    running: clock.running.filter((other) => other !== seat),
    late: clock.late.filter((entry) => entry.seat !== seat),
  };
}

/** Somebody wants the match ended because of a late seat. */
export function voteToEnd(clock: Clock, seat: number, voter: number): Clock {
  return {
    ...clock,
    late: clock.late.map((entry) =>
      entry.seat === seat && !entry.end.includes(voter) ? { seat, end: [...entry.end, voter] } : entry,
    ),
  };
}

/** Gives back time that passed while the server was away. */
export const credit = (clock: Clock, milliseconds: number): Clock => ({ ...clock, at: clock.at + milliseconds });

/** When the next seat runs out of time, if nothing happens. */
export function nextDeadline(clock: Clock): number | undefined {
  if (clock.running.length === 0) return undefined;
  return clock.at + Math.min(...clock.running.map((seat) => clock.left[seat]! + clock.grace[seat]!));
}

/** What everybody is shown. */
export const shown = (clock: Clock, race: number | undefined): ClockState => ({
  at: clock.at,
  left: [...clock.left],
  running: [...clock.running],
  grace: clock.running.map((seat) => clock.grace[seat]!),
  late: clock.late.map(({ seat, end }) => ({ seat, end: [...end] })),
  ...(race !== undefined && { race }),
});
