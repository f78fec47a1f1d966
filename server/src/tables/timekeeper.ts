// The time at one table: the clock, the alarm that rings when somebody runs out of it, and the game's own timer.
import type { ClockState } from '@kontor/protocol';
import type { StoredTable } from '../storage/storage.ts';
import {
  advance,
  type Clock,
  comeBack,
  credit,
  decided,
  declareLate,
  excuse,
  type Made,
  nextDeadline,
  shown,
  startClock,
  voteToEnd,
  waitFor,
} from './clock.ts';
import type { Context } from './context.ts';
import { Race } from './race.ts';
import { Timer } from './timer.ts';

/** What is stored of a table's time: the clock, and when the game's own timer was to run out, as it was known at a moment. */
export interface StoredTime {
  readonly clock?: Clock | undefined;
  readonly race?: { readonly until: number; readonly at: number } | undefined;
}

export class Timekeeper {
  private clock: Clock;
  private readonly alarm: Timer;
  private readonly race: Race;

  /** Stored time is opened: that at which the server was not there is given back, and who had left is still away. */
  constructor(
    private readonly context: Context,
    private readonly table: Pick<StoredTable, 'clock' | 'race' | 'seats' | 'status'>,
    { clock: stored, race }: StoredTime,
    onAlarm: () => void,
    onRaceEnd: () => void,
  ) {
    const now = context.now();
    let clock = stored ?? startClock(table.clock, table.seats.length, now);
    clock = credit(clock, this.missedSince(clock.at, now));
    for (const [index, seat] of table.seats.entries()) {
      if (table.status === 'playing' && seat.away && seat.bot === undefined) clock = declareLate(clock, index);
    }
    this.clock = clock;
    this.alarm = new Timer(onAlarm);
    this.race = new Race(onRaceEnd);
    if (race) this.race.resume(now, race.until + this.missedSince(race.at, now));
  }

  /** For how long the server was not there, in milliseconds. */
  private missedSince(at: number, now: number): number {
    return this.context.absences.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, now) - Math.max(from, at)), 0);
  }

  private get setting(): StoredTable['clock'] {
    return this.table.clock;
  }

  /** Whether an alarm will ring before long. */
  get isSoon(): boolean {
    return this.alarm.isSoon || this.race.isSoon;
  }

  get deadline(): number | undefined {
    return nextDeadline(this.clock);
  }

  /** What is kept with a move, where there is time to keep. */
  get stored(): Clock | undefined {
    return this.setting.kind !== 'none' || this.clock.late.length > 0 ? this.clock : undefined;
  }

  /** When the game's own timer runs out, while it runs. */
  get raceUntil(): number | undefined {
    return this.race.until;
  }

  /** What everybody is shown, where there is something to show. */
  get shown(): ClockState | undefined {
    const { until } = this.race;
    return this.stored || until !== undefined ? shown(this.clock, until) : undefined;
  }

  /** The match begins. */
  start(asked: readonly number[]): void {
    const now = this.context.now();
    this.clock = decided(this.setting, startClock(this.setting, this.table.seats.length, now), now, undefined, asked);
  }

  /** Somebody has decided something. */
  decided(now: number, actor: number | undefined, asked: readonly number[], made: Made): void {
    if (this.stored) this.clock = decided(this.setting, this.clock, now, actor, asked, made);
  }

  /** Whoever sits there has left. */
  left(seat: number): void {
    this.clock = declareLate(advance(this.setting, this.clock, this.context.now()), seat);
  }

  /** Whoever sits there is back. */
  returned(seat: number, isAsked: boolean, hadBot: boolean): void {
    this.clock = comeBack(this.setting, this.clock, this.context.now(), seat, isAsked, hadBot);
  }

  /** Lets time pass; answers whether somebody has become late by it. */
  pass(): boolean {
    const before = this.clock.late.length;
    this.clock = advance(this.setting, this.clock, this.context.now());
    return this.clock.late.length > before;
  }

  isLate(seat: number): boolean {
    return this.clock.late.some((entry) => entry.seat === seat);
  }

  excuse(seat: number): void {
    this.clock = excuse(this.clock, seat);
  }

  waitFor(seat: number, isAsked: boolean): void {
    this.clock = waitFor(this.setting, this.clock, this.context.now(), seat, isAsked);
  }

  /** Notes that a seat wants the match ended because of a late one; answers all who do. */
  voteToEnd(seat: number, voter: number): readonly number[] {
    this.clock = voteToEnd(this.clock, seat, voter);
    return this.clock.late.find((entry) => entry.seat === seat)?.end ?? [];
  }

  /** Sets the alarm for the next who would run out of time. */
  setAlarm(): void {
    const { deadline } = this;
    if (deadline === undefined) this.alarm.stop();
    else this.alarm.set(deadline - this.context.now());
  }

  /** The game's own timer begins when the rules wait for it, and ends with their waiting. Matches by turns have none. */
  checkRace(now: number, isAwaited: boolean, roundTrips: () => readonly number[]): void {
    if (!isAwaited || this.setting.kind === 'turns') this.race.stop();
    else this.race.begin(now, this.table.race, roundTrips());
  }

  stop(): void {
    this.alarm.stop();
    this.race.stop();
  }
}
