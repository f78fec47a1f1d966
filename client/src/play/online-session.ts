// A table of the server as the table kit sees it.
import { type Game, type GameTypes, type Heard, type RecordFile, type Seat, seat as toSeat, type Viewer } from '@kontor/engine';
import type { ClockState, Replica } from '@kontor/protocol';
import type { Clock, Player, Snapshot, TableSession } from '@kontor/table/kit';
import { computed, signal } from '@preact/signals';
import { botName } from './bot-names.ts';
import { serverLink } from './connection.ts';
import type { OnlineTable } from './online-table.ts';

/** A seat's clock in this browser's time. Grace runs before the bank is touched. */
function clockOf(state: ClockState | undefined, seat: number, offset: number): Clock | undefined {
  const left = state?.left[seat];
  if (!state || left === undefined) return undefined;
  const at = state.running.indexOf(seat);
  return at < 0 ? { left } : { left, runsSince: state.at - offset + (state.grace[at] ?? 0) };
}

/** The game's own timer in this browser's time. */
function timedOf(state: ClockState | undefined, offset: number): Clock | undefined {
  return state?.race === undefined ? undefined : { left: state.race - state.at, runsSince: state.at - offset };
}

function playersOf({ document }: Replica, offset: number): Player[] {
  // Seats that were left and the game's own timer are told by the same clock, also where nobody's time is measured.
  const isTimed = document.table.clock.kind !== 'none';
  return document.table.seats.map((seat, index) => {
    const clock = isTimed ? clockOf(document.clock, index, offset) : undefined;
    return {
      name: seat.name ?? botName(index),
      ...(seat.bot !== undefined && { bot: seat.bot }),
      isHere: document.viewer === index,
      ...(seat.person !== undefined && seat.bot === undefined && { isConnected: seat.online === true }),
      ...(clock && seat.bot === undefined && { clock }),
    };
  });
}

function snapshotOf(replica: Replica, own: readonly GameTypes['Move'][]): Snapshot {
  const { document, lines, firstLine, n } = replica;
  const play = document.play!;
  const log: Heard<GameTypes['Event']>[] = [];
  const setup: GameTypes['Event'][] = [];
  for (const [at, line] of lines.entries()) {
    if (line.actor === 'setup') setup.push(...line.events);
    else log.push({ index: firstLine + at, actor: line.actor as Seat | 'outside', events: line.events });
  }
  const isOver = document.table.status === 'over' || document.table.status === 'ended';
  return {
    revision: n,
    viewer: document.viewer as Viewer,
    view: play.view,
    asked: play.decisions.map(({ seat, prompt }) => ({ seat: toSeat(seat), prompt })),
    isOver,
    setup,
    log,
    undoable: Array.from({ length: play.takeBack }, (_, at) => own[own.length - 1 - at]),
    ...(play.standings && { standings: play.standings.map((standing) => ({ ...standing, seat: toSeat(standing.seat) })) }),
  };
}

/** For a table whose match has begun. */
export function onlineSession(game: Game, table: OnlineTable, id: string): TableSession {
  const link = serverLink();
  const snapshot = computed(() => snapshotOf(table.replica.value!, table.ownMoves()));
  return {
    game,
    seatCount: table.document.value!.table.seats.length,
    players: computed(() => playersOf(table.replica.value!, link.offset())),
    snapshot,
    connection: link.state,
    timed: computed(() => timedOf(table.replica.value!.document.clock, link.offset())),
    curtain: signal(undefined),
    liftCurtain: () => undefined,
    submit: (moves, takeBack = 0) => table.submit(moves, takeBack),
    takeBack: (count) => table.submit([], count),
    ...(table.document.value!.table.hints && { hint: () => table.hint() }),
    chat: { lines: computed(() => table.replica.value?.chat ?? []), say: (text) => table.chat(text) },
    async record() {
      const answer = await fetch(`/api/tables/${id}/record`).catch(() => undefined);
      return answer?.ok ? ((await answer.json()) as RecordFile) : undefined;
    },
    close: () => undefined,
  };
}
