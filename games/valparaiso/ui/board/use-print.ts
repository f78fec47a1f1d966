// The printed matter of the edition at this table, worked out once.
import { useTable } from '@kontor/table/kit';
import { type Components, type Print, printFor, type ValparaisoTypes } from '../../rules/index.ts';
import type { ValparaisoTexts } from '../texts/index.ts';

const known = new WeakMap<Components, (Print | undefined)[]>();

export const useValparaiso = () => useTable<ValparaisoTypes, ValparaisoTexts>();

export function usePrint(seatCount: number): Print {
  const { components } = useValparaiso().game.edition;
  let prints = known.get(components);
  if (!prints) {
    prints = [];
    known.set(components, prints);
  }
  prints[seatCount] ??= printFor(components, seatCount);
  return prints[seatCount];
}
