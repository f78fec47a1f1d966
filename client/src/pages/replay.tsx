// A match to look through: from this browser, from the server, or from a file on disk.
import { recordGameId, seat as toSeat } from '@kontor/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PageFrame } from '../parts/page-frame.tsx';
import { Scrubber } from '../parts/scrubber.tsx';
import { TableHost } from '../parts/table-host.tsx';
import { faultIn, isNoTable, recordFaultIn } from '../play/faults.ts';
import { loadGame } from '../play/load-game.ts';
import { call, isFault } from '../play/online-api.ts';
import { openReplay, type ReplaySession } from '../play/replay-session.ts';
import { readSave } from '../play/saves.ts';
import { go } from '../router.ts';
import { href } from '../routes.ts';
import type { ShellWords } from '../words/en.ts';
import { useWords } from '../words/index.ts';

interface ReplayProps {
  readonly source: 'local' | 'online' | 'file';
  readonly id: string;
  readonly move?: number;
  readonly seat?: number;
}

/** A record, or why there is none to watch. */
async function findRecord(words: ShellWords, source: 'local' | 'online', id: string): Promise<object | string> {
  if (source === 'local') {
    const record = readSave(id)?.record;
    if (record === undefined) return words.tableGone;
    return record.end.over ? record : words.stillPlayed;
  }
  const record = await call('record', { id });
  if (!isFault(record)) return record;
  if (record.id === 'wrong-moment') return words.stillPlayed;
  return isNoTable(record.id) ? words.noTableText : faultIn(words, record);
}

export function Replay({ source, id, move, seat }: ReplayProps) {
  const words = useWords();
  const session = useSignal<ReplaySession | undefined>(undefined);
  const problem = useSignal('');

  const open = async (file: unknown) => {
    try {
      const box = (await loadGame(recordGameId(file))).box;
      const opened = openReplay(box, file);
      if (move !== undefined) opened.step.value = Math.min(move, opened.total);
      if (seat !== undefined && seat < opened.seatCount) opened.viewer.value = toSeat(seat);
      problem.value = '';
      session.value = opened;
    } catch (error) {
      problem.value = recordFaultIn(words, error);
    }
  };
  useEffect(() => {
    // Nothing to fetch: a file that was chosen meanwhile stays open.
    if (source === 'file') return;
    session.value = undefined;
    void findRecord(words, source, id).then((found) => {
      if (typeof found !== 'string') return open(found);
      problem.value = found;
      return undefined;
    });
  }, [source, id]);

  const linkTo = (opened: ReplaySession) =>
    href({
      page: 'replay',
      source,
      id,
      move: opened.step.value,
      ...(opened.viewer.value !== 'spectator' && { seat: opened.viewer.value }),
    });
  useSignalEffect(() => {
    const opened = session.value;
    if (opened && source !== 'file') history.replaceState(null, '', linkTo(opened));
  });

  const opened = session.value;
  if (opened)
    return (
      <TableHost
        session={opened}
        game={opened.game.box.id}
        bar={
          <Scrubber session={opened} link={source === 'file' ? undefined : () => new URL(linkTo(opened), location.href).href} />
        }
        onPick={(index) => {
          opened.step.value = index;
        }}
      />
    );
  return (
    <PageFrame title={words.replayTitle}>
      <article class="prose">
        <h1 tabIndex={-1}>{words.replayTitle}</h1>
        {problem.value !== '' && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <label class="file-field">
          {words.chooseFile}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (!file) return;
              void file.text().then((text) => {
                try {
                  void open(JSON.parse(text));
                } catch {
                  problem.value = words.badRecord('');
                }
              });
            }}
          />
        </label>
        <p>
          <button type="button" class="link-button" onClick={() => go({ page: 'landing' })}>
            {words.toLanding}
          </button>
        </p>
      </article>
    </PageFrame>
  );
}
