// The words of the page know the dry run too: what it shows explains itself like any piece.
import { languages, type TextsByLanguage, type Wording } from '@kontor/table';
import type { AltiplanoTypes, Components } from '../../rules/index.ts';
import type { AltiplanoTexts } from '../texts/index.ts';
import { readTarget } from '../texts/reading.ts';
import { dryRunOf } from './dry-run.ts';

type Loaders = TextsByLanguage<AltiplanoTypes, AltiplanoTexts>;

/** `dry` is the whole run, `dry:3` what it tells of location 3, `half:3` what lies on spot 3 without a use. */
function explaining(texts: AltiplanoTexts, components: Components): AltiplanoTexts {
  return {
    ...texts,
    explain(target, view, viewer, names) {
      const { kind, index } = readTarget(target);
      if (kind !== 'dry' && kind !== 'half') return texts.explain(target, view, viewer, names);
      const run = viewer === 'spectator' ? undefined : dryRunOf(view, viewer, components);
      if (kind === 'half') return run && texts.dryRun.explainHalf(run, index);
      return run && texts.dryRun.explain(run, view, target === kind ? undefined : index);
    },
  };
}

const wording = (inner: Wording<AltiplanoTypes, AltiplanoTexts>): Wording<AltiplanoTypes, AltiplanoTexts> => ({
  textsFor: (components) => explaining(inner.textsFor(components), components),
});

export const withDryRun = (texts: Loaders): Loaders =>
  Object.fromEntries(languages.map((language) => [language, async () => wording(await texts[language]())])) as Loaders;
