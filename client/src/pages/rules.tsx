// The rules of one game on a page of their own.
import { RulesView } from '@kontor/table/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { titleOf } from '../catalogue.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { loadUi } from '../play/load-game.ts';
import { go } from '../router.ts';
import { shownLanguage, tableWords, useWords } from '../words/index.ts';

export function Rules({ game, rule }: { readonly game: string; readonly rule?: string }) {
  const words = useWords();
  const text = useSignal('');
  const language = shownLanguage.value;
  useEffect(() => {
    let isCurrent = true;
    loadUi(game)
      .then((ui) => ui.rules[language]())
      .then((loaded) => {
        if (isCurrent) text.value = loaded;
      })
      .catch(() => go({ page: 'unknown' }, 'replace'));
    return () => {
      isCurrent = false;
    };
  }, [game, language]);
  return (
    <PageFrame title={words.rulesOf(titleOf(game))}>
      <article class="prose is-rules">
        <h1 tabIndex={-1}>{words.rulesOf(titleOf(game))}</h1>
        <RulesView
          text={text.value}
          words={tableWords.value!}
          shown={rule}
          onRule={(shown) => go({ page: 'rules', game, rule: shown }, 'replace')}
        />
      </article>
    </PageFrame>
  );
}
