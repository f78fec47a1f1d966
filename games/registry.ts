// The games that Kontor knows: one line each. Everything else about a game is in its own folder.
import type { BotModule } from '@kontor/bots';
import type { GameBox } from '@kontor/engine';
import type { TextsByLanguage } from '@kontor/table/texts';

/** How the parts of a game are loaded, each only when it is needed. */
export interface GameEntry {
  readonly rules: () => Promise<{ readonly box: GameBox }>;
  readonly bot?: () => Promise<BotModule>;
  readonly texts?: () => Promise<{ readonly texts: TextsByLanguage }>;
}

export const games: Readonly<Record<string, GameEntry>> = {
  valparaiso: {
    rules: () => import('./valparaiso/rules/index.ts'),
    bot: () => import('./valparaiso/bot/index.ts'),
    texts: () => import('./valparaiso/ui/texts/index.ts'),
  },
  'el-capitan': {
    rules: () => import('./el-capitan/rules/index.ts'),
    bot: () => import('./el-capitan/bot/index.ts'),
    texts: () => import('./el-capitan/ui/texts/index.ts'),
  },
  altiplano: {
    rules: () => import('./altiplano/rules/index.ts'),
    bot: () => import('./altiplano/bot/index.ts'),
    texts: () => import('./altiplano/ui/texts/index.ts'),
  },
  wharf: {
    rules: () => import('./wharf/rules/index.ts'),
    bot: () => import('./wharf/bot/index.ts'),
    texts: () => import('./wharf/ui/texts/index.ts'),
  },
};
