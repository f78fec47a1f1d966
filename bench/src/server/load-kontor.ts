// A pair of guests at tables of this project's server, who play what is written for them. When a match is over they go to their next table.
import { performance } from 'node:perf_hooks';
import { protocolVersion, type ServerMessage } from '@kontor/protocol';
import { type Script, scriptsOf } from './script.ts';
import type { Pair, Plan, Side, Watch } from './sides.ts';
import { post, Wire } from './wire.ts';

/** How the steps of a patch begin that say on which turn one moves, and who is asked. */
const turnStep = '["/play/turn",';
const askedStep = '["/play/decisions",';
/** How a question says whom it asks: a seat's number has one digit. */
const seatField = '"seat":';

/** How a line of the log ends: who made the move, and when, in thirteen digits. */
const lineEnd = (seat: number): string => `"actor":${seat},"at":`;
const momentDigits = 13;
/** So many answered moves are remembered: the other side may hear of several at once. */
const mostAnswered = 32;

class Guest implements Side {
  table = '';
  other: Guest | undefined;
  onOver: () => void = () => undefined;
  private sentAt = 0;
  /** The moments that the server gave its last moves that were answered, and when those were sent. */
  private answered: { readonly moment: string; readonly sentAt: number }[] = [];
  private wire: Wire | undefined;
  private n = 0;
  private isShown = false;
  private turn = 0;
  /** The seats that are asked. */
  private asked: number[] = [];
  /** What it has to say at this table, and how much of it was said. */
  private script: readonly string[] = [];
  private said = 0;
  private isWaiting = false;
  /** It says no more than so much before its pair goes on with all others. */
  private restsAt = Number.POSITIVE_INFINITY;
  /** How news of the table begin, what is sent there, and how the answer to it ends. */
  private head = '';
  private opening = '';
  private answer = '';
  private count = 0;
  private readonly ownEnd: string;
  private readonly otherEnd: string;

  private constructor(
    readonly cookie: string,
    private readonly seat: number,
    private readonly watch: Watch,
  ) {
    this.ownEnd = lineEnd(seat);
    this.otherEnd = lineEnd(1 - seat);
  }

  static async enter(address: string, seat: number, watch: Watch): Promise<Guest> {
    const { cookie } = await post(address, '/api/session', '', {});
    const guest = new Guest(cookie, seat, watch);
    guest.wire = await Wire.open(address, '/api/socket', cookie, (text) => guest.receive(text));
    guest.wire.send(JSON.stringify({ type: 'hello', version: protocolVersion }));
    return guest;
  }

  get canMove(): boolean {
    const end = Math.min(this.script.length, this.restsAt);
    return !this.isWaiting && this.isShown && this.said < end && this.asked.includes(this.seat);
  }

  /** Rests when a share of what it has to say at this table was said, or does not rest any more. */
  rest(share: number | undefined): void {
    this.restsAt = share === undefined ? Number.POSITIVE_INFINITY : Math.floor(this.script.length * share);
  }

  look(table: string, script: Script): void {
    if (this.table !== '') this.wire!.send(JSON.stringify({ type: 'unwatch', table: this.table }));
    this.table = table;
    this.script = script[this.seat]!;
    this.said = 0;
    this.head = `{"type":"change","table":"${table}","n":`;
    this.opening = `{"type":"submit","table":"${table}","id":"m`;
    this.isShown = false;
    this.isWaiting = false;
    this.wire!.send(JSON.stringify({ type: 'watch', table }));
  }

  move(): void {
    const moves = this.script[this.said];
    this.said += 1;
    this.count += 1;
    this.isWaiting = true;
    this.answer = `"id":"m${this.count}"}`;
    this.sentAt = performance.now();
    this.wire!.send(`${this.opening}${this.count}","turn":${this.turn},"moves":${moves}}`);
  }

  private receive(text: string): void {
    if (text.startsWith(this.head)) this.hear(text);
    else this.take(JSON.parse(text) as ServerMessage);
    if (this.canMove) this.watch.ready(this);
  }

