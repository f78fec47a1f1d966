// VP-1: what lies where when the game begins, the goods of choice, and the kept merchants.
import { drawFromPile, rightOf, type Seat, type Table, seat as toSeat } from '@kontor/engine';
import { drawTopLevel } from './actions/sea.ts';
import { colours, letters } from './components/types.ts';
import { gainGoods, goodsOf, interned, merchantsAt } from './holdings.ts';
import { beginRound } from './nextRound.ts';
import type { Print } from './print.ts';
import { type Event, goodsCount, type Move, none, type Options, type State, sources } from './state.ts';

const placeMerchant = interned((place): Move => ({ type: 'placeMerchant', place }));
const takeGoods = new WeakMap<Print, readonly Move[]>();

/** A table in which nothing lies on the board but what every game begins with; tiles, cards and turn are to be filled in. */
export function emptyTable(print: Print, options: Options, startPlayer: Seat): State {
  const { start, repository, outerSectors } = print.components;
  const { seatCount } = print;
  const bySeat = (value: number, each = 1): number[] => new Array<number>(seatCount * each).fill(value);
  const merchants = bySeat(0, print.placeCount);
  for (let seat = 0; seat < seatCount; seat++) merchants[print.placeCount * seat + print.city] = 1;
  return {
    phase: 'takingGoods',
    round: 1,
    startPlayer,
    turn: rightOf(startPlayer, seatCount),
    frame: null,
    race: options.race,
    colours: options.colours.map((colour) => colours.indexOf(colour)),
    finished: 0,
    firstFinisher: none,
    mayPickUp: 0,
    plans: bySeat(none, print.slotCount),
    money: bySeat(start.pesos),
    warehouse: bySeat(0, goodsCount),
    hold: bySeat(0, goodsCount),
    merchants,
    unhired: bySeat(print.merchantsEach - 1),
    unbuilt: bySeat(repository.houses),
    houses: print.spaces.map(() => none),
    tiles: [],
    ships: bySeat(0),
    sectorMoney: outerSectors.map(({ pesos }) => pesos),
    display: [],
    pile: [],
    owned: bySeat(0),
    removed: 0,
    points: bySeat(0, sources.length),
  };
}

/** VP-1.1 to VP-1.6 */
export function setup(print: Print, options: Options, table: Table<Event>): State {
  const tiles = layTiles(print, table);
  const pile = [...print.cardsInPlay];
  const display = print.cardSpaces.map(() => drawTopLevel(print, pile, table.chance));
  const startPlayer = toSeat(options.startPlayer === 'drawn' ? table.chance.below(print.seatCount) : options.startPlayer);
  table.emit?.({ type: 'startPlayerDrawn', seat: startPlayer });
  return { ...emptyTable(print, options, startPlayer), tiles, pile, display };
}

/** VP-1.4: every space of a market and of the reserve gets a random tile of its letter. */
function layTiles(print: Print, table: Table<Event>): number[] {
  const { places, reserve } = print.board;
  const { marketTiles } = print.components;
  const face = letters.map((letter) => marketTiles.flatMap((tile, index) => (tile.letter === letter ? [index] : [])));
  const wanted = [...places.flatMap((place) => (place.kind === 'market' ? place.letters : [])), ...reserve];
  return wanted.map((letter) => drawFromPile(face[letters.indexOf(letter)]!, table.chance));
}

/** VP-1.7: each combination once. */
export function addTakeGoodsMoves(print: Print, state: State, moves: Move[]): void {
  let all = takeGoods.get(print);
  if (!all) {
    all = print.startingGoods.map((goods): Move => ({ type: 'takeGoods', goods }));
    takeGoods.set(print, all);
  }
  print.startingGoods.forEach((goods, index) => {
    if (!isTaken(state, goods)) moves.push(all[index]!);
  });
}

function isTaken(state: State, goods: readonly number[]): boolean {
  return state.money.some((_, seat) => goodsOf(state.warehouse, toSeat(seat)).every((count, good) => count === goods[good]));
}

export function applyTakeGoods(
  print: Print,
  state: State,
  seat: Seat,
  { goods }: Extract<Move, { type: 'takeGoods' }>,
  table: Table<Event>,
): void {
  gainGoods(state, seat, goods);
  table.emit?.({ type: 'goodsTaken', seat, goods });
  if (seat === state.startPlayer) state.phase = 'placingMerchants';
  state.turn = rightOf(seat, print.seatCount);
}

/** VP-1.8: a village where no merchant stands yet. */
export function addPlaceMerchantMoves(print: Print, state: State, moves: Move[]): void {
  for (let place = 0; place < print.placeCount; place++) {
    if (place !== print.city && isEmptyPlace(print, state, place)) moves.push(placeMerchant(place));
  }
}

export function isEmptyPlace(print: Print, state: State, place: number): boolean {
  for (let seat = 0; seat < print.seatCount; seat++) if (merchantsAt(print, state, toSeat(seat), place) > 0) return false;
  return true;
}

export function applyPlaceMerchant(
  print: Print,
  state: State,
  seat: Seat,
  { place }: Extract<Move, { type: 'placeMerchant' }>,
  table: Table<Event>,
): void {
  state.unhired[seat]!--;
  state.merchants[print.placeCount * seat + place]!++;
  table.emit?.({ type: 'merchantPlaced', seat, place });
  if (seat === state.startPlayer) beginRound(state, table);
  else state.turn = rightOf(seat, print.seatCount);
}
