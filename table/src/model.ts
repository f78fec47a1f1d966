// The table as the page's parts see it: what can be chosen, where, what it is called, and what becomes of a choice.
// Legal moves are computed here from the view alone: by law they are the same as the authority's.
import { type Game, type GameTypes, type Refusal, type Refused, type Seat, SeededChance, sameData } from '@kontor/engine';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { byGroup, type Choice } from './choices.ts';
import type { GameUi } from './contract.ts';
import { createGuide, type Guide, type Told } from './guide.ts';
import type { Snapshot, TableSession } from './session.ts';
import { share } from './sharing.ts';
import type { Explanation, Language, Names, PageTexts, TargetId } from './texts.ts';
import type { Words } from './words/index.ts';

/** A sentence for the action bar and the live region; the rule it rests on can be opened. */
export interface Notice {
  readonly text: string;
  readonly rule?: string;
}

/** What a bot would do in one's place. */
export interface Hint<T extends GameTypes = GameTypes> {
  /** Undefined while the bot thinks. */
  readonly choice?: Choice<T>;
}

/** What is pointed at. 'peek' follows pointer and focus; 'open' stays and holds the choices. */
export interface Pointed {
  readonly target: TargetId;
  readonly mode: 'peek' | 'open';
  readonly anchor: Element;
}

export type DrawerName = 'log' | 'rules' | 'words' | 'chat';

export interface TableModel<T extends GameTypes = GameTypes, W extends PageTexts<T> = PageTexts<T>> {
  readonly session: TableSession<T>;
  readonly game: Game<T>;
  readonly ui: GameUi<T, W>;
  readonly language: ReadonlySignal<Language>;
  readonly texts: ReadonlySignal<W>;
  readonly words: ReadonlySignal<Words>;
  readonly names: ReadonlySignal<Names>;
  readonly snapshot: ReadonlySignal<Snapshot<T>>;
  /** The seat from which the table is seen, unless it is watched. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** What is asked of this seat, or nothing. */
  readonly prompt: ReadonlySignal<string | undefined>;
  readonly choices: ReadonlySignal<readonly Choice<T>[]>;
  /** What a player might expect, but a rule forbids. */
  readonly refused: ReadonlySignal<readonly Choice<T>[]>;
  readonly choicesAt: ReadonlySignal<ReadonlyMap<TargetId, readonly Choice<T>[]>>;
  readonly pointed: Signal<Pointed | undefined>;
  /** The targets of the button under the pointer: shown on the board. */
  readonly hinted: Signal<readonly TargetId[]>;
  readonly drawer: Signal<DrawerName | undefined>;
  /** The rule at which the drawer opens. */
  readonly ruleShown: Signal<string | undefined>;
  readonly notice: Signal<Notice | undefined>;
  /** The hint that was asked for, until something changes. */
  readonly hint: Signal<Hint<T> | undefined>;
  /** The guided first round, where there is one. */
  readonly guide: Guide;
  /** Asks a bot what it would do now. */
  askHint(): Promise<void>;
  readonly isBusy: Signal<boolean>;
  submit(moves: readonly T['Move'][], takeBack?: number): Promise<boolean>;
  choose(choice: Choice<T>): Promise<boolean>;
  /** Chooses what lies at a target: at once if it is one thing, from a list if it is several; otherwise explains it. */
  chooseAt(target: TargetId, anchor: Element): void;
  /** The legal move equal to this one, if it is legal now. */
  legal(move: T['Move']): T['Move'] | undefined;
  /** Replaces all own moves that can still be taken back by these, in one step: rearranges a plan. */
  replan(moves: readonly T['Move'][]): Promise<boolean>;
  undo(): Promise<void>;
  /** The label of the move that undo would take back. */
  readonly undoLabel: ReadonlySignal<string | undefined>;
  explain(target: TargetId): Explanation | undefined;
  whyNot(move: T['Move']): Refusal | undefined;
  refusalText(refusal: Refusal): string;
  /** Says in the action bar why something is not possible, with the rule. */
  explainRefusal(refusal: Refusal): void;
  openRule(rule: string): void;
}

