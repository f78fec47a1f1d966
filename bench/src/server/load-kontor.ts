// A pair of guests at tables of this project's server. When a match is over they go to their next table.
import { performance } from 'node:perf_hooks';
import {
  applyPatch,
  type ChangeMessage,
  type Patch,
  type PatchStep,
  type Play,
  type ServerMessage,
  type TableDocument,
} from '@kontor/protocol';
import type { Pair, Plan, Side, Watch } from './sides.ts';
import { post, Wire } from './wire.ts';

const movesAfter = (moves: Play['moves'], step: PatchStep): Play['moves'] =>
  (applyPatch({ play: { moves } }, [step]) as { play: Pick<Play, 'moves'> }).play.moves;

/** How the step of a patch begins that sets the turn. */
const turnStep = '["/play/turn",';

class Guest implements Side {
  table = '';
  other: Guest | undefined;
  onOver: () => void = () => undefined;
  sentAt = 0;
  private wire: Wire | undefined;
  private n = 0;
  private isShown = false;
  private isOver = false;
  private moves: Play['moves'] = [];
  private turn = 0;
  private waiting = '';
  /** How news of the table begin, and how the answer to what was sent ends. */
  private head = '';
  private answer = '';
  private count = 0;

  private constructor(
    readonly cookie: string,
    private readonly watch: Watch,
  ) {}

  static async enter(address: string, watch: Watch): Promise<Guest> {
    const { cookie } = await post(address, '/api/session', '', {});
    const guest = new Guest(cookie, watch);
    guest.wire = await Wire.open(address, '/api/socket', cookie, (text) => guest.receive(text));
    guest.wire.send('{"type":"hello","version":1}');
    return guest;
  }

  get canMove(): boolean {
    return this.waiting === '' && this.moves.length > 0;
  }

  look(table: string): void {
    if (this.table !== '') this.wire!.send(JSON.stringify({ type: 'unwatch', table: this.table }));
    this.table = table;
    this.head = `{"type":"change","table":"${table}","n":`;
    this.isShown = false;
    this.moves = [];
    this.waiting = '';
    this.wire!.send(JSON.stringify({ type: 'watch', table }));
  }

  move(): void {
    const { moves, turn } = this;
    this.count += 1;
    this.waiting = `m${this.count}`;
    this.answer = `"id":"${this.waiting}"}`;
    this.sentAt = performance.now();
    const move = moves[(this.count * 7) % moves.length]!;
    this.wire!.send(JSON.stringify({ type: 'submit', table: this.table, id: this.waiting, turn, moves: [move] }));
  }

  private show({ table, play }: TableDocument): void {
    this.isOver = table.status === 'over';
    this.moves = play?.moves ?? [];
    this.turn = play?.turn ?? 0;
  }

  /** A client that plays by the list of its moves follows no more than that. */
  private follow(patch: Patch): void {
    for (const step of patch) {
      const [path, value] = step;
      if (path === '/play/turn') this.turn = value as number;
      else if (path === '/play/moves' && step.length === 2) this.moves = value as Play['moves'];
      else if (path.startsWith('/play/moves')) this.moves = movesAfter(this.moves, step);
      else if (path === '/table/status') this.isOver = value === 'over';
    }
  }

  private receive(text: string): void {
    if (text.startsWith(this.head)) this.hear(text);
    else this.take(JSON.parse(text) as ServerMessage);
    if (this.isOver) this.onOver();
    else if (this.canMove) this.watch.ready(this);
  }

  /** News of the table. It is read whole only where it speaks of the moves or of the end. */
  private hear(text: string): void {
    if (!this.isShown) return;
    const n = Number.parseInt(text.slice(this.head.length, this.head.length + 16), 10);
    if (n !== this.n + 1) this.watch.fault('lost');
    this.n = n;
    if (text.includes('"/play/moves') || text.includes('"/table/status"')) {
      this.follow((JSON.parse(text) as ChangeMessage).patch ?? []);
    } else {
      const turn = text.indexOf(turnStep);
      if (turn >= 0) this.turn = Number.parseInt(text.slice(turn + turnStep.length, turn + turnStep.length + 12), 10);
    }
    if (this.waiting !== '' && text.endsWith(this.answer)) {
      this.waiting = '';
      this.watch.acknowledged(performance.now() - this.sentAt);
    } else if (this.other && text.includes('"heard":')) this.watch.broadcast(performance.now() - this.other.sentAt);
  }

  private take(message: ServerMessage): void {
    if (message.type === 'table' && message.id === this.table) {
      this.n = message.n;
      this.isShown = true;
      this.show(message.document);
    } else if (message.type === 'fault') {
      this.watch.fault(message.fault.message);
      this.waiting = '';
    }
  }
}

interface Made {
  readonly table: { readonly id: string };
}

export async function connectKontor(address: string, _: number, watch: Watch, { game, ahead }: Plan): Promise<Pair> {
  const [one, two] = await Promise.all([Guest.enter(address, watch), Guest.enter(address, watch)]);
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
  const tables: string[] = [];
  const prepare = async (wanted: number) => {
    while (tables.length < wanted) tables.push(await begin());
  };
  await prepare(ahead);
  const look = (table: string) => {
    for (const side of [one, two]) side.look(table);
  };
  let finished = '';
  one.onOver = () => {
    if (finished === one.table) return;
    finished = one.table;
    const next = tables.pop();
    if (next !== undefined) look(next);
    else begin().then(look, (error: unknown) => watch.fault(String(error)));
  };
  look(tables.pop()!);
  return { sides: [one, two], prepare };
}
