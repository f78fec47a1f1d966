// What El Capitán says beyond what every game says.
import type { PageTexts } from '@kontor/table';
import type { ElCapitanTypes } from '../../rules/index.ts';
import type { Labels } from './phrases.ts';

export interface ElCapitanTexts extends PageTexts<ElCapitanTypes> {
  readonly labels: Labels;
  florins(amount: number): string;
  /** The word alone, in the form that belongs to the amount: where the number is drawn by itself and counts up and down. */
  florinWord(amount: number): string;
  /** A sailing card by its name: 'Marseille (3 seals)' or 'Venezia–Tanger'. */
  card(card: number): string;
}

/** Splits a target's id: `site:3:5` is site 5 of city 3. */
export function readTarget(target: string): { readonly kind: string; readonly index: number; readonly part: number } {
  const [kind = '', index = '', part = ''] = target.split(':');
  return { kind, index: Number(index), part: Number(part) };
}
