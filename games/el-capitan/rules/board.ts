// An edition laid out for quick lookup: cities and cards by index, sets of sites and cities as masks, distances, moves.
import { type Seat, seat } from '@kontor/engine';
import { type CityPrint, type Components, outerCityIds } from './components/components.ts';
import { type Card, type City, errands, type Mask, type Move } from './state.ts';

/** EC-5.2: the triangle closes with so many players or fewer. */
const triangleUpTo = 3;
/** More colours than this are never on the board: five players, or two with two each. */
const mostColours = 5;

export interface Board {
  readonly components: Components;
  /** All cities of the edition, the outer ones last. */
  readonly cities: readonly CityPrint[];
  /** How many of them are printed on the board. */
  readonly innerCities: number;
  readonly porto: City;
  readonly lisboa: City;
  readonly islasCanarias: City;
  /** The last site of each row. */
  readonly lastSite: readonly number[];
  readonly allSites: readonly Mask[];
  /** The amount on each field, by its number: entry 0 of a row means nothing. */
  readonly values: readonly (readonly number[])[];
  /** The sites that close a warehouse, with and without the triangle. */
  readonly closingWithTriangle: readonly Mask[];
  readonly closingDarkOnly: readonly Mask[];
  /** What a warehouse costs from each harbour space, by its number. */
  readonly harbours: readonly (readonly number[])[];
  readonly allSpaces: readonly Mask[];
  /** Fortress sites of the city that has the most. */
  readonly fortressSites: number;
  readonly distance: readonly (readonly number[])[];
  readonly spread: readonly number[];

  /** Cards below this index are destination cards. */
  readonly destinationCount: number;
  readonly cardIds: readonly string[];
  readonly prices: readonly number[];
  /** Where a card can carry a ship from a city, or, as the last entry, from the bank or with the ship not in play. */
  readonly targets: readonly (readonly Mask[])[];
  readonly moves: MoveTable;
}

/** All moves there are, made once: `legalMoves` only picks. */
export interface MoveTable {
  readonly buyCard: readonly Move[];
  readonly sail: readonly (readonly Move[])[];
  readonly buildWarehouse: readonly (readonly Move[])[];
  readonly reopenWarehouse: readonly (readonly Move[])[];
  readonly buildFortress: Move;
  readonly takeLoan: readonly Move[];
  readonly pass: Move;
  readonly movePirate: Readonly<Record<(typeof errands)[number], Move>>;
  readonly sailPirate: readonly (readonly Move[])[];
  readonly landPirate: readonly (readonly Move[])[];
  readonly endTurn: Move;
  readonly repayLoan: readonly Move[];
  readonly extendLoans: Move;
  readonly chooseStartPlayer: readonly (readonly Move[])[];
}

const maskOf = (numbers: readonly number[]): Mask => numbers.reduce((mask, number) => mask | (1 << number), 0);
const upTo = (last: number): Mask => (1 << (last + 1)) - 2;

/** EC-3.2, EC-14.3: the fewest steps between cities. The place of an outer city that is not in play can be crossed. */
function distances(cities: readonly CityPrint[]): number[][] {
  const areNeighbours = (a: CityPrint, b: CityPrint) => Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
  return cities.map((start) => {
    const steps = cities.map((city) => (city === start ? 0 : Number.POSITIVE_INFINITY));
    const queue = [start];
    for (const from of queue)
      for (const [index, to] of cities.entries())
        if (steps[index] === Number.POSITIVE_INFINITY && areNeighbours(from, to)) {
          steps[index] = steps[cities.indexOf(from)]! + 1;
          queue.push(to);
        }
    return steps;
  });
}

/** EC-3.1 to EC-3.4, EC-3.9, EC-14.2: one card takes a ship to another city. */
function cardTargets(components: Components, cities: readonly CityPrint[], distance: readonly (readonly number[])[]): Mask[][] {
  const bit = (id: string): Mask => 1 << cities.findIndex((city) => city.id === id);
  const destinations = components.destinationCards.map(({ city, seals }) => {
    const within = distance.map((steps) => maskOf([...steps.keys()].filter((to) => steps[to]! >= 1 && steps[to]! <= seals)));
    return [...within.map((reached, from) => (reached | bit(city)) & ~(1 << from)), bit(city)];
  });
  const connections = components.connectionCards.map(({ cities: [a, b] }) => [
    ...cities.map(({ id }) => (id === a ? bit(b) : id === b ? bit(a) : 0)),
    0,
  ]);
  return [...destinations, ...connections];
}

