// The terms of a game in every language, and the check that words and rules use them and nothing else for the same thing.
import type { Language } from './texts.ts';

export interface Term {
  readonly word: string;
  /** The rulebook in which the word stands, or 'own' where no rulebook in this language has one. */
  readonly source: string;
  /** Words that players might expect for the same thing, and that must not be used. */
  readonly never?: readonly string[];
}

/** By an id of our own. */
export type Glossary = Readonly<Record<string, Readonly<Record<Language, Term>>>>;

/** Where the words of each language stand where nothing else is said. */
export type TermSources = Readonly<Record<Language, string>>;

/** A game without a rulebook in any language. */
export const ownTerms: TermSources = { en: 'own', de: 'own', fr: 'own', it: 'own' };

/** Makes entries out of the words in English, German, French and Italian, and those that must not stand for them. */
export function termsFrom(sources: TermSources) {
  return (en: string, de: string, fr: string, it: string, never: Partial<Record<Language, readonly string[]>> = {}) => {
    const term = (language: Language, word: string): Term => ({
      word,
      source: sources[language],
      ...(never[language] && { never: never[language] }),
    });
    return { en: term('en', en), de: term('de', de), fr: term('fr', fr), it: term('it', it) };
  };
}

/** What a text file of one language says: its strings, without code, keys, comments and what is filled in. */
export function spokenIn(file: string): string {
  const source = file.replaceAll(/^import .*$/gm, '');
  const said: string[] = [];
  let at = 0;
  const skipTo = (end: string): void => {
    const found = source.indexOf(end, at);
    at = found < 0 ? source.length : found + end.length;
  };
  const string = (quote: string): void => {
    let text = '';
    for (at++; at < source.length && source[at] !== quote; at++) {
      if (quote === '`' && source.startsWith('${', at)) {
        at += 2;
        code();
        text += '…';
      } else text += source[at] === '\\' ? source[++at] : source[at];
    }
    if (source[++at] !== ':') said.push(text);
  };
  /** Up to the brace that closes what is filled in, or to the end. */
  const code = (): void => {
    for (let depth = 0; at < source.length; ) {
      const next = source[at]!;
      if (source.startsWith('//', at)) skipTo('\n');
      else if (source.startsWith('/*', at)) skipTo('*/');
      else if ('\'"`'.includes(next)) string(next);
      else if (next === '}' && depth === 0) return;
      else {
        if (next === '{') depth++;
        if (next === '}') depth--;
        at++;
      }
    }
  };
  code();
  return said.join('\n');
}

const escaped = (word: string): string =>
  word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[\s\u00a0]/g, '[\\s\\u00a0]');

/** The word by itself or with an ending, in upper or lower case. */
const finds = (text: string, word: string): boolean => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'iu').test(text);

/** What is wrong with the terms of one language, in sentences. */
export function termFaults(glossary: Glossary, language: Language, texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(glossary).flatMap(([id, { [language]: term }]) => {
    const isUsed = Object.values(texts).some((text) => finds(text, term.word));
    const wrong = (term.never ?? []).flatMap((word) =>
      Object.entries(texts).flatMap(([name, text]) => (finds(text, word) ? [`${name} says '${word}' for '${term.word}'`] : [])),
    );
    return isUsed ? wrong : [`'${term.word}' (${id}) is used nowhere`, ...wrong];
  });
}
