// A table in this browser: against bots, or passed from hand to hand.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { DeadEnd } from '../parts/dead-end.tsx';
import { TableHost } from '../parts/table-host.tsx';
import { workerBotHost } from '../play/bot-host.ts';
import type { Guidance } from '../play/guided.ts';
import { loadGame } from '../play/load-game.ts';
import { type LocalSession, openLocalTable } from '../play/local-session.ts';
import { type LocalSave, type LocalSeat, readSave, tidySaves } from '../play/saves.ts';
import { startLocal } from '../play/start.ts';
import { go } from '../router.ts';
import { href } from '../routes.ts';
import { pace } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** What a bot's move takes at least, in milliseconds. */
const calm = 420;
const harder: Readonly<Record<string, string>> = { apprentice: 'merchant', merchant: 'captain', captain: 'captain' };

function Afterwards({
  id,
  game,
  seats,
  options,
}: {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: unknown;
}) {
  const words = useWords();
  const canBeHarder = seats.some(({ bot }) => bot !== undefined && harder[bot] !== bot);
  return (
    <>
      <button type="button" class="primary" onClick={() => void startLocal(game, seats, options)}>
        {words.rematch}
      </button>
      {canBeHarder && (
        <button
          type="button"
          class="secondary"
          onClick={() =>
            void startLocal(
              game,
              seats.map((seat) => (seat.bot === undefined ? seat : { ...seat, bot: harder[seat.bot] ?? seat.bot })),
              options,
            )
          }
        >
          {words.harder}
        </button>
      )}
      <a class="secondary" href={href({ page: 'setup', game })}>
        {words.invite}
      </a>
      <a class="secondary" href={href({ page: 'replay', source: 'local', id })}>
        {words.watchAgain}
      </a>
    </>
  );
}

/** Whoever plays alone against bots is guided. */
function guidanceAt({ seats, record }: LocalSave): Guidance | undefined {
  if (seats.filter(({ bot }) => bot === undefined).length !== 1) return undefined;
  return record.moves.length === 0 ? 'begin' : 'go-on';
}

export function LocalTable({ id }: { readonly id: string }) {
  const words = useWords();
  const save = useMemo(() => readSave(id), [id]);
  const session = useSignal<LocalSession | undefined>(undefined);
  const isGone = useSignal(save === undefined);
  const isOver = useComputed(() => session.value?.snapshot.value.isOver === true).value;
  useEffect(() => {
    isGone.value = save === undefined;
    if (!save) return;
    const bots = workerBotHost();
    let isClosed = false;
    loadGame(save.game)
      .then((game) => {
        if (!isClosed) session.value = openLocalTable(game, save, bots, () => (pace.value === 'calm' ? calm : 0));
      })
      .catch(() => {
        isGone.value = true;
      });
    return () => {
      isClosed = true;
      session.value?.close();
      session.value = undefined;
      void bots.close();
      tidySaves();
    };
  }, [id]);
  if (isGone.value) return <DeadEnd title={words.noTableTitle} text={words.tableGone} />;
  return (
    <TableHost
      key={id}
      session={session.value}
      game={save?.game ?? ''}
      guidance={save && guidanceAt(save)}
      isReturning={save !== undefined && save.record.moves.length > 0 && !save.isOver}
      onPick={isOver ? (move) => go({ page: 'replay', source: 'local', id, move }) : undefined}
      afterwards={save && <Afterwards id={id} game={save.game} seats={save.seats} options={save.record.options} />}
    />
  );
}
