// The 54 sailing cards of the standard edition.
import type { Origin } from '@kontor/engine';
import type { ConnectionCard, DestinationCard } from './components.ts';

const pair: Origin = { provenance: 'inferred', note: '36 cards are all pairs of nine cities; the price is the distance' };
const known: Origin = { provenance: 'printed' };
const named: Origin = { provenance: 'inferred', note: 'a report of play names this card; the price is the distance' };
const seals: Origin = { provenance: 'reconstructed', note: 'two cards a city; the price is the seals and 3' };
const threeSeals: Origin = { provenance: 'reconstructed', note: 'the rulebook shows this card; its price is a stand-in' };

const to = (city: string, count: number, origin = seals): DestinationCard => ({
  id: `${city}-${count}`,
  city,
  seals: count,
  price: count + 3,
  origin,
});

export const destinationCards: readonly DestinationCard[] = [
  to('marseille', 1),
  to('marseille', 3, threeSeals),
  to('venezia', 1),
  to('venezia', 2),
  to('constantinople', 2),
  to('constantinople', 3),
  to('valencia', 2),
  to('valencia', 3),
  to('napoli', 1),
  to('napoli', 3),
  to('athina', 1),
  to('athina', 2),
  to('tanger', 1),
  to('tanger', 2),
  to('tunis', 2),
  to('tunis', 3),
  to('alexandria', 1),
  to('alexandria', 3),
];

const between = (a: string, b: string, price: number, origin = pair): ConnectionCard => ({
  id: `${a}-${b}`,
  cities: [a, b],
  price,
  origin,
});

export const connectionCards: readonly ConnectionCard[] = [
  between('marseille', 'venezia', 1),
  between('marseille', 'constantinople', 2),
  between('marseille', 'valencia', 1),
  between('marseille', 'napoli', 2, known),
  between('marseille', 'athina', 3),
  between('marseille', 'tanger', 2),
  between('marseille', 'tunis', 3),
  between('marseille', 'alexandria', 4),
  between('venezia', 'constantinople', 1),
  between('venezia', 'valencia', 2),
  between('venezia', 'napoli', 1),
  between('venezia', 'athina', 2, named),
  between('venezia', 'tanger', 3, known),
  between('venezia', 'tunis', 2),
  between('venezia', 'alexandria', 3),
  between('constantinople', 'valencia', 3),
  between('constantinople', 'napoli', 2),
  between('constantinople', 'athina', 1),
  between('constantinople', 'tanger', 4),
  between('constantinople', 'tunis', 3),
  between('constantinople', 'alexandria', 2),
  between('valencia', 'napoli', 1),
  between('valencia', 'athina', 2),
  between('valencia', 'tanger', 1),
  between('valencia', 'tunis', 2),
  between('valencia', 'alexandria', 3),
  between('napoli', 'athina', 1),
  between('napoli', 'tanger', 2),
  between('napoli', 'tunis', 1),
  between('napoli', 'alexandria', 2),
  between('athina', 'tanger', 3),
  between('athina', 'tunis', 2),
  between('athina', 'alexandria', 1),
  between('tanger', 'tunis', 1),
  between('tanger', 'alexandria', 2),
  between('tunis', 'alexandria', 1),
];
