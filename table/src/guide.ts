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
  /** The player acted while a step was shown: it was told, unless it still fits. The last one is not shown twice. */
  acted(shown: GuideStep): void;
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
  const tell = ({ id, isLast }: GuideStep): void => {
    if (told.value) told.value = isLast ? undefined : new Set([...told.value, id]);
  };
  return {
    step,
    next() {
      if (step.value) tell(step.value);
    },
    acted(shown) {
      if (shown.isLast || steps().every(({ id }) => id !== shown.id)) tell(shown);
    },
    leave() {
      told.value = undefined;
    },
  };
}
