// What a bot would have done at a moment of a replay, seeing no more than the seat that was asked, beside what was done.
import type { BotName } from '@kontor/bots';
import { sameData } from '@kontor/engine';
import { Icon, useTable } from '@kontor/table/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { workerBotHost } from '../play/bot-host.ts';
import type { Coming, ReplaySession } from '../play/replay-session.ts';
import { newId } from '../play/saves.ts';
import { useWords } from '../words/index.ts';

const coach: BotName = 'captain';

export function Coach({ session }: { readonly session: ReplaySession }) {
  const words = useWords();
  const table = useTable();
  const bots = useMemo(workerBotHost, []);
  useEffect(() => () => void bots.close(), []);
  /** The moment that was asked about, and the answer once it is there. */
  const asked = useSignal<{ readonly about: Coming; readonly said?: string } | undefined>(undefined);
  const coming = session.coming.value;
  const who = ({ seat }: Coming): string => table.names.value[seat] ?? '';
  const ask = async (about: Coming) => {
    asked.value = { about };
    const { seat, view, move: played } = about;
    const named = (move: Coming['move']) => table.texts.value.move(move, view, seat, table.names.value);
    const said = await bots.think({ game: session.game.box.id, bot: coach, view, seat, seed: newId() }).then(
      ({ move }) =>
        `${words.coachIs(who(about), named(move))} ${sameData(move, played) ? words.playedToo : words.played(named(played))}`,
      () => table.words.value.noHint,
    );
    if (asked.value?.about === about) asked.value = { about, said };
  };
  const current = asked.value?.about === coming ? asked.value : undefined;
  if (!coming) return null;
  return (
    <>
      <button
        type="button"
        class="secondary"
        title={words.coachTitle(who(coming))}
        aria-busy={current !== undefined && current.said === undefined}
        onClick={() => void ask(coming)}
      >
        <Icon name="hint" />
        <span class="tool-word">{current && current.said === undefined ? table.words.value.thinking : words.coach}</span>
      </button>
      <span class="coach-said" role="status">
        {current?.said}
      </span>
    </>
  );
}