function moveTable(components: Components, cities: readonly CityPrint[], cardCount: number): MoveTable {
  const count = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));
  const sites = Math.max(...cities.map(({ values }) => values.length));
  const spaces = 1 + Math.max(...cities.map(({ harbours }) => harbours.length));
  const [free, florins, cards] = errands.map((by): Move => ({ type: 'movePirate', by })) as [Move, Move, Move];
  return {
    buyCard: count(cardCount, (card) => ({ type: 'buyCard', card })),
    sail: count(cardCount, (card) => count(cities.length, (city) => ({ type: 'sail', card, city }))),
    buildWarehouse: count(mostColours, (colour) => count(sites, (site) => ({ type: 'buildWarehouse', colour, site }))),
    reopenWarehouse: count(mostColours, (colour) => count(sites, (site) => ({ type: 'reopenWarehouse', colour, site }))),
    buildFortress: { type: 'buildFortress' },
    takeLoan: components.loans.map((_, loan) => ({ type: 'takeLoan', loan })),
    pass: { type: 'pass' },
    movePirate: { free, florins, cards },
    sailPirate: count(cardCount, (card) => count(cities.length, (city) => ({ type: 'sailPirate', card, city }))),
    landPirate: count(cities.length, (city) => count(spaces, (space) => ({ type: 'landPirate', city, space }))),
    endTurn: { type: 'endTurn' },
    repayLoan: components.loans.map((_, loan) => ({ type: 'repayLoan', loan })),
    extendLoans: { type: 'extendLoans' },
    chooseStartPlayer: count(mostColours + 1, (seats) =>
      count(seats, (index) => ({ type: 'chooseStartPlayer', seat: seat(index) as Seat })),
    ),
  };
}

/** The tables of an edition. */
export function layOut(components: Components): Board {
  const innerCities = components.cities.length;
  const cities = [...components.cities, ...outerCityIds.map((id) => components.outerCities[id])];
  const cards = [...components.destinationCards, ...components.connectionCards];
  const distance = distances(cities);
  return {
    components,
    cities,
    innerCities,
    porto: innerCities + outerCityIds.indexOf('porto'),
    lisboa: innerCities + outerCityIds.indexOf('lisboa'),
    islasCanarias: innerCities + outerCityIds.indexOf('islasCanarias'),
    lastSite: cities.map(({ values }) => values.length - 1),
    allSites: cities.map(({ values }) => upTo(values.length - 1)),
    values: cities.map(({ values }) => [0, ...values]),
    closingWithTriangle: cities.map(({ closing, triangle }) => maskOf([...closing, ...triangle])),
    closingDarkOnly: cities.map(({ closing }) => maskOf(closing)),
    harbours: cities.map(({ harbours }) => [0, ...harbours]),
    allSpaces: cities.map(({ harbours }) => upTo(harbours.length)),
    fortressSites: Math.max(...cities.map(({ fortresses }) => fortresses.length)),
    distance,
    spread: components.spread.map(({ florins }) => florins),
    destinationCount: components.destinationCards.length,
    cardIds: cards.map(({ id }) => id),
    prices: cards.map(({ price }) => price),
    targets: cardTargets(components, cities, distance),
    moves: moveTable(components, cities, cards.length),
  };
}

/** EC-5.1, EC-5.2: the sites of a city that close a warehouse at a table of so many players. */
export const closingSites = (board: Board, city: City, seatCount: number): Mask =>
  (seatCount <= triangleUpTo ? board.closingWithTriangle : board.closingDarkOnly)[city]!;

/** Where a card can carry a ship that is in a city, at the bank or not in play; only cities in play count. */
export const targetsOf = (board: Board, card: Card, from: number, inPlay: Mask): Mask =>
  board.targets[card]![from >= 0 ? from : board.cities.length]! & inPlay;

export const isOuter = (board: Board, city: City): boolean => city >= board.innerCities;
export const isDestinationCard = (board: Board, card: Card): boolean => card < board.destinationCount;
