// A finished or saved match to look through: every moment, from every seat. Nothing can be played here.
import {
  type Game,
  type GameBox,
  type GameTypes,
  type Heard,
  type RecordFile,
  type Refused,
  readRecord,
  type Seat,
  type SeatLabel,
  type Viewer,
} from '@kontor/engine';
import { replayStates, type Snapshot, type TableSession } from '@kontor/table/kit';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** What comes next: who decided, on which view, and what. */
export interface Coming {
  readonly seat: Seat;
  readonly view: GameTypes['View'];
  readonly move: GameTypes['Move'];
}

export interface ReplaySession<T extends GameTypes = GameTypes> extends TableSession<T> {
  /** How many moves of the record are shown. */
  readonly step: Signal<number>;
  readonly viewer: Signal<Viewer>;
  /** Nothing at the end, or where a timer ran out. */
  readonly coming: ReadonlySignal<Coming | undefined>;
  readonly total: number;
  readonly seats: readonly SeatLabel[];
  readonly file: RecordFile;
}

/** Reads and verifies a record. Throws an `InputError` that says what is wrong. */
export function openReplay(box: GameBox, file: unknown): ReplaySession {
  const { match, seats } = readRecord(box, file);
  const states = replayStates(match);
  const step = signal(match.log.length);
  const viewer = signal<Viewer>('spectator');
  const game: Game = match.game;
  const { rules } = game;
  const heard = new Map<Viewer, readonly Heard<GameTypes['Event']>[]>();
  const heardBy = (who: Viewer) => {
    const known = heard.get(who) ?? match.heard(who);
    heard.set(who, known);
    return known;
  };
  const snapshot = computed((): Snapshot => {
    const state = states[step.value]!;
    const asked = rules.decisions(state);
    return {
      revision: step.value,
      viewer: viewer.value,
      view: rules.view(state, viewer.value),
      asked,
      isOver: asked.length === 0,
      setup: match.heardSetup(viewer.value),
      log: heardBy(viewer.value).slice(0, step.value),
      undoable: [],
      ...(asked.length === 0 && { standings: rules.ranking(state) }),
    };
  });
  const coming = computed((): Coming | undefined => {
    const next = match.log[step.value];
    if (!next || next.actor === 'outside') return undefined;
    return { seat: next.actor, view: rules.view(states[step.value]!, next.actor), move: next.move };
  });
  const names = Array.from({ length: match.seatCount }, (_, seat) => seats[seat] ?? { name: String(seat + 1) });
  const refused = async (): Promise<Refused> => ({ ok: false, reason: 'game-over', message: 'a replay cannot be played' });
  return {
    game,
    seatCount: match.seatCount,
    players: signal(names.map(({ name, bot }) => ({ name, ...(bot !== undefined && { bot }), isHere: false }))),
    snapshot,
    connection: signal('live'),
    isReplay: true,
    curtain: signal(undefined),
    liftCurtain: () => undefined,
    submit: refused,
    takeBack: refused,
    record: async () => file as RecordFile,
    close: () => undefined,
    step,
    viewer,
    coming,
    total: match.log.length,
    seats: names,
    file: file as RecordFile,
  };
}
