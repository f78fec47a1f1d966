// The rules of one game on a page of their own.

import type { Language } from '@kontor/table';
import { RulesView } from '@kontor/table/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { titleOf } from '../catalogue.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { loadUi } from '../play/load-game.ts';
import { playable } from '../play/playable.ts';
import { go } from '../router.ts';
import { shownLanguage, tableWords, useWords } from '../words/index.ts';

interface RulesProps {
  readonly game: string;
  readonly rule?: string;
}

export function Rules({ game, rule }: RulesProps) {
  const words = useWords();
  if (!playable.includes(game)) return <DeadEnd title={words.noGame} text={words.notFound} />;
  return <RulesOf key={game} game={game} {...(rule !== undefined && { rule })} />;
}

function RulesOf({ game, rule }: RulesProps) {
  const words = useWords();
  const isBroken = useSignal(false);
  const book = useSignal<{ readonly language: Language; readonly text: string } | undefined>(undefined);
  const language = shownLanguage.value;
  useEffect(() => {
    let isCurrent = true;
    loadUi(game)
      .then((ui) => ui.rules[language]())
      .then((text) => {
        if (isCurrent) book.value = { language, text };
      })
      .catch(() => {
        isBroken.value = true;
      });
    return () => {
      isCurrent = false;
    };
  }, [game, language]);
  if (isBroken.value) return <DeadEnd title={words.rulesOf(titleOf(game))} text={words.fault} />;
  return (
    <PageFrame title={words.rulesOf(titleOf(game))}>
      <article class="prose is-rules" lang={book.value?.language}>
        <h1 tabIndex={-1}>{words.rulesOf(titleOf(game))}</h1>
        <RulesView
          text={book.value?.text ?? ''}
          words={tableWords.value!}
          shown={rule}
          onRule={(shown) => go({ page: 'rules', game, rule: shown }, 'replace')}
        />
      </article>
    </PageFrame>
  );
}
