// A table of the server: the room before the start, then the table, then what comes afterwards.
import type { TableSession } from '@kontor/table/kit';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { DeadEnd } from '../parts/dead-end.tsx';
import { LeaveTable } from '../parts/leave-table.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Rematch, RematchNews } from '../parts/rematch.tsx';
import { SeatNews } from '../parts/seat-news.tsx';
import { TableHost } from '../parts/table-host.tsx';
import { WaitingRoom } from '../parts/waiting-room.tsx';
import { serverLink } from '../play/connection.ts';
import { loadGame } from '../play/load-game.ts';
import { onlineSession } from '../play/online-session.ts';
import { type OnlineTable as Followed, followTable } from '../play/online-table.ts';
import { go } from '../router.ts';
import { href } from '../routes.ts';
import { useWords } from '../words/index.ts';

function Afterwards({ table, id, game }: { readonly table: Followed; readonly id: string; readonly game: string }) {
  const words = useWords();
  return (
    <>
      <Rematch table={table} id={id} />
      <a class="secondary" href={href({ page: 'setup', game })}>
        {words.invite}
      </a>
      <a class="secondary" href={href({ page: 'replay', source: 'online', id })}>
        {words.watchAgain}
      </a>
    </>
  );
}

/** A link that is not complete, or to a table that is not there. */
function NoTable() {
  const words = useWords();
  return (
    <DeadEnd title={words.noTableTitle} text={words.noTableText}>
      <a class="secondary" href={href({ page: 'lobby' })}>
        {words.lobby}
      </a>
    </DeadEnd>
  );
}

/** Until the server has shown the table. */
function Awaited() {
  const words = useWords();
  if (serverLink().state.value === 'lost') return <DeadEnd title={words.lobbyTitle} text={words.offline} />;
  return (
    <PageFrame title={words.lobbyTitle}>
      <p role="status">{words.loading}</p>
    </PageFrame>
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
  const isMissing = followed?.fault.value !== undefined;
  // Whatever else the document says is the table's own affair: with every move, this page is not drawn anew.
  const room = useComputed(() => {
    const document = table.value?.document.value;
    return document && !document.play && document.table.status === 'open' ? document : undefined;
  }).value;
  const game = useComputed(() => table.value?.document.value?.table.game).value;
  const isOver = useComputed(() => table.value?.document.value?.table.status === 'over').value;
  if (isMissing) return <NoTable />;
  if (room)
    return (
      <PageFrame title={words.lobbyTitle}>
        <WaitingRoom id={id} document={room} onSeated={() => serverLink().renew()} />
      </PageFrame>
    );
  if (game === undefined || !followed) return <Awaited />;
  return (
    <TableHost
      key={id}
      session={session.value}
      game={game}
      isReturning={isReturning.current}
      banner={
        <>
          <SeatNews table={followed} id={id} />
          <RematchNews table={followed} id={id} />
        </>
      }
      settings={<LeaveTable table={followed} id={id} />}
      onPick={isOver ? (move) => go({ page: 'replay', source: 'online', id, move }) : undefined}
      afterwards={<Afterwards table={followed} id={id} game={game} />}
    />
  );
}