export interface TableParts<T extends GameTypes, W extends PageTexts<T>> {
  readonly session: TableSession<T>;
  readonly ui: GameUi<T, W>;
  readonly language: ReadonlySignal<Language>;
  readonly texts: ReadonlySignal<W>;
  readonly words: ReadonlySignal<Words>;
  /** What the guided first round has told; leave it out where there is none. */
  readonly told?: Signal<Told | undefined>;
}

/** A computed value that keeps whatever in it did not change. */
function sharing<D>(compute: () => D): ReadonlySignal<D> {
  let last: D | undefined;
  return computed(() => {
    last = share(last, compute());
    return last;
  });
}

const moveKey = (move: object): string => JSON.stringify(move);

/** Brings a session, a game's page and a language together. */
export function createTable<T extends GameTypes, W extends PageTexts<T>>(parts: TableParts<T, W>): TableModel<T, W> {
  const { session, ui, language, texts, words, told } = parts;
  const { game } = session;
  const { rules } = game;
  const { components } = game.edition;
  const view = sharing(() => session.snapshot.value.view);
  const snapshot = computed(() => ({ ...session.snapshot.value, view: view.value }));
  const pointed = signal<Pointed | undefined>(undefined);
  const hinted = signal<readonly TargetId[]>([]);
  const drawer = signal<DrawerName | undefined>(undefined);
  const ruleShown = signal<string | undefined>(undefined);
  const notice = signal<Notice | undefined>(undefined);
  const hint = signal<Hint<T> | undefined>(undefined);
  const isBusy = signal(false);
  /** How moves were called when they were made: later the view may have no words for them. */
  const labels = new Map<string, string>();

  const seat = computed(() => (snapshot.value.viewer === 'spectator' ? undefined : snapshot.value.viewer));
  const prompt = computed(() =>
    session.isReplay ? undefined : snapshot.value.asked.find((decision) => decision.seat === seat.value)?.prompt,
  );
  const names = sharing(() => session.players.value.map(({ name }) => name));
  const imagined = computed(() =>
    seat.value === undefined ? undefined : rules.imagine(snapshot.value.view, seat.value, new SeededChance(1)),
  );

  const asChoice = (move: T['Move'], who: Seat, refusal?: Refusal): Choice<T> => ({
    key: moveKey(move),
    move,
    label: texts.value.move(move, snapshot.value.view, who, names.value),
    group: ui.groupOf?.(move) ?? move.type,
    targets: ui.targetsOf(move, snapshot.value.view, who, components),
    isClosing: ui.isClosing?.(move) ?? false,
    isAside: ui.isAside?.(move) ?? false,
    ...(refusal && { refusal }),
  });

  const legalMoves = computed((): readonly T['Move'][] => {
    if (prompt.value === undefined || seat.value === undefined || !imagined.value) return [];
    return rules.legalMoves(imagined.value, seat.value);
  });
  /** In the order in which they stand in the action bar: group by group. */
  const choices = computed(() => [...byGroup(legalMoves.value.map((move) => asChoice(move, seat.value!))).values()].flat());
  const whyNot = (move: T['Move']): Refusal | undefined =>
    seat.value === undefined || !imagined.value ? undefined : rules.whyNot(imagined.value, seat.value, move);
  const refused = computed(() => {
    const who = seat.value;
    if (who === undefined || prompt.value === undefined || !ui.candidates) return [];
    return ui.candidates(snapshot.value.view, who, components, legalMoves.value).flatMap((move) => {
      const refusal = whyNot(move);
      return refusal ? [asChoice(move, who, refusal)] : [];
    });
  });
  const choicesAt = computed(() => {
    const map = new Map<TargetId, Choice<T>[]>();
    for (const choice of choices.value) {
      for (const target of choice.targets) {
        const list = map.get(target);
        if (list) list.push(choice);
        else map.set(target, [choice]);
      }
    }
    return map;
  });

  const refusalText = (refusal: Refusal): string => `${texts.value.refusal(refusal)} (${words.value.rule(refusal.rule)})`;
  const explainRefusal = (refusal: Refusal): void => {
    notice.value = { text: texts.value.refusal(refusal), rule: refusal.rule };
  };
  const say = (refused: Refused | undefined): boolean => {
    if (!refused) return true;
    const { rule, detail, facts, message } = refused;
    if (rule && detail) explainRefusal({ rule, reason: detail, ...(facts && { facts }) });
    else notice.value = { text: message };
    return false;
  };
  const clear = (): void =>
    batch(() => {
      pointed.value = undefined;
      hinted.value = [];
      notice.value = undefined;
      hint.value = undefined;
    });

  const submit = async (moves: readonly T['Move'][], takeBack = 0): Promise<boolean> => {
    if (isBusy.value || seat.value === undefined || session.isReplay) return false;
    const { view } = snapshot.value;
    for (const move of moves) labels.set(moveKey(move), texts.value.move(move, view, seat.value, names.value));
    clear();
    isBusy.value = true;
    const shown = guide.step.peek();
    try {
      const isTaken = say(await session.submit(moves, takeBack));
      if (isTaken && shown) guide.acted(shown);
      return isTaken;
    } finally {
      isBusy.value = false;
    }
  };

  const chooseAt = (target: TargetId, anchor: Element): void => {
    const here = choicesAt.value.get(target) ?? [];
    if (here.length === 1) void submit([here[0]!.move]);
    else pointed.value = { target, mode: 'open', anchor };
  };

  const askHint = async (): Promise<void> => {
    const isThinking = hint.value !== undefined && hint.value.choice === undefined;
    if (!session.hint || isThinking || prompt.value === undefined) return;
    clear();
    const asked: Hint<T> = {};
    hint.value = asked;
    const move = await session.hint().catch(() => undefined);
    if (hint.value !== asked) return;
    const choice = move && choices.value.find((candidate) => sameData(candidate.move, move));
    batch(() => {
      hint.value = choice && { choice };
      if (!choice) notice.value = { text: words.value.noHint };
    });
  };

  /** What undo takes back: as it was called when it was made, or else as the log tells it. */
  const undoLabel = computed(() => {
    const { undoable, log, view, viewer } = snapshot.value;
    if (undoable.length === 0 || seat.value === undefined) return undefined;
    const [last] = undoable;
    const called = last && labels.get(moveKey(last));
    if (called !== undefined) return called;
    const events = log.findLast(({ actor }) => actor === viewer)?.events ?? [];
    const told = events.map((event) => texts.value.event(event, names.value)).find((sentence) => sentence !== '');
    if (told !== undefined) return told.replace(/\.$/, '');
    return last ? texts.value.move(last, view, seat.value, names.value) : words.value.lastMove;
  });

  const guide = createGuide({
    ...(told && { told }),
    steps: () => {
      const { view, isOver } = snapshot.value;
      if (seat.value === undefined || isOver || session.isReplay) return [];
      return ui.guide?.(view, seat.value, prompt.value, components) ?? [];
    },
  });

  return {
    session,
    game,
    ui,
    language,
    texts,
    words,
    names,
    snapshot,
    seat,
    prompt,
    choices,
    refused,
    choicesAt,
    pointed,
    hinted,
    drawer,
    ruleShown,
    notice,
    hint,
    guide,
    askHint,
    isBusy,
    submit,
    choose: (choice) => submit([choice.move]),
    chooseAt,
    legal: (move) => legalMoves.value.find((candidate) => sameData(candidate, move)),
    replan: async (moves) => {
      const count = snapshot.value.undoable.length;
      if (moves.length > 0) return submit(moves, count);
      return count === 0 || say(await session.takeBack(count));
    },
    async undo() {
      if (isBusy.value || snapshot.value.undoable.length === 0) return;
      clear();
      say(await session.takeBack(1));
    },
    undoLabel,
    explain: (target) => texts.value.explain(target, snapshot.value.view, snapshot.value.viewer, names.value),
    whyNot,
    refusalText,
    explainRefusal,
    openRule: (rule) =>
      batch(() => {
        ruleShown.value = rule;
        drawer.value = 'rules';
        pointed.value = undefined;
      }),
  };
}

const TableContext = createContext<TableModel | undefined>(undefined);

/** Makes a table known to all parts below. */
export const TableProvider = TableContext.Provider;

/** The table that this part belongs to. A game's parts name their own types: `useTable<WharfTypes, WharfTexts>()`. */
export function useTable<T extends GameTypes = GameTypes, W extends PageTexts<T> = PageTexts<T>>(): TableModel<T, W> {
  const model = useContext(TableContext);
  if (!model) throw new Error('this part belongs inside a table');
  return model as unknown as TableModel<T, W>;
}
