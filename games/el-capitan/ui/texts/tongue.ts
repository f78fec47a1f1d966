// How a language writes numbers, money, lists and the names of cards, for one edition.
import { formatNumber, plural } from '@kontor/table';
import type { Card, Components } from '../../rules/index.ts';
import type { Phrases } from './phrases.ts';
import { printOf } from './print.ts';

/** The helpers that phrases are filled in with. */
export function tongue(phrases: Phrases, components: Components) {
  const { language } = phrases;
  const print = printOf(components);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const card = (index: Card): string => {
    const face = print.cardFace(index);
    return face.kind === 'destination' ? phrases.destination(face.city, face.seals) : face.ends.join('–');
  };
  const number = (value: number): string => formatNumber(language, value);
  const florins = (amount: number): string => plural(language, amount, phrases.florins);
  return {
    phrases,
    print,
    number,
    florins,
    florinWord: (amount: number) => florins(amount).replace(number(amount), '').trim(),
    list: (items: readonly string[]) => lists.format(items),
    card,
  };
}
export type Tongue = ReturnType<typeof tongue>;
