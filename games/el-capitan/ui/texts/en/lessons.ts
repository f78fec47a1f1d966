// The guided first round of El Capitán in English.
import { plural } from '@kontor/table';
import type { LessonPhrases } from '../lesson-phrases.ts';

const money = (amount: number): string => plural('en', amount, { one: '# florin', other: '# florins' });
const either = (amounts: readonly number[]): string => amounts.join(' or ');

export const lessons: LessonPhrases = {
  aim: {
    title: 'What it is about',
    lines: [
      'Whoever has the most florins after the third payday wins.',
      'Paydays pay for the majority in a city, for the spread over many cities, and for fortresses.',
      'A warehouse that stands early is paid up to three times.',
    ],
  },
  city: ({ city, now, after, far, hasSecond }) => ({
    title: 'How a city pays',
    lines: [
      'Warehouses fill a city’s row from the front.',
      `The field behind the last says what the first rank gets at a payday; ${hasSecond ? 'the second gets half' : 'with two players nobody else is paid'}.`,
      far === undefined
        ? `In ${city} that is ${now} now, and ${after} with one warehouse more.`
        : `${city} is empty: nothing now, ${after} with a warehouse on site 1, ${far} on site 2.`,
    ],
  }),
  neutral: {
    title: 'Your neutral colour',
    lines: [
      'With two players you also build neutral warehouses: they raise what a city pays and can take the first rank, but bring no money.',
      'In front of you the main colour must always outnumber them.',
    ],
  },
  firstCard: ({ card, price, city, building, gain, left }) => ({
    title: 'Buy a destination card',
    lines: [
      `A first plan that works: buy ${card} for ${price}, sail to ${city} and build there for ${building}.`,
      `A payday would then bring you ${money(gain)}, and you keep ${left} for the next turns.`,
    ],
  }),
  anyCard: {
    title: 'Buy a destination card',
    lines: [
      'A destination card takes your ship straight to its city, from anywhere.',
      'Keep enough money to build a warehouse there.',
    ],
  },
  firstSail: ({ card, city, price }) => ({
    title: 'Set sail',
    lines: [
      `${card} takes your ship straight to ${city}.`,
      `It takes the first free harbour space: the coin there, ${price}, is the price of a warehouse.`,
      'Whoever comes later pays more.',
    ],
  }),
  emptyCity: ({ city, near, far }) => ({
    title: 'Site 1 or site 2',
    lines: [
      `${city} is empty: you may begin on site 1 or 2.`,
      `With site 2 the city pays ${far} instead of ${near}; but whoever builds next stands in front, on site 1, and leads when you are equal.`,
    ],
  }),
  nextSite: ({ city, site, amount }) => ({
    title: 'The next site',
    lines: [
      `The next warehouse in ${city} goes on site ${site}; the first rank is then worth ${amount}.`,
      'With equal numbers whoever stands further to the front leads.',
      'Point at the choice: the board shows what would change.',
    ],
  }),
  afterBuilding: (city) => ({
    title: 'Read the row',
    lines: [
      `The coin in the row of ${city} marks the field that pays; the tags below the name say who would get what.`,
      'Cards can be bought ahead, but money is short: end your turn unless you know where to sail next.',
    ],
  }),
  spread: (few, all) => ({
    title: 'Be in many cities',
    lines: [
      `Each payday also pays for your spread, the cities in which you have an open warehouse: ${few.cities} bring ${few.florins}, ${all.cities} bring ${all.florins}.`,
      'So a new city is worth the voyage, even a cheap one.',
    ],
  }),
  secondTurn: ({ city, price, onwards }) => ({
    title: 'Stay or sail on',
    lines: [
      `Staying needs no card: one warehouse more in ${city} costs ${price}.`,
      'A fortress pays half the first rank at every payday, all of it in the fullest city.',
      ...(onwards ? [`${onwards.card} for ${onwards.price} takes you on to ${onwards.city}: good for your spread.`] : []),
    ],
  }),
  loan: ({ amounts, repayments, extended }) => ({
    title: 'When money runs short',
    lines: [
      `A loan is the whole turn: your ship goes to the bank and you get ${either(amounts)}.`,
      `After the payday you repay ${either(repayments)}, or, if you extend it, ${either(extended)} after the next.`,
      'Borrowing early is normal: warehouses earn it back.',
    ],
  }),
  outer: (cities) => ({
    title: 'Beyond the board',
    lines: [
      `${cities}: reached only by route, with the seals of a destination card, from a city of the board.`,
      'In an outer city everybody with an open warehouse gets at least half.',
    ],
  }),
  pirate: (city, rate) => ({
    title: 'The pirate ship',
    lines: [
      `Whoever sails to ${city} moves the pirate ship in the same turn, before or after building.`,
      `Where it lands, the others pay you ${money(rate)} of protection money a building, and its harbour space is blocked.`,
    ],
  }),
  end: (hasTriangle) => ({
    title: 'From here on',
    lines: [
      'Once somebody has built everything, payday follows the round.',
      hasTriangle
        ? 'A warehouse on the dark triangle or a dark site closes the foremost one.'
        : 'A warehouse on a dark site closes the foremost one.',
      'Pointing at a piece or holding it explains it, greyed choices say why not, the bulb asks a bot.',
    ],
  }),
};
