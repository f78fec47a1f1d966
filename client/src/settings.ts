// What a person chose for this browser: language, theme, motion, name. Kept in local storage.
import { type Language, languages } from '@kontor/table';
import { effect, type Signal, signal } from '@preact/signals';
import { keep, recall } from './storage.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isOneOf(languages, short)) return short;
  }
  return 'en';
}

const kept = <T extends string>(name: string, values: readonly T[], fallback: T): Signal<T> => {
  const stored = recall(`setting.${name}`);
  const value = signal<T>(isOneOf(values, stored) ? stored : fallback);
  effect(() => {
    keep(`setting.${name}`, value.value);
  });
  return value;
};

export const language = kept('language', languages, preferredLanguage(navigator.languages));
export const theme = kept('theme', themes, 'auto');
export const motion = kept('motion', ['on', 'off'], 'on');
/** How fast bots move: so that the eye can follow, or at once. */
export const pace = kept('pace', ['calm', 'quick'], 'calm');
/** Whether single letters and digits do something at the table. */
export const shortcuts = kept('shortcuts', ['on', 'off'], 'on');
/** Whether the browser tells whoever looks elsewhere that it is their turn. */
export const notices = kept('notices', ['off', 'on'], 'off');
export const playerName = signal<string>(String(recall('setting.name') ?? ''));

effect(() => {
  keep('setting.name', playerName.value);
});
effect(() => {
  const { dataset } = document.documentElement;
  document.documentElement.lang = language.value;
  dataset['motion'] = motion.value;
  if (theme.value === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme.value;
});
