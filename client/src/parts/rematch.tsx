// After an online game: a rematch, asked for or joined, and who asked for it.
import type { TableInfo } from '@kontor/protocol';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { faultIn } from '../play/faults.ts';
import { call, isFault } from '../play/online-api.ts';
import { type OnlineTable, ownSeat } from '../play/online-table.ts';
import { go } from '../router.ts';
import { href } from '../routes.ts';
import { useWords } from '../words/index.ts';

interface RematchProps {
  readonly table: OnlineTable;
  readonly id: string;
}

/** The rematch of a table, if somebody has asked for one: its id, who did, and whether one sits there already. */
function useRematch({ table }: RematchProps) {
  const news = useComputed(() => {
    const document = table.document.value;
    const own = document && ownSeat(document);
    return { next: document?.table.rematch, me: own === undefined ? undefined : document?.table.seats[own]?.person };
  });
  const { next, me } = news.value;
  const info = useSignal<TableInfo | undefined>(undefined);
  useEffect(() => {
    if (next === undefined) return;
    let isCurrent = true;
    void call('table', { id: next }).then((answer) => {
      if (isCurrent && !isFault(answer)) info.value = answer.table;
    });
    return () => {
      isCurrent = false;
    };
  }, [next]);
  const host = info.value?.seats.find(({ person }) => person === info.value?.host)?.name;
  return { next, me, host, isSeated: me !== undefined && info.value?.seats.some(({ person }) => person === me) === true };
}

/** A button for who played; for who watched, and who sits there already, a link to the new table. */
export function Rematch({ table, id }: RematchProps) {
  const words = useWords();
  const problem = useSignal('');
  const { next, me, host, isSeated } = useRematch({ table, id });
  const play = async () => {
    const answer = await call('rematch', { id });
    if (isFault(answer)) problem.value = faultIn(words, answer);
    else go({ page: 'table', id: answer.table.id });
  };
  if (next !== undefined && (me === undefined || isSeated))
    return (
      <a class="primary" href={href({ page: 'table', id: next })}>
        {words.toRematch}
      </a>
    );
  if (me === undefined) return null;
  return (
    <>
      {next !== undefined && host !== undefined && (
        <span class="rematch-news" role="status">
          {words.wantsRematch(host)}
        </span>
      )}
      <button type="button" class="primary" onClick={() => void play()}>
        {next === undefined ? words.rematch : words.joinRematch}
      </button>
      {problem.value !== '' && (
        <span class="problem" role="alert">
          {problem.value}
        </span>
      )}
    </>
  );
}

/** The same above the table, for who has put the final score away. */
export function RematchNews({ table, id }: RematchProps) {
  const isOffered = useComputed(() => table.document.value?.table.rematch !== undefined).value;
  if (!isOffered) return null;
  return (
    <div class="late">
      <Rematch table={table} id={id} />
    </div>
  );
}
