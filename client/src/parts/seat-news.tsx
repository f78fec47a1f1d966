// News above a table of the server: a seat that was left or ran out of time, the own seat when it was, a move that waits.
import type { TableDocument } from '@kontor/protocol';
import { useSignal, useSignalEffect } from '@preact/signals';
import { serverLink } from '../play/connection.ts';
import { faultIn } from '../play/faults.ts';
import { call, isFault } from '../play/online-api.ts';
import { type OnlineTable, ownSeat } from '../play/online-table.ts';
import { useWords } from '../words/index.ts';

interface NewsProps {
  readonly table: OnlineTable;
  readonly id: string;
}

type Choice = 'wait' | 'bot' | 'end';

/** Those who choose about a seat: the others who play. */
const choosers = ({ table }: TableDocument, late: number): number =>
  table.seats.filter(({ person, away }, seat) => person !== undefined && away !== true && seat !== late).length;

/** What to do about a seat that ran out of time or was left: the others choose. Whoever waits can choose again. */
function LateChoice({ table, id }: NewsProps) {
  const words = useWords();
  const waiting = useSignal<ReadonlySet<number>>(new Set());
  const problem = useSignal('');
  useSignalEffect(() => {
    const late = table.document.value?.clock?.late ?? [];
    const still = [...waiting.value].filter((seat) => late.some((entry) => entry.seat === seat));
    if (still.length < waiting.value.size) waiting.value = new Set(still);
  });
  const document = table.document.value;
  const own = document && ownSeat(document);
  if (!document || own === undefined || document.table.status !== 'playing' || document.table.seats[own]?.away) return null;
  const setWaiting = (seat: number, isOn: boolean) => {
    waiting.value = new Set([...waiting.value].filter((other) => other !== seat).concat(isOn ? [seat] : []));
  };
  const choose = async (seat: number, choice: Choice) => {
    const answer = await call('choose', { id, body: { seat, choice } });
    problem.value = isFault(answer) ? faultIn(words, answer) : '';
    if (choice === 'wait' && !isFault(answer)) setWaiting(seat, true);
  };
  const late = (document.clock?.late ?? []).filter(({ seat }) => seat !== own);
  return (
    <>
      {late.map(({ seat, end }) => {
        const { name = words.playerNumber(seat + 1), away } = document.table.seats[seat] ?? {};
        // Without a clock nobody runs out of time.
        const isGone = away === true || document.table.clock.kind === 'none';
        if (waiting.value.has(seat))
          return (
            <div key={seat} class="late" role="status">
              <span>{words.waitingFor(name)}</span>
              <button type="button" class="link-button" onClick={() => setWaiting(seat, false)}>
                {words.chooseAnew}
              </button>
            </div>
          );
        return (
          <div key={seat} class="late" role="alert">
            <span>{isGone ? words.left(name) : words.late(name)}</span>
            {(['wait', 'bot', 'end'] as const).map((choice) => (
              <button
                key={choice}
                type="button"
                class="secondary"
                aria-pressed={choice === 'end' ? end.includes(own) : undefined}
                onClick={() => void choose(seat, choice)}
              >
                {words.lateChoices[choice]}
                {choice === 'end' && end.length > 0 && ` (${end.length}/${choosers(document, seat)})`}
              </button>
            ))}
            <span class="problem">{problem.value}</span>
          </div>
        );
      })}
    </>
  );
}

/** The own seat, where it was left or a bot plays it: it can be taken back. */
function OwnSeat({ table, id }: NewsProps) {
  const words = useWords();
  const problem = useSignal('');
  const document = table.document.value;
  const own = document && ownSeat(document);
  const seat = own === undefined ? undefined : document?.table.seats[own];
  if (!seat || document?.table.status !== 'playing' || (!seat.away && seat.bot === undefined)) return null;
  const takeBack = async () => {
    const answer = await call('join', { id, body: {} });
    problem.value = isFault(answer) ? faultIn(words, answer) : '';
  };
  return (
    <div class="late" role="alert">
      <span>{seat.bot === undefined ? words.youLeft : words.botPlaysForYou}</span>
      <button type="button" class="primary" onClick={() => void takeBack()}>
        {words.takeSeatBack}
      </button>
      <span class="problem">{problem.value}</span>
    </div>
  );
}

/** A move that was made without a connection is not lost. */
function KeptMove({ table }: { readonly table: OnlineTable }) {
  const words = useWords();
  if (serverLink().state.value === 'live' || table.unanswered.value === 0) return null;
  return (
    <p class="connection" role="status">
      {words.moveKept}
    </p>
  );
}

export function SeatNews(props: NewsProps) {
  return (
    <>
      <KeptMove table={props.table} />
      <OwnSeat {...props} />
      <LateChoice {...props} />
    </>
  );
}
