// The public tables of the server, live.
import type { TableInfo } from '@kontor/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { catalogue, titleOf } from '../catalogue.ts';
import { Emblem } from '../parts/emblems.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { TableFacts } from '../parts/table-facts.tsx';
import { serverLink } from '../play/connection.ts';
import { playable } from '../play/playable.ts';
import { href } from '../routes.ts';
import { useWords } from '../words/index.ts';

function TableRow({ table }: { readonly table: TableInfo }) {
  const words = useWords();
  const free = table.seats.filter((seat) => seat.person === undefined && seat.bot === undefined).length;
  const names = table.seats.flatMap(({ name }) => (name === undefined ? [] : [name])).join(', ');
  const isOpen = table.status === 'open' && free > 0;
  return (
    <li class="table-row">
      <div class="table-row-text">
        <p class="table-row-names">
          <strong>{titleOf(table.game)}</strong>
          <span>{names}</span>
          <span class="facts">{table.status === 'open' ? words.freeSeats(free) : words.statuses[table.status]}</span>
        </p>
        <TableFacts table={table} />
      </div>
      <a class={isOpen ? 'primary' : 'secondary'} href={href({ page: 'table', id: table.id })}>
        {isOpen ? words.join : words.watch}
      </a>
    </li>
  );
}

export function Lobby() {
  const words = useWords();
  const tables = useSignal<readonly TableInfo[]>([]);
  const link = serverLink();
  useEffect(() => {
    const stop = link.listen(
      (message) => {
        if (message.type === 'lobby') tables.value = message.tables;
        else if (message.type === 'lobbyChange') {
          const others = tables.value.filter(({ id }) => id !== message.id);
          tables.value = message.table ? [message.table, ...others] : others;
        }
      },
      () => link.send({ type: 'lobby', on: true }),
    );
    return () => {
      stop();
      link.send({ type: 'lobby', on: false });
    };
  }, []);
  const isLive = link.state.value === 'live';
  return (
    <PageFrame title={words.lobbyTitle}>
      <article class="prose">
        <h1 tabIndex={-1}>{words.lobbyTitle}</h1>
        {!isLive && <p role="status">{link.state.value === 'lost' ? words.offline : words.loading}</p>}
        {isLive && tables.value.length === 0 && <p>{words.lobbyEmpty}</p>}
        <ul class="tables">
          {tables.value.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
        <h2>{words.open}</h2>
        <ul class="table-openers">
          {catalogue
            .filter(({ id }) => playable.includes(id))
            .map(({ id, title, seats }) => (
              <li key={id} class={`card-${id}`}>
                <a class="opener" href={href({ page: 'setup', game: id })}>
                  <Emblem game={id} />
                  <strong>{title}</strong>
                  <span class="facts">{words.players(...seats)}</span>
                </a>
              </li>
            ))}
        </ul>
      </article>
    </PageFrame>
  );
}
