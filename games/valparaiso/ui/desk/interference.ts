// Where somebody else could break a plan: who could be at a place, at sea or on the way before a card's turn comes.
import { type Seat, seatsOf } from '@kontor/engine';
import {
  type ActionPrint,
  goodsCount,
  merchantsAt,
  none,
  type Print,
  routesFrom,
  type State,
  sizeOf,
} from '../../rules/index.ts';
import type { Interference } from '../texts/dry-run.ts';

/** What the ways of carrying out a card have to do with. */
export interface Touched {
  /** Markets traded in. */
  readonly places: Set<number>;
  /** Spaces built on. */
  readonly spaces: Set<number>;
  /** Cards bought. */
  readonly cardSpaces: Set<number>;
}

/** VP-4.1: how many cards another player can use before this seat's card number `turn`. */
function turnsBefore(print: Print, state: State, seat: Seat, rival: Seat, turn: number): number {
  const after = (who: Seat) => (who - state.startPlayer + print.seatCount) % print.seatCount;
  return turn - 1 + (after(rival) < after(seat) ? 1 : 0);
}

/** How many turns another player needs to have a merchant at each place: none where one stands, one where one can walk. */
function turnsTo(print: Print, state: State, rival: Seat): number[] {
  const turns = new Array<number>(print.placeCount).fill(Number.POSITIVE_INFINITY);
  const walk = print.cards.find(({ main }) => main.type === 'moveMerchants')?.main;
  const mostSteps = walk?.type === 'moveMerchants' ? walk.stepPrices.length - 1 : 0;
  for (let from = 0; from < print.placeCount; from++) {
    if (merchantsAt(print, state, rival, from) === 0) continue;
    turns[from] = 0;
    for (const { to } of routesFrom(print, state, rival, from, mostSteps)) turns[to] = Math.min(turns[to]!, 1);
  }
  return turns;
}

/** How many turns another player needs to take a card of a space: load, sail and buy, as far as it is not done yet. */
function turnsToBuy(print: Print, state: State, rival: Seat, space: number): number {
  const { sector, good, count } = print.cardSpaces[space]!;
  const buy = state.ships[rival] === sector ? 1 : 2;
  if (state.hold[goodsCount * rival + good]! >= count) return buy;
  const canLoad =
    state.ships[rival] === 0 && state.warehouse[goodsCount * rival + good]! + state.hold[goodsCount * rival + good]! >= count;
  return canLoad && sizeOf(state.warehouse, rival) > 0 ? buy + 1 : Number.POSITIVE_INFINITY;
}

/** What others could do before this seat uses its card number `turn`, the gravest first. */
export function interferencesWith(
  print: Print,
  state: State,
  seat: Seat,
  action: ActionPrint,
  touched: Touched,
  turn: number,
): Interference[] {
  const list: Interference[] = [];
  const rivals = seatsOf(print.seatCount)
    .filter((rival) => rival !== seat)
    .map((rival) => ({ rival, time: turnsBefore(print, state, seat, rival, turn), reach: turnsTo(print, state, rival) }))
    .filter(({ time }) => time > 0);
  const add = (
    kind: Interference['kind'],
    rule: string,
    where: Iterable<number>,
    could: (who: (typeof rivals)[number], at: number) => boolean,
  ): void => {
    const at = [...where].filter((index) => rivals.some((who) => could(who, index)));
    const seats = rivals.filter((who) => at.some((index) => could(who, index))).map(({ rival }) => rival);
    if (at.length > 0) list.push({ kind, rule, seats, at: at.sort((one, other) => one - other) });
  };
  switch (action.type) {
    case 'trade':
      add('tile', 'VP-5.12', touched.places, ({ time, reach }, place) => reach[place]! + 1 <= time);
      add('fees', 'VP-5.11', touched.places, ({ time, reach }, place) => reach[place] === 1 && time >= 1);
      break;
    case 'build': {
      // While a second space is free there, one more house breaks nothing.
      const isLastFree = (place: number) => print.spacesAt[place]!.filter((space) => state.houses[space] === none).length < 2;
      const places = new Set([...touched.spaces].map((space) => print.spaces[space]!.place).filter(isLastFree));
      add('space', 'VP-5.7', places, ({ rival, time, reach }, place) => state.unbuilt[rival]! > 0 && reach[place]! + 1 <= time);
      break;
    }
    case 'moveMerchants': {
      const free = print.customsSpaces.filter((space) => state.houses[space] === none).map((space) => print.spaces[space]!.place);
      add(
        'toll',
        'VP-5.6',
        new Set(free),
        ({ rival, time, reach }, place) => state.unbuilt[rival]! > 0 && reach[place]! + 1 <= time,
      );
      break;
    }
    case 'overseas': {
      const bySector = (sector: number) => [...touched.cardSpaces].filter((space) => print.cardSpaces[space]!.sector === sector);
      const sectors = new Set([...touched.cardSpaces].map((space) => print.cardSpaces[space]!.sector));
      add('card', 'VP-5.15', sectors, ({ rival, time }, sector) =>
        bySector(sector).some((space) => turnsToBuy(print, state, rival, space) <= time),
      );
      break;
    }
    default:
      break;
  }
  return list;
}
