// The printed matter of the edition at this table.
import { useTable } from '@kontor/table/kit';
import type { Print, ValparaisoTypes } from '../../rules/index.ts';
import type { ValparaisoTexts } from '../texts/index.ts';
import { printedIn } from '../texts/printed.ts';

export const useValparaiso = () => useTable<ValparaisoTypes, ValparaisoTexts>();

export const usePrint = (seatCount: number): Print => printedIn(useValparaiso().game.edition.components).printOf(seatCount);
