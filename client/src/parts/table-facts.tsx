// What is special about a table of the server, in a line: its clock, whether hints are allowed, options that are not the usual ones.
import type { OptionTable } from '@kontor/engine';
import { games } from '@kontor/games';
import type { TableInfo } from '@kontor/protocol';
import type { GameTexts } from '@kontor/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { botName } from '../play/bot-names.ts';
import type { ShellWords } from '../words/en.ts';
import { shownLanguage, useWords } from '../words/index.ts';

interface OptionWords {
  readonly table: OptionTable;
  readonly option: GameTexts['option'];
}

function clockFact(words: ShellWords, clock: TableInfo['clock']): string {
  if (clock.kind === 'none') return words.clocks.none;
  if (clock.kind === 'live') return words.clockLive(clock.bank / 60, clock.increment);
  return clock.hours === 24 ? words.clocks.day : words.clockTurns(clock.hours);
}

/** The options that are not as they usually are. */
function optionFacts(words: ShellWords, { table, option }: OptionWords, { options, seats }: TableInfo): string[] {
  return Object.entries(table).flatMap(([name, spec]) => {
    const value = options[name];
    if (spec.kind === 'assignment' || value === undefined || value === spec.default) return [];
    const { label } = option(name);
    if (spec.kind === 'choice') return [`${label}: ${option(`${name}.${String(value)}`).label}`];
    if (spec.kind === 'toggle') return [value === true ? label : `${label}: ${words.motions.off}`];
    const { name: who, bot } = seats[Number(value)] ?? {};
    return [`${label}: ${who ?? (bot === undefined ? words.seat(Number(value) + 1) : botName(Number(value)))}`];
  });
}

/** The words for a game's options, loaded when somebody looks: not the game's page. */
function useOptionWords(game: string): OptionWords | undefined {
  const found = useSignal<OptionWords | undefined>(undefined);
  const language = shownLanguage.value;
  useEffect(() => {
    const entry = games[game];
    if (!entry?.texts) return;
    let isCurrent = true;
    void Promise.all([entry.rules(), entry.texts().then(({ texts }) => texts[language]())]).then(
      ([{ box }, wording]) => {
        const texts = wording.textsFor(box.standard.components);
        if (isCurrent) found.value = { table: box.options, option: (name) => texts.option(name) };
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [game, language]);
  return found.value;
}

export function TableFacts({ table }: { readonly table: TableInfo }) {
  const words = useWords();
  const options = useOptionWords(table.game);
  const facts = [
    clockFact(words, table.clock),
    table.hints ? words.hintsAllowed : words.noHints,
    ...(options ? optionFacts(words, options, table) : []),
  ];
  return <p class="facts table-facts">{facts.join(' · ')}</p>;
}
