// The edition on the table, laid out once for all parts of the page.
import { useTable } from '@kontor/table/kit';
import { type Board, type Components, type ElCapitanTypes, layOut, type PaydayPreview, paydayPreview } from '../rules/index.ts';
import type { ElCapitanTexts } from './texts/index.ts';

interface LaidOut {
  readonly board: Board;
  readonly preview: PaydayPreview;
}

const editions = new WeakMap<Components, LaidOut>();

export function laidOut(components: Components): LaidOut {
  let edition = editions.get(components);
  if (!edition) {
    edition = { board: layOut(components), preview: paydayPreview(components) };
    editions.set(components, edition);
  }
  return edition;
}

/** The words, the board and the foresight of the table that this part belongs to. */
export function useEdition(): LaidOut & { readonly texts: ElCapitanTexts } {
  const table = useTable<ElCapitanTypes, ElCapitanTexts>();
  return { ...laidOut(table.game.edition.components), texts: table.texts.value };
}
