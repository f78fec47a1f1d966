// The way out of a game that is being played online, with a question before it.
import type { TableDocument } from '@kontor/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { faultIn } from '../play/faults.ts';
import { call, isFault } from '../play/online-api.ts';
import { type OnlineTable, ownSeat } from '../play/online-table.ts';
import { go } from '../router.ts';
import { useWords } from '../words/index.ts';

/** Whether somebody else plays who would have to choose what becomes of the seat. */
const hasCompany = ({ table }: TableDocument, own: number): boolean =>
  table.seats.some(({ person, away }, seat) => seat !== own && person !== undefined && away !== true);

export function LeaveTable({ table, id }: { readonly table: OnlineTable; readonly id: string }) {
  const words = useWords();
  const isAsking = useSignal(false);
  const problem = useSignal('');
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking.value) stay.current?.focus();
  }, [isAsking.value]);
  const document = table.document.value;
  const own = document && ownSeat(document);
  if (!document || own === undefined || document.table.status !== 'playing' || document.table.seats[own]?.away) return null;
  const isMissed = hasCompany(document, own);
  const leave = async () => {
    const answer = isMissed ? await call('leave', { id }) : {};
    if (isFault(answer)) problem.value = faultIn(words, answer);
    else go({ page: 'landing' });
  };
  if (!isAsking.value)
    return (
      <button
        type="button"
        class="secondary"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {words.leave}
      </button>
    );
  return (
    <div class="leave-ask">
      <p role="alert">{isMissed ? words.leaveAsk : words.leaveAlone}</p>
      <p class="problem">{problem.value}</p>
      <button type="button" class="primary" onClick={() => void leave()}>
        {words.leave}
      </button>
      <button
        ref={stay}
        type="button"
        class="secondary"
        onClick={() => {
          isAsking.value = false;
        }}
      >
        {words.stay}
      </button>
    </div>
  );
}
