// A table of the server: the room before the start, then the table, then what comes afterwards.
import type { TableSession } from '@kontor/table/kit';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { PageFrame } from '../parts/page-frame.tsx';
import { TableHost } from '../parts/table-host.tsx';
import { WaitingRoom } from '../parts/waiting-room.tsx';
import { serverLink } from '../play/connection.ts';
import { faultIn } from '../play/faults.ts';
import { loadGame } from '../play/load-game.ts';
import { call, isFault } from '../play/online-api.ts';
import { onlineSession } from '../play/online-session.ts';
import { type OnlineTable as Followed, followTable, ownSeat } from '../play/online-table.ts';
import { go } from '../router.ts';
import { href } from '../routes.ts';
import { useWords } from '../words/index.ts';

/** What to do about a seat that ran out of time: the others choose. */
function LateChoice({ table, id }: { readonly table: Followed; readonly id: string }) {
  const words = useWords();
  const document = table.document.value;
  const late = document?.clock?.late ?? [];
  if (!document || ownSeat(document) === undefined) return null;
  return (
    <>
      {late
        .filter(({ seat }) => seat !== document.viewer)
        .map(({ seat }) => (
          <div key={seat} class="late" role="alert">
            <span>{words.late(document.table.seats[seat]?.name ?? words.playerNumber(seat + 1))}</span>
            {(['wait', 'bot', 'end'] as const).map((choice) => (
              <button
                key={choice}
                type="button"
                class="secondary"
                onClick={() => void call('choose', { id, body: { seat, choice } })}
              >
                {words.lateChoices[choice]}
              </button>
            ))}
          </div>
        ))}
    </>
  );
}

function Afterwards({ id, game }: { readonly id: string; readonly game: string }) {
  const words = useWords();
  const rematch = async () => {
    const answer = await call('rematch', { id });
    if (!isFault(answer)) go({ page: 'table', id: answer.table.id });
  };
  return (
    <>
      <button type="button" class="primary" onClick={() => void rematch()}>
        {words.rematch}
      </button>
      <a class="secondary" href={href({ page: 'setup', game })}>
        {words.invite}
      </a>
      <a class="secondary" href={href({ page: 'replay', source: 'online', id })}>
        {words.watchAgain}
      </a>
    </>
  );
}

export function OnlineTable({ id }: { readonly id: string }) {
  const words = useWords();
  const table = useSignal<Followed | undefined>(undefined);
  const session = useSignal<TableSession | undefined>(undefined);
  const isReturning = useRef(true);
  useEffect(() => {
    session.value = undefined;
    const followed = followTable(id);
    table.value = followed;
    return () => followed.close();
  }, [id]);
  useSignalEffect(() => {
    const followed = table.value;
    const document = followed?.document.value;
    if (!followed || !document || session.peek()) return;
    if (!document.play) {
      isReturning.current = false;
      return;
    }
    void loadGame(document.table.game).then((game) => {
      if (table.peek() === followed && !session.peek()) session.value = onlineSession(game, followed, id);
    });
  });
  const followed = table.value;
  const problem = followed?.fault.value;
  // Whatever else the document says is the table's own affair: with every move, this page is not drawn anew.
  const room = useComputed(() => {
    const document = table.value?.document.value;
    return document && !document.play && document.table.status === 'open' ? document : undefined;
  }).value;
  const game = useComputed(() => table.value?.document.value?.table.game).value;
  const isOver = useComputed(() => table.value?.document.value?.table.status === 'over').value;
  if (problem || room || game === undefined || !followed)
    return (
      <PageFrame title={words.lobbyTitle}>
        {problem && <p class="problem">{faultIn(words, problem)}</p>}
        {room && <WaitingRoom id={id} document={room} onSeated={() => serverLink().renew()} />}
        {!room && !problem && <p role="status">{serverLink().state.value === 'lost' ? words.offline : words.loading}</p>}
      </PageFrame>
    );
  return (
    <TableHost
      key={id}
      session={session.value}
      game={game}
      isReturning={isReturning.current}
      banner={<LateChoice table={followed} id={id} />}
      onPick={isOver ? (move) => go({ page: 'replay', source: 'online', id, move }) : undefined}
      afterwards={<Afterwards id={id} game={game} />}
    />
  );
}
