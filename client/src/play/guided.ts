// The guided first round of each game, in this browser: what it has told so far, or that it is over.
import type { Told } from '@kontor/table/kit';
import { effect, type Signal, signal } from '@preact/signals';
import { keep, recall } from '../storage.ts';

const over = 'over';

/** Nothing where there is no guide now. Whoever has never sat at this game before gets one, if `begins`. */
export function guideOf(game: string, begins: boolean): Signal<Told | undefined> {
  const name = `guide.${game}`;
  const kept = recall(name);
  const isNew = kept === undefined && begins;
  const told = signal<Told | undefined>(isNew ? new Set() : Array.isArray(kept) ? new Set(kept) : undefined);
  if (isNew) keep(name, []);
  let last = told.peek();
  effect(() => {
    if (told.value === last) return;
    last = told.value;
    keep(name, last ? [...last] : over);
  });
  return told;
}
