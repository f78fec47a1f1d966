// What lies in the box, as far as the rulebook and reports of play tell; where a number is our own stand-in, it says so.
import type { Edition, Origin } from '@kontor/engine';
import { connectionCards, destinationCards } from './cards.ts';
import type { CityPrint, Components } from './components.ts';

const printed: Origin = { provenance: 'printed' };
const inferred = (note: string): Origin => ({ provenance: 'inferred', note });
const reconstructed = (note: string): Origin => ({ provenance: 'reconstructed', note });

/** Every known number fits one curve: up in equal steps to site 9, then down again. */
const curve = [0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4] as const;
const rowOf = (step: number): number[] => curve.map((height) => step * height);

function boardCity(id: string, name: string, column: number, row: number, step: number, origin: Origin): CityPrint {
  return {
    id,
    name,
    column,
    row,
    harbours: [step, step + 1],
    fortresses: [2 * step, 2 * (step + 1)],
    values: rowOf(step),
    closing: [7, 9, 11],
    triangle: [5],
    origin,
  };
}

const dearest = reconstructed('the prices and the row of Marseille; which cities are dear is a stand-in');
const middling = reconstructed('by the pattern of Marseille; which cities are of middle value is a stand-in');
const cheapest = reconstructed('by the pattern of Marseille; which cities are cheap is a stand-in');

export const standard: Edition<Components> = {
  id: 'standard',
  title: 'El Capitán, as far as the sources tell',
  components: {
    cities: [
      boardCity(
        'marseille',
        'Marseille',
        0,
        0,
        4,
        inferred('prices as printed; the row fits all examples of the rulebook; where the dark sites lie is a stand-in'),
      ),
      boardCity('venezia', 'Venezia', 1, 0, 2, cheapest),
      boardCity('constantinople', 'Constantinople', 2, 0, 3, middling),
      boardCity('valencia', 'Valencia', 0, 1, 3, middling),
      boardCity('napoli', 'Napoli', 1, 1, 4, dearest),
      boardCity('athina', 'Athina', 2, 1, 2, cheapest),
      boardCity(
        'tanger',
        'Tanger',
        0,
        2,
        2,
        inferred('a report of play shows that Tanger is cheap; where the dark sites lie is a stand-in'),
      ),
      boardCity('tunis', 'Tunis', 1, 2, 3, middling),
      boardCity('alexandria', 'Alexandria', 2, 2, 4, dearest),
    ],
    outerCities: {
      porto: {
        id: 'porto',
        name: 'Porto',
        column: -1,
        row: 0,
        harbours: [4, 5, 6],
        fortresses: [10],
        values: rowOf(5),
        closing: [7, 9, 11],
        triangle: [5],
        origin: reconstructed('printed: three harbour spaces, one fortress site, a row above all others'),
      },
      lisboa: {
        id: 'lisboa',
        name: 'Lisboa',
        column: -1,
        row: 1,
        harbours: [0, 1],
        fortresses: [4, 6],
        values: rowOf(2),
        closing: [8, 11],
        triangle: [],
        origin: reconstructed('printed: the harbour prices, the amounts 4 and 6 on fields 3 and 4, two dark sites'),
      },
      islasCanarias: {
        id: 'islas-canarias',
        name: 'Islas Canarias',
        column: -1,
        row: 2,
        harbours: [3, 4],
        fortresses: [6, 8],
        values: rowOf(3),
        closing: [7, 9, 11],
        triangle: [5],
        origin: reconstructed('printed: two harbour spaces'),
      },
    },
    spread: [
      { cities: 0, florins: 0, origin: inferred('below the first amount of the scale') },
      { cities: 1, florins: 0, origin: inferred('below the first amount of the scale') },
      { cities: 2, florins: 0, origin: inferred('below the first amount of the scale') },
      { cities: 3, florins: 5, origin: printed },
      { cities: 4, florins: 10, origin: printed },
      { cities: 5, florins: 15, origin: inferred('between its neighbours') },
      { cities: 6, florins: 20, origin: { provenance: 'printed', note: 'told by a report of play' } },
      { cities: 7, florins: 30, origin: reconstructed('the smoothest line from 20 to 60') },
      { cities: 8, florins: 45, origin: reconstructed('the smoothest line from 20 to 60') },
      { cities: 9, florins: 60, origin: printed },
      { cities: 10, florins: 75, origin: printed },
      { cities: 11, florins: 90, origin: printed },
      { cities: 12, florins: 110, origin: printed },
    ],
    bonus: {
      cities: 9,
      cards: [
        { florins: 15, origin: printed },
        { florins: 10, origin: printed },
        { florins: 5, origin: printed },
      ],
    },
    destinationCards,
    connectionCards,
    display: { destinations: 4, connections: 6 },
    loans: [
      {
        amount: 10,
        repayment: 12,
        extended: 16,
        count: 18,
        origin: { provenance: 'printed', note: 'some sources say 20 for the extended loan; the German rulebook says 16 twice' },
      },
      { amount: 16, repayment: 20, extended: 30, count: 12, origin: printed },
    ],
    startMoney: 20,
    pieces: { warehouses: 18, fortresses: 3 },
    perPhase: { warehouses: 6, fortresses: 1, neutralWarehouses: 2 },
    pirate: { space: 2, stepPrice: 2, protection: [1, 2, 3] },
  },
};