  /** News of the table: whose turn it is, whether what was sent is answered, and whether the match is over. */
  private hear(text: string): void {
    if (!this.isShown) return;
    const n = Number.parseInt(text.slice(this.head.length, this.head.length + 16), 10);
    if (n !== this.n + 1) this.watch.fault('lost');
    this.n = n;
    const turn = text.indexOf(turnStep);
    if (turn >= 0) this.turn = Number.parseInt(text.slice(turn + turnStep.length, turn + turnStep.length + 12), 10);
    const asked = text.indexOf(askedStep);
    if (asked >= 0) this.ask(text.slice(asked + askedStep.length, text.indexOf(']]', asked)));
    if (this.isWaiting && text.endsWith(this.answer)) {
      this.isWaiting = false;
      const at = text.lastIndexOf(this.ownEnd) + this.ownEnd.length;
      if (this.answered.length === mostAnswered) this.answered.shift();
      this.answered.push({ moment: text.slice(at, at + momentDigits), sentAt: this.sentAt });
      this.watch.acknowledged(performance.now() - this.sentAt);
    } else this.hearOther(text);
    if (text.includes('["/table/status","over"]')) this.onOver();
  }

  /** What the other side did: one move, or several at once. */
  private hearOther(text: string): void {
    const now = performance.now();
    for (let at = text.indexOf(this.otherEnd); at >= 0; at = text.indexOf(this.otherEnd, at + 1)) {
      const begin = at + this.otherEnd.length;
      this.watch.broadcast(now - this.other!.sentBy(text.slice(begin, begin + momentDigits)));
    }
  }

  /** When a move was sent: this side may have been answered already, and have sent the next. */
  private sentBy(moment: string): number {
    return this.answered.findLast((one) => one.moment === moment)?.sentAt ?? this.sentAt;
  }

  /** Who is asked now, by what a step says: a list of questions, or where in the list so many give way to others. */
  private ask(step: string): void {
    const seats: number[] = [];
    for (let at = step.indexOf(seatField); at >= 0; at = step.indexOf(seatField, at + 1)) {
      seats.push(Number(step[at + seatField.length]));
    }
    if (step.startsWith('[')) this.asked = seats;
    else {
      const [at, remove] = step.split(',', 2);
      this.asked.splice(Number(at), Number(remove), ...seats);
    }
  }

  private take(message: ServerMessage): void {
    if (message.type === 'table' && message.id === this.table) {
      this.n = message.n;
      this.isShown = true;
      this.turn = message.document.play?.turn ?? 0;
      this.asked = message.document.play?.decisions.map(({ seat }) => seat) ?? [];
    } else if (message.type === 'fault') {
      this.watch.fault(message.fault.message);
      this.isWaiting = false;
    }
  }
}

interface Made {
  readonly table: { readonly id: string };
}

/** Some share of a match for each pair, spread evenly over all of them. */
const shareOf = (pair: number): number => (pair * 0.618) % 1;

export async function connectKontor(address: string, pair: number, watch: Watch, { game, ahead }: Plan): Promise<Pair> {
  const [one, two] = await Promise.all([Guest.enter(address, 0, watch), Guest.enter(address, 1, watch)]);
  one.other = two;
  two.other = one;
  const ask = async (who: Guest, path: string, body: object = {}): Promise<string> =>
    (await post<Made>(address, `/api/tables${path}`, who.cookie, body)).answer.table.id;
  const begin = async (): Promise<string> => {
    const id = await ask(one, '', { game, seats: 2, visibility: 'private' });
    await ask(two, `/${id}/join`);
    await ask(one, `/${id}/start`);
    return id;
  };
  const known = await scriptsOf(game);
  const tables: string[] = [];
  const prepare = async (wanted: number) => {
    while (tables.length < wanted) tables.push(await begin());
  };
  await prepare(ahead);
  const next = async (): Promise<string> => tables.pop() ?? begin();
  /** Both go on to the same table, each when it has heard of the end itself: whoever made the last move may still wait for its answer. */
  let [finished, following] = ['', next()];
  const goOn = (side: Guest) => {
    if (side.table !== finished) [finished, following] = [side.table, next()];
    following.then(
      (table) => side.look(table, known.at(table)),
      (error: unknown) => watch.fault(String(error)),
    );
  };
  for (const side of [one, two]) {
    side.onOver = () => goOn(side);
    goOn(side);
  }
  const spread = (isOn: boolean) => {
    for (const side of [one, two]) side.rest(isOn ? shareOf(pair) : undefined);
  };
  return { sides: [one, two], prepare, spread };
}
