// Bots at a table: each is asked once for each of its turns, thinks elsewhere, and is forgotten when nobody needs its answer.
import { randomUUID } from 'node:crypto';
import { courtesy, type ThinkRequest } from '@kontor/bots';
import type { Seat } from '@kontor/engine';
import type { BotLevel } from '@kontor/protocol';
import type { StoredTable } from '../storage/storage.ts';
import type { Context } from './context.ts';
import type { LiveMatch } from './live-match.ts';
import { isBot } from './seating.ts';

/** How often a bot that waits looks whether it still has to, in milliseconds. */
const lookAgain = 250;
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The question that a bot in this seat would be asked: only what the seat may see. */
export function questionOf(context: Context, table: StoredTable, live: LiveMatch, seat: Seat, bot: BotLevel): ThinkRequest {
  return {
    game: table.game,
    ...(table.edition && { edition: table.edition }),
    bot,
    view: live.view(seat),
    seat,
    seed: randomUUID(),
    ...(context.botMilliseconds !== undefined && { milliseconds: context.botMilliseconds }),
  };
}

export class BotSeats {
  private readonly thinking = new Map<Seat, AbortController>();

  constructor(
    private readonly context: Context,
    /** Hands a bot's move in; the turn says on which question it was decided. */
    private readonly onMove: (seat: Seat, turn: number, move: object) => void,
  ) {}

  get areThinking(): boolean {
    return this.thinking.size > 0;
  }

  /** Nobody waits for this seat's bot any more, or for any. */
  stop(seat?: Seat): void {
    for (const [who, controller] of this.thinking) {
      if (seat !== undefined && who !== seat) continue;
      controller.abort();
      this.thinking.delete(who);
    }
  }

  /** Lets the bot in a seat think, unless it does already. */
  ask(table: StoredTable, live: LiveMatch, seat: Seat): void {
    if (this.thinking.has(seat)) return;
    const controller = new AbortController();
    this.thinking.set(seat, controller);
    this.think(table, live, seat, controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      this.thinking.delete(seat);
      this.context.log.error({ table: table.id, err: error }, 'a bot could not move');
    });
  }

  private async think(table: StoredTable, live: LiveMatch, seat: Seat, signal: AbortSignal): Promise<void> {
    const { context } = this;
    const bot = table.seats[seat]!.bot!;
    const turn = live.turnOf(seat);
    const began = context.now();
    const thought = await context.bots.think(questionOf(context, table, live, seat, bot), signal);
    const pause = context.botPause - (context.now() - began);
    if (pause > 0) await wait(pause);
    const isRash = () => live.turnOf(seat) === turn && live.wouldBeginTimer(seat, thought.move);
    await this.leaveTime(table, live, seat, isRash, signal);
    if (signal.aborted) return;
    this.thinking.delete(seat);
    if (thought.fault) context.log.warn({ table: table.id, bot, fault: thought.fault.slice(0, 500) }, 'a bot was replaced');
    this.onMove(seat, turn, thought.move);
  }

  /** While people still think, no bot sets a timer running for them before they had a chance to be quicker. */
  private async leaveTime(
    table: StoredTable,
    live: LiveMatch,
    seat: Seat,
    isRash: () => boolean,
    signal: AbortSignal,
  ): Promise<void> {
    const { botPause, now } = this.context;
    if (botPause === 0) return;
    const until = now() + courtesy[table.seats[seat]!.bot!];
    const isPersonAsked = () => live.decisions().some((decision) => !isBot(table, decision.seat));
    while (now() < until && !signal.aborted && isPersonAsked() && isRash()) await wait(lookAgain);
  }
}
