// Which games can be opened here: those with rules and a page.
import { games } from '@kontor/games';
import type { GameUi } from '@kontor/table/kit';

export const pages = import.meta.glob<{ readonly ui: GameUi }>('../../../games/*/ui/index.ts');

export const pageOf = (id: string) => pages[`../../../games/${id}/ui/index.ts`];

/** In the order in which they are shown. */
export const playable: readonly string[] = ['valparaiso', 'el-capitan', 'altiplano', 'wharf'].filter(
  (id) => id in games && pageOf(id) !== undefined,
);
