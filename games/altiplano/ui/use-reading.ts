// The tables of the edition at this table, for drawings.
import { useTable } from '@kontor/table/kit';
import type { AltiplanoTypes } from '../rules/index.ts';
import type { AltiplanoTexts } from './texts/index.ts';
import { type Reading, readingFor } from './texts/reading.ts';

export const useReading = (): Reading => readingFor(useTable<AltiplanoTypes, AltiplanoTexts>().game.edition.components);
