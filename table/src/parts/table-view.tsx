// The whole table on one screen: board, desk, players, action bar, drawer. On a phone the first three are panes side by side.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isCalled } from '../calling.ts';
import { type TableModel, TableProvider, useTable } from '../model.ts';
import { ActionBar } from './action-bar.tsx';
import { Announcer } from './announcer.tsx';
import { Curtain } from './curtain.tsx';
import { Drawer } from './drawer.tsx';
import { FinalScore } from './final-score.tsx';
import { GuideStrip } from './guide.tsx';
import { Icon } from './icon.tsx';
import { Log, Recap, sinceOwnTurn } from './log.tsx';
import { useMotion } from './motion.ts';
import { PlayerPanels } from './panels.tsx';
import { PaneTabs } from './panes.tsx';
import { TargetPopover } from './popover.tsx';
import { Surface } from './surface.tsx';
import { DrawerTools, Tool } from './tools.tsx';
import { Walkable } from './walkable.tsx';

/** What scrolls can be reached by keys. */
const scrollable = { tabIndex: 0 };
const withoutDesk = ['board', 'players'] as const;
const withDesk = ['board', 'desk', 'players'] as const;

/** Whether something has happened that a player who was away would want to know. */
const hasRecap = ({ seat, snapshot }: TableModel): boolean => {
  const { log, viewer } = snapshot.peek();
  return seat.peek() !== undefined && sinceOwnTurn(log, viewer).length > 0;
};

/** The page's title. In a row of tabs it is all that is seen of the table, so it tells when it is one's turn. */
function useTitle(table: TableModel): void {
  const isHidden = useSignal(document.hidden);
  const title = useComputed(() => {
    const players = table.session.players.value;
    const isMeant =
      table.prompt.value !== undefined && isCalled({ snapshot: table.snapshot.value, players, isHidden: isHidden.value });
    return `${isMeant ? `● ${table.words.value.yourTurn} · ` : ''}${table.game.box.title} · Kontor`;
  });
  useSignalEffect(() => {
    document.title = title.value;
  });
  useEffect(() => {
    const onChange = () => {
      isHidden.value = document.hidden;
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}

export interface TableViewProps {
  readonly table: TableModel;
  /** What leads away from the table: stands at the left of the header. */
  readonly lead?: ComponentChildren;
  /** What the shell adds to the header, such as a menu. */
  readonly menu?: ComponentChildren;
  /** What stands in place of the action bar, such as a replay's scrubber. */
  readonly bar?: ComponentChildren;
  /** What to do when the game is over: rematch, harder bots, invite. */
  readonly afterwards?: ComponentChildren;
  /** Opens the replay at an entry of the log. */
  readonly onPick?: ((index: number) => void) | undefined;
  /** News that stands above the table until it is answered. */
  readonly banner?: ComponentChildren;
  /** Whether to begin with what happened since the last turn. */
  readonly isReturning?: boolean;
}

function TableFrame({ banner, lead, menu, bar, afterwards, onPick, isReturning }: Omit<TableViewProps, 'table'>) {
  const table = useTable();
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const showsRecap = useSignal(isReturning === true && hasRecap(table));
  const hidesFinal = useSignal(false);
  useMotion(table, root);
  const { view, isOver } = table.snapshot.value;
  const words = table.words.value;
  const { Board, Desk } = table.ui;
  const seat = table.seat.value;
  const connection = table.session.connection.value;
  const isCovered = table.session.curtain.value !== undefined;
  const showsFinal = isOver && !hidesFinal.value && bar === undefined;

  const wasCovered = useRef(isCovered);
  useEffect(() => {
    if (wasCovered.current && !isCovered) {
      showsRecap.value = hasRecap(table);
    }
    wasCovered.current = isCovered;
  }, [isCovered]);
  useTitle(table);
  useEffect(() => {
    if (isOver && seat !== undefined && !table.session.isReplay) table.guide.leave();
  }, [isOver]);

  const toChoices = () => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find('.choices .choice:not([aria-expanded="true"])') ?? find('.table-bar button'))?.focus();
  };
  const hasDesk = Desk !== undefined && seat !== undefined;
  return (
    <div class={`table game-${table.ui.id}`} lang={table.language.value} ref={root}>
      <button type="button" class="skip-link" onClick={toChoices}>
        {words.toChoices}
      </button>
      <header class="table-head">
        {lead}
        <h1>{table.game.box.title}</h1>
        <p class="stage">{table.texts.value.stage(view)}</p>
        {seat === undefined && bar === undefined && <p class="watching">{words.watching}</p>}
        <nav class="table-tools">
          {isOver && hidesFinal.value && bar === undefined && (
            <button type="button" class="tool is-wide" onClick={() => (hidesFinal.value = false)}>
              {words.finalScore}
            </button>
          )}
          {seat !== undefined && bar === undefined && (
            <Tool
              icon="recap"
              text={words.sinceYourTurn}
              isOn={showsRecap.value}
              onClick={() => (showsRecap.value = !showsRecap.value)}
            />
          )}
          <DrawerTools table={table} />
          {menu}
        </nav>
      </header>
      <div class="banners">
        {connection !== 'live' && (
          <p class="connection" role="status">
            {connection === 'lost' ? words.lost : words.connecting}
          </p>
        )}
        {banner}
      </div>
      <main class={isCovered ? 'table-main is-covered' : 'table-main'} aria-hidden={isCovered} ref={strip}>
        {!isCovered && (
          <>
            <div class="pane pane-board" data-pane="board">
              <Surface>
                <Board view={view} />
              </Surface>
              {showsRecap.value && <Recap onClose={() => (showsRecap.value = false)} />}
            </div>
            {hasDesk && (
              <div class="pane pane-desk" data-pane="desk">
                <Walkable class="desk" label={words.desk}>
                  <Desk view={view} seat={seat} />
                </Walkable>
              </div>
            )}
            <div class="pane pane-players" data-pane="players">
              <PlayerPanels />
              <section class="side-log" aria-label={words.log} {...scrollable}>
                <Log onPick={onPick} />
              </section>
            </div>
            <TargetPopover />
          </>
        )}
      </main>
      <div class="table-bar">
        {bar ??
          (!isCovered && (
            <>
              <GuideStrip />
              <ActionBar />
            </>
          ))}
        <PaneTabs strip={strip} names={hasDesk ? withDesk : withoutDesk} />
      </div>
      {!isCovered && <Drawer onPick={onPick} />}
      <Curtain />
      {showsFinal && (
        <div class="final-sheet">
          <button
            type="button"
            class="icon-button final-close"
            aria-label={words.close}
            onClick={() => (hidesFinal.value = true)}
          >
            <Icon name="close" />
          </button>
          <FinalScore>{afterwards}</FinalScore>
        </div>
      )}
      {!isCovered && <Announcer />}
      <div class="travellers" aria-hidden="true" />
    </div>
  );
}

export function TableView({ table, ...rest }: TableViewProps) {
  return (
    <TableProvider value={table}>
      <TableFrame {...rest} />
    </TableProvider>
  );
}
