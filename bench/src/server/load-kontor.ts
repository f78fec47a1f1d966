// A pair of guests at tables of this project's server. When a match is over they go to their next table.
import { performance } from 'node:perf_hooks';
import { applyPatch, type ServerMessage, type TableDocument } from '@kontor/protocol';
import type { Plan, Side, Watch } from './sides.ts';
import { post, Wire } from './wire.ts';

/** What a client that plays by the list of its moves needs of the document. */
const isNeeded = ([path]: readonly [path: string, ...rest: unknown[]]): boolean =>
  path.startsWith('/play/moves') || path === '/play/turn' || path === '/play' || path === '/table/status';

class Guest implements Side {
  table = '';
  other: Guest | undefined;
  onOver: () => void = () => undefined;
  sentAt = 0;
  private wire: Wire | undefined;
  private n = 0;
  private document: TableDocument | undefined;
  private waiting = '';
  private count = 0;

  private constructor(
    readonly cookie: string,
    private readonly watch: Watch,
  ) {}

  static async enter(address: string, watch: Watch): Promise<Guest> {
    const { cookie } = await post(address, '/api/session', '', {});
    const guest = new Guest(cookie, watch);
    guest.wire = await Wire.open(address, '/api/socket', cookie, (text) => guest.receive(JSON.parse(text) as ServerMessage));
    guest.wire.send('{"type":"hello","version":1}');
    return guest;
  }

  get canMove(): boolean {
    return this.waiting === '' && (this.document?.play?.moves.length ?? 0) > 0;
  }

  look(table: string): void {
    if (this.table !== '') this.wire!.send(JSON.stringify({ type: 'unwatch', table: this.table }));
    this.table = table;
    this.document = undefined;
    this.waiting = '';
    this.wire!.send(JSON.stringify({ type: 'watch', table }));
  }

  move(): void {
    const { moves, turn } = this.document!.play!;
    this.count += 1;
    this.waiting = `m${this.count}`;
    this.sentAt = performance.now();
    const move = moves[(this.count * 7) % moves.length]!;
    this.wire!.send(JSON.stringify({ type: 'submit', table: this.table, id: this.waiting, turn, moves: [move] }));
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'table' && message.id === this.table) {
      this.n = message.n;
      this.document = message.document;
    } else if (message.type === 'change' && message.table === this.table && this.document) {
      if (message.n !== this.n + 1) this.watch.fault('lost');
      this.n = message.n;
      const patch = message.patch?.filter(isNeeded) ?? [];
      if (patch.length > 0) this.document = applyPatch(this.document, patch) as TableDocument;
      if (message.id === this.waiting) {
        this.waiting = '';
        this.watch.acknowledged(performance.now() - this.sentAt);
      } else if (message.heard && this.other) this.watch.broadcast(performance.now() - this.other.sentAt);
    } else if (message.type === 'fault') {
      this.watch.fault(message.fault.message);
      this.waiting = '';
    } else return;
    if (this.document?.table.status === 'over') this.onOver();
    else if (this.canMove) this.watch.ready(this);
  }
}

interface Made {
  readonly table: { readonly id: string };
}

export async function connectKontor(address: string, _: number, watch: Watch, { game, ahead }: Plan): Promise<Side[]> {
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
  while (tables.length < ahead) tables.push(await begin());
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
  return [one, two];
}
