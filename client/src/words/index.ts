// All words of the page in the chosen language; another language is loaded when it is chosen.
import type { Language } from '@kontor/table';
import { kitWords, type Words } from '@kontor/table/words';
import { computed, effect, signal } from '@preact/signals';
import { language } from '../settings.ts';
import type { ShellWords } from './en.ts';

const shellWords: Readonly<Record<Language, () => Promise<ShellWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

const loaded = signal<{ readonly language: Language; readonly shell: ShellWords; readonly kit: Words } | undefined>(undefined);

/** Undefined until the first language is there. */
export const words = computed(() => loaded.value?.shell);
/** The kit's words, in the same language as `words`. */
export const tableWords = computed(() => loaded.value?.kit);
/** The language that is shown: it follows the chosen one when its words are there. */
export const shownLanguage = computed(() => loaded.value?.language ?? 'en');

effect(() => {
  const wanted = language.value;
  void Promise.all([shellWords[wanted](), kitWords[wanted]()]).then(([shell, kit]) => {
    if (language.peek() === wanted) loaded.value = { language: wanted, shell, kit };
  });
});

/** The shell's words, in parts that are only shown when they are there. */
export const useWords = (): ShellWords => words.value!;
