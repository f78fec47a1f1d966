// The page of Altiplano: which part is in which file.
import type { GameUi } from '@kontor/table/kit';
import type { AltiplanoTypes } from '../rules/index.ts';
import { Traveller } from './art/places.tsx';
import { Board, boardSize } from './board/board.tsx';
import { Desk } from './desk/desk.tsx';
import { withDryRun } from './desk/explained.ts';
import { guide } from './guide.ts';
import { Area, Panel } from './panel.tsx';
import { type AltiplanoTexts, texts } from './texts/index.ts';
import { groupOf } from './texts/moves.ts';
import { candidates, course, isClosing, pieces, targetsOf } from './where.ts';
import './altiplano.css';

export const ui: GameUi<AltiplanoTypes, AltiplanoTexts> = {
  id: 'altiplano',
  texts: withDryRun(texts),
  rules: {
    en: async () => (await import('../RULES.md?raw')).default,
    de: async () => (await import('./rules/de.md?raw')).default,
    fr: async () => (await import('./rules/fr.md?raw')).default,
    it: async () => (await import('./rules/it.md?raw')).default,
  },
  board: boardSize,
  Board,
  Desk,
  Panel,
  Area,
  Traveller,
  targetsOf,
  groupOf,
  candidates,
  guide,
  isClosing,
  pieces,
  course,
};
