// A table in this page: the match itself, bots in a worker, people who share the device, saved with every move.
import { type BotHost, type BotName, beginsTimer, courtesy, type Level } from '@kontor/bots';
import {
  type Game,
  type GameTypes,
  Match,
  type MatchStart,
  optionsApart,
  parseOptions,
  type Refused,
  readRecord,
  recordOf,
  type Seat,
  sameData,
  type Viewer,
} from '@kontor/engine';
import type { Clock, Player, Snapshot, TableSession } from '@kontor/table/kit';
import { batch, computed, signal } from '@preact/signals';
import { heardLog } from './heard-log.ts';
import { type LocalSave, type LocalSeat, newId, writeSave } from './saves.ts';

/** How long a timer of the game's own runs before it is announced, in milliseconds: 60 seconds and a count of five (VP-3.9). */
const raceTime = 65_000;

/** So long, in milliseconds, do moves of bots that take no time wait for each other before they are shown. */
const together = 50;

/** Who answers when a person asks for a hint: strong, and quick enough to wait for. */
const adviser: BotName = 'captain';

export interface LocalSession<T extends GameTypes = GameTypes> extends TableSession<T> {
  readonly id: string;
}

export interface LocalStart {
  readonly game: Game;
  readonly seats: readonly LocalSeat[];
  readonly options: unknown;
}

const freshSeed = (): string => newId() + newId();

/** Sets up a new table and keeps it. Answers its id. People who share a device decide one after another. */
export function makeLocalTable({ game, seats, options: wished }: LocalStart): string {
  const { options: table } = game.box;
  const isShared = seats.filter(({ bot }) => bot === undefined).length > 1;
  const options = isShared ? optionsApart(table, parseOptions<object>(table, wished, seats.length)) : wished;
  const start: MatchStart = { seatCount: seats.length, options, chance: freshSeed() };
  const match = Match.start(game, start);
  const id = newId();
  save(id, match, seats);
  return id;
}

function save(id: string, match: Match<GameTypes>, seats: readonly LocalSeat[]): void {
  const record = recordOf(match, { seats: [...seats], withFuture: true, omitEdition: true });
  writeSave({ id, game: match.game.box.id, seats, at: Date.now(), isOver: match.isOver, record });
}

