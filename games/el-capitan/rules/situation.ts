// Any situation of El Capitán in words: see ../POSITION.md.
import type { SituationForm } from '@kontor/engine';
import type { Board } from './board.ts';
import { readSituation } from './situation/read.ts';
import { writeSituation } from './situation/write.ts';
import type { ElCapitanTypes } from './state.ts';

export const situationForm = (board: Board): SituationForm<ElCapitanTypes> => ({
  read: (json, options, seatCount) => readSituation(board, json, options, seatCount),
  write: (state) => writeSituation(board, state),
});
