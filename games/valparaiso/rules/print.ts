// The printed matter of one edition for one number of players, worked out once for quick use.
// Nothing here changes during play.
import {
  type Action,
  actionCardIds,
  type Board,
  type ChoiceKind,
  type Components,
  colours,
  type Gain,
  goods,
  levels,
  type Place,
  type Price,
} from './components/types.ts';
import { actionCardCount, type CardIndex, type GoodsCount, type Move, type PlaceIndex, type SectorIndex } from './state.ts';

/** A price: money, and every way to pay the goods. */
export interface PricePrint {
  readonly pesos: number;
  readonly pays: readonly GoodsCount[];
}

/** An exchange: what it costs, what it brings, and one move for each way to pay and to choose. */
export interface ExchangePrint {
  readonly price: PricePrint;
  readonly pesos: number;
  readonly victoryPoints: number;
  readonly options: readonly { readonly pay: GoodsCount; readonly gain: GoodsCount }[];
  readonly exchangeMoves: readonly Move[];
  readonly tradeMoves: readonly Move[];
}

export type ActionPrint =
  | Exclude<Action, { type: 'exchange' | 'hire' | 'build' | 'buildOrHire' }>
  | { readonly type: 'exchange'; readonly upTo: number; readonly exchange: ExchangePrint }
  /** Hire, build, or either of them: a price stands where it is allowed. */
  | { readonly type: 'build'; readonly build: PricePrint | null; readonly hire: PricePrint | null };

export interface CardPrint {
  readonly id: string;
  /** Index into `levels`; none on action cards. */
  readonly level: number;
  readonly victoryPoints: number;
  readonly main: ActionPrint;
  /** Of an action card: by colour. */
  readonly alternatives: readonly (ActionPrint | null)[];
}

export interface SpacePrint {
  readonly place: PlaceIndex;
  readonly kind: Place['kind'];
  readonly victoryPoints: number;
  readonly income: ExchangePrint;
}

/** The column of a market, or the reserve, within `state.tiles`. */
export interface Column {
  readonly start: number;
  readonly size: number;
}

export interface Print {
  readonly components: Components;
  readonly seatCount: number;
  readonly merchantsEach: number;
  readonly board: Board;
  readonly placeCount: number;
  readonly city: PlaceIndex;
  readonly neighbours: readonly (readonly PlaceIndex[])[];
  /** Steps from place to place where no customs house stands; Infinity where no way leads. */
  readonly distances: readonly (readonly number[])[];
  readonly riverPlaces: readonly PlaceIndex[];
  readonly isRiver: readonly boolean[];
  /** The place of each market, and the market of each place or -1. */
  readonly markets: readonly PlaceIndex[];
  readonly marketOf: readonly number[];
  readonly columns: readonly Column[];
  readonly reserve: Column;
  readonly spaces: readonly SpacePrint[];
  readonly spacesAt: readonly (readonly number[])[];
  readonly customsSpaces: readonly number[];
  readonly tiles: readonly { readonly id: string; readonly limit: number; readonly exchange: ExchangePrint }[];
  readonly cards: readonly CardPrint[];
  /** The achievement cards used with so many players, sorted by level. */
  readonly cardsInPlay: readonly CardIndex[];
  readonly cardSpaces: readonly { readonly sector: SectorIndex; readonly good: number; readonly count: number }[];
  readonly sectorCount: number;
  /** The mayor's slot and the numbered ones. */
  readonly slotCount: number;
  /** All ways to take the goods of the set-up. */
  readonly startingGoods: readonly GoodsCount[];
}

/** Every way to have `count` goods, `kinds` allowing. */
export function combinations(count: number, kinds: ChoiceKind): GoodsCount[] {
  const found: GoodsCount[] = [];
  for (let silver = count; silver >= 0; silver--) {
    for (let copper = count - silver; copper >= 0; copper--) {
      const wheat = count - silver - copper;
      const most = Math.max(silver, copper, wheat);
      if (kinds === 'any' || (kinds === 'equal' ? most === count : most <= 1)) found.push([silver, copper, wheat]);
    }
  }
  return found;
}

const shown = (named: Price | Gain): number[] => goods.map((good) => named[good] ?? 0);
const plus = (one: GoodsCount, other: GoodsCount): GoodsCount => one.map((count, good) => count + other[good]!);

function pricePrint(price: Price): PricePrint {
  const fixed = shown(price);
  return { pesos: price.pesos ?? 0, pays: combinations(price.goodsOfChoice ?? 0, 'any').map((choice) => plus(fixed, choice)) };
}

function exchangePrint(pay: Price, gain: Gain): ExchangePrint {
  const price = pricePrint(pay);
  const fixed = shown(gain);
  const { count, kinds } = gain.goodsOfChoice ?? { count: 0, kinds: 'any' };
  const gains = combinations(count, kinds).map((choice) => plus(fixed, choice));
  const options = price.pays.flatMap((paid) => gains.map((gained) => ({ pay: paid, gain: gained })));
  return {
    price,
    pesos: gain.pesos ?? 0,
    victoryPoints: gain.victoryPoints ?? 0,
    options,
    exchangeMoves: options.map((option) => ({ type: 'exchange', ...option })),
    tradeMoves: options.map((option) => ({ type: 'trade', ...option })),
  };
}

