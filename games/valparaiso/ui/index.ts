// The page of Valparaíso: which part is in which file.
import type { GameUi } from '@kontor/table/kit';
import type { ValparaisoTypes } from '../rules/index.ts';
import { Traveller } from './art/pictures.tsx';
import { Board } from './board/board.tsx';
import { boardSize } from './board/layout.ts';
import { Desk } from './desk/desk.tsx';
import { guide } from './guide.ts';
import { candidates, groupOf, isAside, isClosing, targetsOf } from './moves.ts';
import { Area, Panel } from './panel.tsx';
import { course, pieces } from './pieces.ts';
import { texts, type ValparaisoTexts } from './texts/index.ts';
import './valparaiso.css';

export const ui: GameUi<ValparaisoTypes, ValparaisoTexts> = {
  id: 'valparaiso',
  texts,
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
  isAside,
  pieces,
  course,
};
