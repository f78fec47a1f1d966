// The edition on the table, laid out once for all parts of the page.
import { useTable } from '@kontor/table/kit';
import { type Board, type Components, type ElCapitanTypes, type PaydayPreview, paydayPreview } from '../rules/index.ts';
import type { Foreseer } from './texts/foresight.ts';
import type { ElCapitanTexts } from './texts/index.ts';
import { type Print, printOf } from './texts/print.ts';

interface LaidOut {
  readonly print: Print;
  readonly board: Board;
  readonly preview: PaydayPreview;
  readonly foreseer: Foreseer;
}

const editions = new WeakMap<Components, LaidOut>();

export function laidOut(components: Components): LaidOut {
  let edition = editions.get(components);
  if (!edition) {
    const print = printOf(components);
    edition = { print, board: print.board, preview: paydayPreview(components), foreseer: print.foreseer };
    editions.set(components, edition);
  }
  return edition;
}

/** The words, the board and the foresight of the table that this part belongs to. */
export function useEdition(): LaidOut & { readonly texts: ElCapitanTexts } {
  const table = useTable<ElCapitanTypes, ElCapitanTexts>();
  return { ...laidOut(table.game.edition.components), texts: table.texts.value };
}
