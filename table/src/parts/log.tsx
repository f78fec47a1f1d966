// What has happened, in whole sentences, with who did it. Also: what happened since one's own last turn.
import type { GameTypes, Heard } from '@kontor/engine';
import type { RefObject, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { followsEnd } from '../follow.ts';
import { type TableModel, useTable } from '../model.ts';
import { Icon } from './icon.tsx';
import { SeatMark } from './piece.tsx';

function Entry({
  entry,
  before,
  table,
  onPick,
}: {
  readonly entry: Heard<GameTypes['Event']>;
  /** The entry above: whoever goes on needs no new mark. */
  readonly before: Heard<GameTypes['Event']> | undefined;
  readonly table: TableModel;
  readonly onPick?: LogProps['onPick'];
}) {
  const sentences = entry.events.map((event) => table.texts.value.event(event, table.names.value)).filter((text) => text !== '');
  if (sentences.length === 0) return null;
  return (
    <li class="log-entry">
      <span class="log-mark">
        {typeof entry.actor === 'number' && entry.actor !== before?.actor && <SeatMark seat={entry.actor} size={14} />}
      </span>
      <div>
        {sentences.map((sentence, at) => (
          <p key={`${at}-${sentence}`}>{sentence}</p>
        ))}
      </div>
      {onPick && (
        <button
          type="button"
          class="log-number"
          aria-label={table.words.value.moveNumber(entry.index + 1)}
          onClick={() => onPick(entry.index + 1)}
        >
          {entry.index + 1}
        </button>
      )}
    </li>
  );
}

type Entries = readonly Heard<GameTypes['Event']>[];

const isSame = (one: Entries[number] | undefined, other: Entries[number] | undefined): boolean =>
  one?.events === other?.events && one?.actor === other?.actor && one?.index === other?.index;

/** The entries, each drawn once: a late move costs what an early one does. */
function useEntries(table: TableModel, log: Entries, onPick: LogProps['onPick']): readonly VNode[] {
  const drawn = useRef<{ about: readonly unknown[]; log: Entries; entries: readonly VNode[] } | undefined>(undefined);
  const about = [table.texts.value, table.names.value, table.words.value, onPick];
  const before = drawn.current?.about.every((value, at) => value === about[at]) ? drawn.current : undefined;
  const entries = log.map((entry, at) =>
    before && isSame(entry, before.log[at]) && isSame(log[at - 1], before.log[at - 1]) ? (
      before.entries[at]!
    ) : (
      <Entry key={entry.index} entry={entry} before={log[at - 1]} table={table} onPick={onPick} />
    ),
  );
  drawn.current = { about, log, entries };
  return entries;
}

export interface LogProps {
  /** Makes each entry a way into the replay. */
  readonly onPick?: ((index: number) => void) | undefined;
}

/** Keeps the end of a list in sight while it grows, or while its room changes. Whoever has scrolled up to read is left there. */
function useFollowing(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const holder = list.current?.parentElement;
    if (!holder) return;
    let follows = true;
    let top = holder.scrollTop;
    const onScroll = () => {
      follows = followsEnd(follows, top, holder);
      top = holder.scrollTop;
    };
    const watcher = new ResizeObserver(() => {
      if (follows) holder.scrollTop = holder.scrollHeight;
    });
    watcher.observe(list.current!);
    watcher.observe(holder);
    holder.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      watcher.disconnect();
      holder.removeEventListener('scroll', onScroll);
    };
  }, []);
}

/** The whole log, newest at the end and in sight. */
export function Log({ onPick }: LogProps) {
  const table = useTable();
  const { log, setup } = table.snapshot.value;
  const entries = useEntries(table, log, onPick);
  const list = useRef<HTMLOListElement>(null);
  useFollowing(list);
  return (
    <ol class="log" ref={list}>
      {setup.length > 0 && (
        <li class="log-entry">
          <span class="log-mark" />
          <div>
            <p class="log-setup">{table.words.value.setUp}</p>
            {setup.map((event, at) => (
              <p key={at}>{table.texts.value.event(event, table.names.value)}</p>
            ))}
          </div>
        </li>
      )}
      {entries}
    </ol>
  );
}

/** What happened last, for a replay's reader. */
export function LatestEntry() {
  const table = useTable();
  const entry = table.snapshot.value.log.at(-1);
  return <ol class="log latest">{entry && <Entry entry={entry} before={undefined} table={table} />}</ol>;
}

/** The entries after the viewer's own last one. */
export function sinceOwnTurn<Event>(log: readonly Heard<Event>[], viewer: unknown): readonly Heard<Event>[] {
  const last = log.findLastIndex(({ actor }) => actor === viewer);
  return log.slice(last + 1);
}

/** A recap for somebody who was away. */
export function Recap({ onClose }: { readonly onClose: () => void }) {
  const table = useTable();
  const words = table.words.value;
  const { log, viewer } = table.snapshot.value;
  const entries = sinceOwnTurn(log, viewer).filter(({ events }) => events.length > 0);
  return (
    <section class="recap" aria-label={words.sinceYourTurn}>
      <header>
        <h2>{words.sinceYourTurn}</h2>
        <button type="button" class="icon-button" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {entries.length === 0 ? (
        <p>{words.nothingHappened}</p>
      ) : (
        <ol class="log">
          {entries.map((entry, at) => (
            <Entry key={entry.index} entry={entry} before={entries[at - 1]} table={table} />
          ))}
        </ol>
      )}
    </section>
  );
}
