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
    rules: () => import('@kontor/valparaiso/rules'),
    bot: () => import('@kontor/valparaiso/bot'),
    texts: () => import('@kontor/valparaiso/texts'),
  },
  'el-capitan': {
    rules: () => import('@kontor/el-capitan/rules'),
    bot: () => import('@kontor/el-capitan/bot'),
    texts: () => import('@kontor/el-capitan/texts'),
  },
  altiplano: {
    rules: () => import('@kontor/altiplano/rules'),
    bot: () => import('@kontor/altiplano/bot'),
    texts: () => import('@kontor/altiplano/texts'),
  },
  wharf: {
    rules: () => import('@kontor/wharf/rules'),
    bot: () => import('@kontor/wharf/bot'),
    texts: () => import('@kontor/wharf/texts'),
  },
};
