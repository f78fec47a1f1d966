// Any situation of Altiplano in words: see ../../POSITION.md.
import type { SituationForm } from '@kontor/engine';
import type { AltiplanoTypes } from '../state.ts';
import type { Tables } from '../tables.ts';
import { read } from './read.ts';
import { write } from './write.ts';

export const situationForm = (tables: Tables): SituationForm<AltiplanoTypes> => ({
  read: (json, options, seatCount) => read(tables, json, options, seatCount),
  write: (state) => write(tables, state),
});