/** Opens a kept table. `pace` is how many milliseconds a bot's move takes at least, so that the eye can follow. */
export function openLocalTable(game: Game, kept: LocalSave, bots: BotHost, pace: () => number): LocalSession {
  const { match } = readRecord(game.box, kept.record, { seed: freshSeed() });
  const { id, seats } = kept;
  const heard = heardLog(match);
  const people = seats.flatMap((label, index) => (label.bot === undefined ? [index as Seat] : []));
  const firstAsked = (): Seat | undefined => people.find((seat) => match.decisions().some((decision) => decision.seat === seat));
  const viewer = signal<Viewer>(people.length === 0 ? 'spectator' : (firstAsked() ?? people[0]!));
  const curtain = signal<Seat | undefined>(people.length > 1 ? firstAsked() : undefined);
  const revision = signal(0);
  const timed = signal<Clock | undefined>(undefined);
  let isClosed = false;
  let isThinking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A bot's move that is held back so that people can be quicker. */
  let held: { readonly seat: Seat; readonly move: GameTypes['Move']; readonly go: () => void } | undefined;
  let race: ReturnType<typeof setTimeout> | undefined;
  let showing: ReturnType<typeof setTimeout> | undefined;
  let unsaved = false;

  const snapshot = computed((): Snapshot => {
    const sees = viewer.value;
    return {
      revision: revision.value,
      viewer: sees,
      view: match.view(sees),
      asked: match.decisions(),
      isOver: match.isOver,
      setup: match.heardSetup(sees),
      log: heard(sees),
      undoable: sees === 'spectator' ? [] : match.takeBackable(sees).map((index) => match.log[index]!.move),
      ...(match.isOver && { standings: match.ranking() }),
    };
  });

  const flush = (): void => {
    if (!unsaved) return;
    unsaved = false;
    save(id, match, seats);
  };
  addEventListener('pagehide', flush);

  /** Hands the screen to a person who is asked, behind a curtain where several share it. */
  const seatPerson = (): void => {
    const asked = firstAsked();
    if (asked === undefined || asked === viewer.value) return;
    if (match.decisions().some((decision) => decision.seat === viewer.value)) return;
    viewer.value = asked;
    if (people.length > 1) curtain.value = asked;
  };

  const show = (): void => {
    clearTimeout(showing);
    showing = undefined;
    batch(() => {
      revision.value += 1;
      seatPerson();
    });
    setTimeout(flush, 0);
  };

  const changed = (): void => {
    unsaved = true;
    show();
    release();
    carryOn();
  };

  /** Whether a bot's move would set a timer running while people still think. */
  const isRash = (seat: Seat, move: GameTypes['Move']): boolean =>
    firstAsked() !== undefined && beginsTimer(match.game.rules, match.state, seat, move);

  /** A move is held back no longer than there is a reason to. */
  const release = (): void => {
    if (!held || isRash(held.seat, held.move)) return;
    clearTimeout(timer);
    held.go();
  };

  /** What bots do without a pause is shown together, unless it is a person's turn by it. */
  const botMoved = (wasAsked: boolean, pause: number): void => {
    unsaved = true;
    const isTurning = match.isOver || (firstAsked() !== undefined) !== wasAsked;
    if (isTurning || pause > 0) show();
    else showing ??= setTimeout(show, together);
    carryOn();
  };

  const stopTimer = (): void => {
    clearTimeout(race);
    race = undefined;
    timed.value = undefined;
  };

  /** The game's own timer runs from the moment it may be announced, whatever else happens meanwhile. */
  const runTimer = (): void => {
    const announced = match.game.rules.outside?.legalMoves(match.state)[0];
    if (!announced) {
      stopTimer();
    } else if (race === undefined) {
      timed.value = { left: raceTime, runsSince: Date.now() };
      race = setTimeout(() => {
        stopTimer();
        if (match.announce(announced).ok) changed();
      }, raceTime);
    }
  };

  /** Lets the next bot think, and the game's own timer run. */
  const carryOn = (): void => {
    if (isClosed || match.isOver) {
      stopTimer();
      return;
    }
    runTimer();
    const next = match.decisions().find(({ seat }) => seats[seat]?.bot !== undefined);
    if (!next || isThinking) return;
    isThinking = true;
    const { seat } = next;
    const view = match.view(seat);
    const begun = performance.now();
    const isSecret = match.decisions().length > 1;
    bots
      .think({ game: game.box.id, bot: seats[seat]!.bot as BotName, view, seat, seed: freshSeed() })
      .then(({ move }) => {
        const isHeld = isSecret && isRash(seat, move);
        const wait = isHeld
          ? courtesy[seats[seat]!.bot as Level]
          : isSecret
            ? 0
            : Math.max(0, pace() - (performance.now() - begun));
        const go = () => {
          held = undefined;
          isThinking = false;
          if (isClosed) return;
          // Somebody may have taken a move back meanwhile; in secret phases others' moves do not matter.
          const stillHolds = isSecret || sameData(view, match.view(seat));
          const wasAsked = firstAsked() !== undefined;
          if (stillHolds && match.submit(seat, move).ok) botMoved(wasAsked, wait);
          else carryOn();
        };
        if (isHeld) held = { seat, move, go };
        timer = setTimeout(go, wait);
      })
      .catch(() => {
        timer = setTimeout(() => {
          isThinking = false;
          carryOn();
        }, 1000);
      });
  };

  const settle = (verdict: { readonly ok: true } | Refused): Refused | undefined => {
    if (!verdict.ok) return verdict;
    changed();
    return undefined;
  };
  const players = signal<readonly Player[]>(
    seats.map(({ name, bot }) => ({ name, ...(bot !== undefined && { bot }), isHere: bot === undefined })),
  );
  carryOn();
  return {
    id,
    game,
    seatCount: match.seatCount,
    players,
    snapshot,
    connection: signal('live'),
    timed,
    curtain,
    liftCurtain: () => {
      curtain.value = undefined;
    },
    async submit(moves, takeBack = 0) {
      return settle(match.submit(viewer.value as Seat, moves, takeBack));
    },
    async takeBack(count) {
      return settle(match.takeBack(viewer.value as Seat, count));
    },
    async hint() {
      const seat = viewer.value;
      if (seat === 'spectator' || !match.decisions().some((decision) => decision.seat === seat)) return undefined;
      const question = { game: game.box.id, bot: adviser, view: match.view(seat), seat, seed: freshSeed() };
      return (await bots.think(question)).move;
    },
    async record() {
      return match.isOver ? recordOf(match, { seats: [...seats] }) : undefined;
    },
    close() {
      flush();
      isClosed = true;
      clearTimeout(timer);
      stopTimer();
      clearTimeout(showing);
      removeEventListener('pagehide', flush);
    },
  };
}
