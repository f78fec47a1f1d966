// The first page: three games, one button each; and what was left unfinished.
import { Icon } from '@kontor/table/icon';
import { useSignal } from '@preact/signals';
import { type CatalogueEntry, catalogue, titleOf } from '../catalogue.ts';
import { Emblem } from '../parts/emblems.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
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

function SaveRow({ save, onDrop }: { readonly save: LocalSave; readonly onDrop: () => void }) {
  const words = useWords();
  const date = new Intl.DateTimeFormat(shownLanguage.value, { dateStyle: 'medium', timeStyle: 'short' }).format(save.at);
  const others = new Intl.ListFormat(shownLanguage.value).format(save.seats.slice(1).map(({ name }) => name));
  const to = save.isOver ? href({ page: 'replay', source: 'local', id: save.id }) : href({ page: 'local', id: save.id });
  const name = words.goOnWith(titleOf(save.game), others);
  return (
    <li>
      <span>
        <a class="save-link" href={to}>
          {name}
        </a>
        <span class="facts">{date}</span>
      </span>
      <button type="button" class="icon-button" aria-label={`${words.remove}: ${name}`} title={words.remove} onClick={onDrop}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** What was left unfinished; behind it, folded, what was played to the end. */
function Saves() {
  const words = useWords();
  const saves = useSignal(listSaves());
  const [open, finished] = [saves.value.filter(({ isOver }) => !isOver), saves.value.filter(({ isOver }) => isOver)];
  if (saves.value.length === 0) return null;
  const list = (some: readonly LocalSave[]) => (
    <ul>
      {some.map((save) => (
        <SaveRow
          key={save.id}
          save={save}
          onDrop={() => {
            dropSave(save.id);
            saves.value = listSaves();
          }}
        />
      ))}
    </ul>
  );
  return (
    <section class="saves">
      {open.length > 0 && <h2>{words.goOn}</h2>}
      {open.length > 0 && list(open.slice(0, 6))}
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
