// One table of the server, followed through the socket: its document, its log, and moves that are repeated until they are answered.
import type { GameTypes, Refused, Seat } from '@kontor/engine';
import {
  adoptTable,
  type Fault,
  followChange,
  type Replica,
  reconnected,
  type ServerMessage,
  type TableDocument,
} from '@kontor/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { serverLink } from './connection.ts';
import { isNoTable } from './faults.ts';
import { newId } from './saves.ts';

type Move = GameTypes['Move'];

interface Pending {
  readonly turn: number;
  readonly moves: readonly Move[];
  readonly takeBack: number;
  readonly resolve: (refused: Refused | undefined) => void;
}

export interface OnlineTable {
  readonly replica: ReadonlySignal<Replica | undefined>;
  readonly document: ReadonlySignal<TableDocument | undefined>;
  /** What the server said when there is no such table. */
  readonly fault: ReadonlySignal<Fault | undefined>;
  /** How many submissions are kept until the server answers them. */
  readonly unanswered: ReadonlySignal<number>;
  /** Own moves that the server has taken and that could be taken back, oldest first, as far as this page has seen them. */
  readonly ownMoves: () => readonly Move[];
  submit(moves: readonly Move[], takeBack: number): Promise<Refused | undefined>;
  /** What a bot would do in the own seat. */
  hint(): Promise<Move | undefined>;
  chat(text: string): void;
  close(): void;
}

const asRefused = (fault: Fault): Refused => ({
  ok: false,
  reason: 'illegal-move',
  message: fault.message,
  ...(fault.refusal?.rule !== undefined && { rule: fault.refusal.rule }),
  ...(fault.refusal?.detail !== undefined && { detail: fault.refusal.detail }),
  ...(fault.refusal?.facts !== undefined && { facts: fault.refusal.facts }),
});

export function followTable(id: string): OnlineTable {
  const link = serverLink();
  const replica = signal<Replica | undefined>(undefined);
  const fault = signal<Fault | undefined>(undefined);
  const unanswered = signal(0);
  const pending = new Map<string, Pending>();
  const own: Move[] = [];
  const hints = new Map<string, (move: Move | undefined) => void>();
  /** Whether this connection has not shown the table yet: whatever it shows first is newer than the copy. */
  let isNew = true;
  const answerHint = (request: string | undefined, move: Move | undefined): void => {
    if (request === undefined) return;
    hints.get(request)?.(move);
    hints.delete(request);
  };

  const settle = (request: string): void => {
    pending.delete(request);
    unanswered.value = pending.size;
  };
  /** What was wrong with watching, which has no id of its own. The server quotes the beginning of what it was asked for. */
  const isAboutId = (message: ServerMessage & { type: 'fault' }): boolean =>
    message.id === undefined && message.table !== undefined && id.startsWith(message.table);

  const say = (request: string, { turn, moves, takeBack }: Pending): void =>
    link.send({
      type: 'submit',
      table: id,
      id: request,
      turn,
      moves: moves.map((move) => ({ ...move })),
      ...(takeBack > 0 && { takeBack }),
    });
  const watch = (): void => {
    for (const request of hints.keys()) answerHint(request, undefined);
    const since = replica.value?.fixed;
    link.send({ type: 'watch', table: id, ...(since !== undefined && { since }) });
  };
  const watchAnew = (): void => {
    isNew = true;
    watch();
  };
  const taken = (request: string | undefined): void => {
    const waiting = request === undefined ? undefined : pending.get(request);
    if (!waiting || request === undefined) return;
    settle(request);
    own.splice(Math.max(0, own.length - waiting.takeBack));
    own.push(...waiting.moves);
    waiting.resolve(undefined);
  };
  const receive = (message: ServerMessage): void => {
    if (message.type === 'table' && message.id === id) {
      replica.value = adoptTable(message, replica.value && isNew ? reconnected(replica.value) : replica.value);
      isNew = false;
      for (const [request, waiting] of pending) say(request, waiting);
    } else if (message.type === 'change' && message.table === id) {
      const followed = followChange(replica.value, message);
      // Before the change is shown, so that undo knows what it would take back.
      taken(message.id);
      if (followed.kind === 'lost') watch();
      else if (followed.kind === 'changed') replica.value = followed.replica;
    } else if (message.type === 'done' && message.table === id) taken(message.id);
    else if (message.type === 'hint' && message.table === id) answerHint(message.id, message.candidates[0]?.move);
    else if (message.type === 'fault' && message.table === id && message.id !== undefined) {
      answerHint(message.id, undefined);
      const waiting = pending.get(message.id);
      if (waiting) {
        settle(message.id);
        waiting.resolve(asRefused(message.fault));
        if (message.fault.id === 'stale') watch();
      }
    } else if (message.type === 'fault' && isAboutId(message) && isNoTable(message.fault.id)) fault.value = message.fault;
    else if (message.type === 'pong') {
      // What was lost on the way, in either direction, is made up for: a table that is shown again lets moves be said again. A server
      // that does not speak of the table was never asked for it, or could not hear it.
      const told = message.tables[id] ?? Number.POSITIVE_INFINITY;
      if (fault.value === undefined && (pending.size > 0 || told > (replica.value?.n ?? 0))) watch();
    }
  };
  const stop = link.listen(receive, watchAnew);
  return {
    replica,
    document: computed(() => replica.value?.document),
    fault,
    unanswered,
    ownMoves: () => own,
    submit(moves, takeBack) {
      const turn = replica.value?.document.play?.turn ?? 0;
      return new Promise((resolve) => {
        const request = newId();
        const waiting: Pending = { turn, moves, takeBack, resolve };
        pending.set(request, waiting);
        unanswered.value = pending.size;
        say(request, waiting);
      });
    },
    hint: () =>
      new Promise((resolve) => {
        const request = newId();
        hints.set(request, resolve);
        link.send({ type: 'hint', table: id, id: request });
      }),
    chat: (text) => link.send({ type: 'chat', table: id, id: newId(), text }),
    close() {
      stop();
      for (const resolve of hints.values()) resolve(undefined);
      link.send({ type: 'unwatch', table: id });
    },
  };
}

/** The seat that this page plays, if any. */
export const ownSeat = (document: TableDocument): Seat | undefined =>
  document.viewer === 'spectator' ? undefined : (document.viewer as Seat);
