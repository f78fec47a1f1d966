// A random player with some sense: places what makes an action whole, acts before passing, and so gets far enough to
// exhaust locations, fill rows and use every extension.
import type { Chance, Match, Seat } from '@kontor/engine';
import { playRandomMatch } from '@kontor/engine/laws';
import { type AltiplanoTypes, box, type Good, type Move, none, type Spot, type State } from '../index.ts';
import { tables } from './table.ts';

/** How much more often a kind of move is chosen than the least likely one. */
const liking: Readonly<Record<Move['type'], number>> = {
  chooseRole: 1,
  keepMission: 1,
  passMission: 1,
  returnTile: 1,
  returnCoin: 1,
  exchangeTile: 3,
  skipExchange: 1,
  drawTile: 3,
  takeTile: 1,
  placeTile: 1,
  placeCoin: 200,
  done: 10,
  putFigure: 300,
  travel: 20,
  produce: 600,
  buildBoat: 60,
  buildHouse: 60,
  buildRoad: 2000,
  store: 20,
  sell: 20,
  deliver: 900,
  takeOrder: 60,
  buyExtension: 300,
  buyCart: 30,
  placeCorn: 1,
  holdCorn: 4,
  storeCorn: 100,
  storeLate: 10,
  pass: 1,
  endTurn: 300,
};

/** Tiles that a bill still needs on its location, with so many of one good more. */
function missing(
  state: State,
  seat: Seat,
  location: number,
  items: readonly number[],
  counts: readonly number[],
  extra: Good,
): number {
  const { spaces } = state.players[seat]!;
  return items.reduce((sum, item, index) => {
    const there = spaces[location * tables.goodCount + item]! + (item === extra ? 1 : 0);
    return sum + Math.max(0, counts[index]! - there);
  }, 0);
}

/** A tile that makes an action whole is liked best, then one that could with another tile on the planning spaces. */
function likingOfPlace(state: State, seat: Seat, good: Good, spot: Spot): number {
  const entry = tables.spots[spot]!;
  if (entry.type === 'slot') return 400;
  if (entry.type !== 'location') return 10;
  const { location } = entry;
  const { buildBoat, buildHouse, buildRoad, productions, deliver } = tables.locations[location]!;
  const player = state.players[seat]!;
  const bills = [
    buildRoad,
    buildHouse,
    buildBoat,
    ...productions.map((index) => tables.productions[index]!).filter(({ slot }) => slot < 0),
  ];
  let best = 2;
  for (const bill of bills) {
    if (!bill?.items.includes(good)) continue;
    const before = missing(state, seat, location, bill.items, bill.counts, none);
    const after = missing(state, seat, location, bill.items, bill.counts, good);
    if (after < before) best = Math.max(best, after === 0 ? 600 : 150);
  }
  if (deliver >= 0 && player.order !== none && player.delivered[good]! < tables.asked[player.order]![good]!) best = 500;
  return best;
}

/** How much a busy player likes a move. */
export function busyWeight(move: Move, state: State, seat: Seat): number {
  if (move.type === 'placeTile') return likingOfPlace(state, seat, move.good, move.spot);
  if (move.type === 'produce') return state.supply[move.output]! > 0 ? liking.produce : 5;
  if (move.type === 'travel') return state.turn === 'acted' ? 1 : liking.travel;
  return liking[move.type];
}

/** Plays a match to its end; tells every situation before its move. */
export function playBusyMatch(
  how: { readonly seatCount: number; readonly options: object; readonly seed: number },
  choose: Chance,
  tell?: (match: Match<AltiplanoTypes>, seat: Seat, move: Move) => void,
): Match<AltiplanoTypes> {
  return playRandomMatch(
    box,
    { ...how, weigh: busyWeight, tell: (match, step) => tell?.(match, step.seat as Seat, step.move) },
    choose,
  );
}
