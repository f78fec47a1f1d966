// The first page: three games, one button each; and what was left unfinished.
import { Icon } from '@kontor/table/icon';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type CatalogueEntry, catalogue, titleOf } from '../catalogue.ts';
import { Emblem } from '../parts/emblems.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { guestId } from '../play/guest.ts';
import type { OwnTable } from '../play/my-tables.ts';
import { playable } from '../play/playable.ts';
import { dropSave, type LocalSave, listSaves } from '../play/saves.ts';
import { startAgainstBots } from '../play/start.ts';
import { href } from '../routes.ts';
import { shownLanguage, useWords } from '../words/index.ts';

function GameCard({ game }: { readonly game: CatalogueEntry }) {
  const words = useWords();
  const isBusy = useSignal(false);
  const play = () => {
    isBusy.value = true;
    void startAgainstBots(game.id);
  };
  return (
    <article class={`game-card card-${game.id}`}>
      <Emblem game={game.id} />
      <div class="game-card-text">
        <h2>{game.title}</h2>
        <p class="facts">
          {words.players(...game.seats)} · {game.minutes[1] <= 5 ? words.fiveMinutes : words.minutes(...game.minutes)}
        </p>
        <p>{words.aboutGame[game.id]}</p>
        <div class="game-card-actions">
          <button type="button" class="primary" disabled={isBusy.value} onClick={play}>
            {words.playNow}
          </button>
          <a class="card-link" href={href({ page: 'setup', game: game.id })}>
            {words.moreWays}
          </a>
          <a class="card-link" href={href({ page: 'rules', game: game.id })}>
            {words.rules}
          </a>
        </div>
      </div>
    </article>
  );
}

/** A table to go back to, here or on the server. */
interface KeptTable extends Pick<OwnTable, 'id' | 'game' | 'others' | 'isOver' | 'isAsked' | 'at'> {
  /** Where it stands, for a table of the server. */
  readonly status?: OwnTable['status'];
}

const keptHere = ({ id, game, seats, isOver, at }: LocalSave): KeptTable => ({
  id,
  game,
  others: seats.slice(1).map(({ name }) => name),
  isOver,
  isAsked: false,
  at,
});

/** A finished table opens with its final score. */
function KeptRow({ table, onDrop }: { readonly table: KeptTable; readonly onDrop: () => void }) {
  const words = useWords();
  const { id, game, status } = table;
  const date = new Intl.DateTimeFormat(shownLanguage.value, { dateStyle: 'medium', timeStyle: 'short' }).format(table.at);
  const others = new Intl.ListFormat(shownLanguage.value).format(table.others);
  const name = others === '' ? titleOf(game) : words.goOnWith(titleOf(game), others);
  const facts = status === undefined ? [date] : [words.online, ...(status === 'playing' ? [] : [words.statuses[status]]), date];
  return (
    <li class={table.isAsked ? 'is-asked' : undefined}>
      <span>
        <a class="save-link" href={href({ page: status === undefined ? 'local' : 'table', id })}>
          {name}
        </a>
        {table.isAsked && <strong class="save-turn">{words.yourTurn}</strong>}
        <span class="facts">{facts.join(' · ')}</span>
      </span>
      {status === undefined && (
        <button type="button" class="icon-button" aria-label={`${words.remove}: ${name}`} title={words.remove} onClick={onDrop}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

/** So many are shown at first. */
const fewTables = 6;

/** What was left unfinished, tables at which one is asked first; behind it, folded, what was played to the end. */
function Saves() {
  const words = useWords();
  const saves = useSignal(listSaves());
  const online = useSignal<readonly OwnTable[]>([]);
  const showsAll = useSignal(false);
  useEffect(() => {
    if (guestId() === undefined) return;
    let isCurrent = true;
    void import('../play/my-tables.ts')
      .then(({ myTables }) => myTables())
      .then(
        (tables) => {
          if (isCurrent) online.value = tables;
        },
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, []);
  const kept = [...online.value, ...saves.value.map(keptHere)].sort(
    (a, b) => Number(b.isAsked) - Number(a.isAsked) || b.at - a.at,
  );
  const [open, finished] = [kept.filter(({ isOver }) => !isOver), kept.filter(({ isOver }) => isOver)];
  if (kept.length === 0) return null;
  const list = (some: readonly KeptTable[]) => (
    <ul>
      {some.map((table) => (
        <KeptRow
          key={table.id}
          table={table}
          onDrop={() => {
            dropSave(table.id);
            saves.value = listSaves();
          }}
        />
      ))}
    </ul>
  );
  return (
    <section class="saves">
      {open.length > 0 && <h2>{words.goOn}</h2>}
      {open.length > 0 && list(showsAll.value ? open : open.slice(0, fewTables))}
      {open.length > fewTables && !showsAll.value && (
        <button
          type="button"
          class="link-button"
          onClick={() => {
            showsAll.value = true;
          }}
        >
          {words.showAll(open.length)}
        </button>
      )}
      {finished.length > 0 && (
        <details>
          <summary>{words.finishedGames(finished.length)}</summary>
          {list(finished)}
        </details>
      )}
    </section>
  );
}

export function Landing() {
  const words = useWords();
  const shown = catalogue.filter(({ id }) => playable.includes(id));
  const big = shown.filter(({ id }) => id !== 'wharf');
  const small = shown.filter(({ id }) => id === 'wharf');
  return (
    <PageFrame title="">
      <div class="hero">
        <h1 tabIndex={-1}>{words.slogan}</h1>
        <p>{words.intro}</p>
      </div>
      <Saves />
      <div class="game-cards">
        {big.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
      {small.length > 0 && (
        <section class="learn">
          <h2>{words.learnFirst}</h2>
          <div class="game-cards is-small">
            {small.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </div>
        </section>
      )}
      <p class="foot">
        <a href={href({ page: 'replay', source: 'file', id: '' })}>{words.openRecord}</a>
      </p>
    </PageFrame>
  );
}