function actionPrint(action: Action): ActionPrint {
  switch (action.type) {
    case 'exchange':
      return { type: 'exchange', upTo: action.upTo, exchange: exchangePrint(action.pay, action.gain) };
    case 'hire':
      return { type: 'build', build: null, hire: pricePrint(action.price) };
    case 'build':
      return { type: 'build', build: pricePrint(action.price), hire: null };
    case 'buildOrHire':
      return { type: 'build', build: pricePrint(action.buildPrice), hire: pricePrint(action.hirePrice) };
    default:
      return action;
  }
}

/** Steps between places by breadth-first search. */
export function distancesOf(neighbours: readonly (readonly number[])[]): number[][] {
  return neighbours.map((_, from) => {
    const steps = neighbours.map(() => Number.POSITIVE_INFINITY);
    steps[from] = 0;
    const queue = [from];
    for (const here of queue) {
      for (const next of neighbours[here]!) {
        if (steps[next] !== Number.POSITIVE_INFINITY) continue;
        steps[next] = steps[here]! + 1;
        queue.push(next);
      }
    }
    return steps;
  });
}

function cardPrints(components: Components): CardPrint[] {
  const actionCards = components.actionCards.map((card) => ({
    id: card.id,
    level: -1,
    victoryPoints: 0,
    main: actionPrint(card.main),
    alternatives: colours.map((colour) => {
      const set = components.colours.find(({ id }) => id === colour)!;
      return actionPrint(set.alternatives[card.id].action);
    }),
  }));
  const achievementCards = components.achievementCards.map((card) => {
    const alternative = card.alternative && actionPrint(card.alternative);
    return {
      id: card.id,
      level: levels.indexOf(card.level),
      victoryPoints: card.victoryPoints,
      main: actionPrint(card.main),
      alternatives: colours.map(() => alternative),
    };
  });
  return [...actionCards, ...achievementCards];
}

/** Works out an edition for one number of players. */
export function printFor(components: Components, seatCount: number): Print {
  const board = components.boards.find(({ players }) => players.min <= seatCount && seatCount <= players.max)!;
  const { places } = board;
  const indexOf = new Map(places.map(({ id }, index) => [id, index]));
  const neighbours: number[][] = places.map(() => []);
  for (const { between } of board.paths) {
    const [one, other] = between.map((id) => indexOf.get(id)!) as [number, number];
    neighbours[one]!.push(other);
    neighbours[other]!.push(one);
  }
  const indices = places.map((_, index) => index);
  const markets = indices.filter((index) => places[index]!.kind === 'market');
  const columns: Column[] = [];
  let start = 0;
  for (const place of places) {
    if (place.kind !== 'market') continue;
    columns.push({ start, size: place.letters.length });
    start += place.letters.length;
  }
  const spaces = places.flatMap((place, index) =>
    place.buildingSpaces.map(
      (space): SpacePrint => ({
        place: index,
        kind: place.kind,
        victoryPoints: space.victoryPoints,
        income: exchangePrint({}, 'income' in space ? (space.income as Gain) : {}),
      }),
    ),
  );
  const cards = cardPrints(components);
  return {
    components,
    seatCount,
    merchantsEach: components.start.merchants[String(seatCount) as '2'],
    board,
    placeCount: places.length,
    city: places.findIndex(({ kind }) => kind === 'city'),
    neighbours: neighbours.map((list) => list.sort((a, b) => a - b)),
    distances: distancesOf(neighbours),
    riverPlaces: indices.filter((index) => places[index]!.river),
    isRiver: places.map(({ river }) => river),
    markets,
    marketOf: indices.map((index) => markets.indexOf(index)),
    columns,
    reserve: { start, size: board.reserve.length },
    spaces,
    spacesAt: indices.map((index) => spaces.flatMap(({ place }, space) => (place === index ? [space] : []))),
    customsSpaces: spaces.flatMap(({ kind }, space) => (kind === 'village' ? [space] : [])),
    tiles: components.marketTiles.map(({ id, limit, pay, gain }) => ({
      id,
      limit: limit ?? Number.POSITIVE_INFINITY,
      exchange: exchangePrint(pay, gain),
    })),
    cards,
    cardsInPlay: levels.flatMap((_, level) =>
      components.achievementCards.flatMap(({ minPlayers }, index) =>
        minPlayers <= seatCount && cards[actionCardCount + index]!.level === level ? [actionCardCount + index] : [],
      ),
    ),
    cardSpaces: components.outerSectors.flatMap(({ cardSpaces }, index) =>
      cardSpaces.map(({ good, count }) => ({ sector: index + 1, good: goods.indexOf(good), count })),
    ),
    sectorCount: components.outerSectors.length + 1,
    slotCount: components.slots.length + 1,
    startingGoods: combinations(components.start.goodsOfChoice, 'any'),
  };
}

/** The names of all cards of an edition, by index. */
export const cardNames = (components: Components): string[] => [
  ...actionCardIds,
  ...components.achievementCards.map(({ id }) => id),
];
