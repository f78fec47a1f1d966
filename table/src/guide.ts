// The guided first round: which step is due, and when the guide is over.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GuideStep } from './contract.ts';

/** The ids of the steps that were told. */
export type Told = ReadonlySet<string>;

export interface Guide {
  /** The step to be shown now; nothing while the guide rests or is over. */
  readonly step: ReadonlySignal<GuideStep | undefined>;
  /** It was read. After the last step the guide is over. */
  next(): void;
  leave(): void;
}

export interface GuideParts {
  /** What was told already; nothing where there is no guide. Kept by whoever made it. */
  readonly told?: Signal<Told | undefined>;
  /** What could be told now, the most important first. */
  steps(): readonly GuideStep[];
}

export function createGuide({ told = signal(undefined), steps }: GuideParts): Guide {
  const step = computed(() => {
    const known = told.value;
    return known && steps().find(({ id }) => !known.has(id));
  });
  return {
    step,
    next() {
      const { value } = step;
      if (value) told.value = value.isLast ? undefined : new Set([...told.value!, value.id]);
    },
    leave() {
      told.value = undefined;
    },
  };
}
