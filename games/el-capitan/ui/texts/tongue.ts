// How a language writes numbers, money, lists and the names of cards.
import { formatNumber, plural } from '@kontor/table';
import type { Card } from '../../rules/index.ts';
import type { Phrases } from './phrases.ts';
import { cardFace } from './print.ts';

/** The helpers that phrases are filled in with. */
export function tongue(phrases: Phrases) {
  const { language } = phrases;
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const card = (index: Card): string => {
    const face = cardFace(index);
    return face.kind === 'destination' ? phrases.destination(face.city, face.seals) : face.ends.join('–');
  };
  return {
    number: (value: number) => formatNumber(language, value),
    florins: (amount: number) => plural(language, amount, phrases.florins),
    list: (items: readonly string[]) => lists.format(items),
    card,
  };
}
export type Tongue = ReturnType<typeof tongue>;
