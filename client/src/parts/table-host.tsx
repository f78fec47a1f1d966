// Brings a session, the game's page and the words together, and shows the table when all are there.
import type { GameTypes } from '@kontor/engine';
import type { Language, PageTexts, Wording } from '@kontor/table';
import { createTable, type GameUi, type TableModel, type TableSession, TableView, type Told } from '@kontor/table/kit';
import { computed, effect, type Signal, untracked, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type Guidance, guideOf } from '../play/guided.ts';
import { loadUi } from '../play/load-game.ts';
import { call } from '../play/notices.ts';
import { shortcuts } from '../settings.ts';
import { shownLanguage, tableWords, useWords } from '../words/index.ts';
import { Logo, SettingsMenu } from './page-frame.tsx';

export interface TableHostProps {
  readonly session: TableSession | undefined;
  readonly game: string;
  readonly isReturning?: boolean;
  readonly bar?: ComponentChildren;
  readonly afterwards?: ComponentChildren;
  readonly onPick?: ((index: number) => void) | undefined;
  readonly banner?: ComponentChildren;
  /** Whether somebody alone at this table is guided through the first round. */
  readonly guidance?: Guidance | undefined;
  /** What stands below the settings, such as the way out. */
  readonly settings?: ComponentChildren;
}

/** What digits reach: the buttons of the action bar in their order, those that open a group included. */
const inBar = '.choices .choice:not(.is-refused):not([aria-expanded="true"])';

/** Keys for the whole table: u takes back, h asks for a hint, l, r and w open the drawer, digits choose what stands in the action bar. */
function useTableKeys(table: TableModel | undefined): void {
  useEffect(() => {
    if (!table) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') table.drawer.value = undefined;
      if (shortcuts.value === 'off' || event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as Element).closest?.('input, select, textarea')) return;
      if (event.key === 'u') void table.undo();
      else if (event.key === 'h') void table.askHint();
      else if (event.key === 'l') table.drawer.value = 'log';
      else if (event.key === 'r') table.drawer.value = 'rules';
      else if (event.key === 'w') table.drawer.value = 'words';
      else if (/^[1-9]$/.test(event.key)) {
        document.querySelectorAll<HTMLElement>(inBar)[Number(event.key) - 1]?.click();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table]);
}

/** Lets the browser tell whoever looks elsewhere that others wait for them. */
function useCalls(table: TableModel | undefined): void {
  useEffect(() => {
    if (!table) return;
    const { prompt, session } = table;
    const isAwaited = computed(
      () => prompt.value !== undefined && session.players.value.some(({ bot, isHere }) => !isHere && bot === undefined),
    );
    return effect(() => {
      if (!isAwaited.value) return;
      untracked(() => {
        const title = `${table.words.value.yourTurn} · ${table.game.box.title}`;
        const text = table.texts.value.prompt(prompt.value!, table.snapshot.value.view, table.seat.value!);
        call({ title, text, mark: location.pathname });
      });
    });
  }, [table]);
}

/** Whether somebody sits here who plays, and there is more to tell than the guide's last words. */
function canGuide({ ui, seat, prompt, session, snapshot, game }: TableModel): boolean {
  const { view, isOver } = snapshot.value;
  if (!ui.guide || seat.value === undefined || session.isReplay || isOver) return false;
  return ui.guide(view, seat.value, prompt.value, game.edition.components).some(({ isLast }) => !isLast);
}

/** Begins the guided first round, or begins it anew. */
function GuideWay({ told, onBegin }: { readonly told: Signal<Told | undefined>; readonly onBegin: () => void }) {
  const begin = () => {
    told.value = new Set();
    onBegin();
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.guide button')?.focus());
  };
  return (
    <button type="button" class="secondary" onClick={begin}>
      {useWords().beginGuide}
    </button>
  );
}

export function TableHost({ session, game, guidance, settings, ...rest }: TableHostProps) {
  const words = useWords();
  const ui = useSignal<GameUi | undefined>(undefined);
  const spoken = useSignal<{ readonly language: Language; readonly wording: Wording<GameTypes, PageTexts> } | undefined>(
    undefined,
  );
  const language = shownLanguage.value;
  useEffect(() => {
    if (game === '') return;
    let isCurrent = true;
    void loadUi(game).then(async (loaded) => {
      const wording = await loaded.texts[language]();
      if (!isCurrent) return;
      spoken.value = { language, wording };
      ui.value = loaded;
    });
    return () => {
      isCurrent = false;
    };
  }, [game, language]);
  const currentWords = useComputed(() => tableWords.value!);
  const currentLanguage = useComputed(() => spoken.value?.language ?? 'en');
  const loadedUi = ui.value;
  const told = useMemo(() => guideOf(game, guidance), [game, guidance]);
  const table = useMemo(() => {
    if (!session || !loadedUi) return undefined;
    return createTable<GameTypes, PageTexts>({
      session,
      ui: loadedUi,
      language: currentLanguage,
      texts: computed(() => spoken.value!.wording.textsFor(session.game.edition.components)),
      words: currentWords,
      told,
    });
  }, [session, loadedUi, told]);
  useTableKeys(table);
  useCalls(table);
  if (!table)
    return (
      <div class="laying" role="status">
        <Logo />
        <p>{words.loading}</p>
      </div>
    );
  return (
    <TableView
      table={table}
      lead={
        <a class="brand" href="/" aria-label={words.home} title={words.home}>
          <Logo />
        </a>
      }
      menu={
        <SettingsMenu>
          {(close) => (
            <>
              {canGuide(table) && <GuideWay told={told} onBegin={close} />}
              {settings}
            </>
          )}
        </SettingsMenu>
      }
      {...rest}
    />
  );
}
