// What Altiplano says beyond what every game says: the names that its drawings need.
import type { PageTexts } from '@kontor/table';
import type { AltiplanoTypes, View } from '../../rules/index.ts';
import type { DryRunTexts } from './explain-dry-run.ts';
import type { Labels } from './phrases.ts';
import type { Tongue } from './tongue.ts';

export interface AltiplanoTexts extends PageTexts<AltiplanoTypes> {
  readonly labels: Labels;
  /** What a plan would bring; the desk works it out. */
  readonly dryRun: DryRunTexts;
  /** Names and counts, as sentences use them. */
  readonly tongue: Tongue;
  phase(phase: View['phase']): string;
}
