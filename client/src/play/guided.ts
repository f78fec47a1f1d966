// The guided first round of each game, in this browser: what it has told so far, or that it is over.
import type { Told } from '@kontor/table/kit';
import { effect, type Signal, signal } from '@preact/signals';
import { keep, recall } from '../storage.ts';

const over = 'over';

/** At a new table the guide begins for whoever never sat at this game; at others it goes on where it was. */
export type Guidance = 'begin' | 'go-on';

/** Nothing where there is no guide now. Without guidance there is none until somebody asks for it. */
export function guideOf(game: string, guidance: Guidance | undefined): Signal<Told | undefined> {
  const name = `guide.${game}`;
  const kept = recall(name);
  const isNew = kept === undefined && guidance === 'begin';
  const known = guidance && Array.isArray(kept) ? kept : undefined;
  const told = signal<Told | undefined>(isNew ? new Set() : known && new Set(known));
  if (isNew) keep(name, []);
  let last = told.peek();
  effect(() => {
    if (told.value === last) return;
    last = told.value;
    keep(name, last ? [...last] : over);
  });
  return told;
}
