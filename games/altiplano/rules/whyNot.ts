// Why a move is not possible: the rule that forbids it, a reason id, and the facts. Asked only about moves that are not legal.
import { type Refusal, type Seat, sameData } from '@kontor/engine';
import { isAsked, legalMoves } from './course.ts';
import { freePlanningSpaces } from './drawing.ts';
import type { Move } from './moves.ts';
import { freeSpaces, ownsStation } from './spots.ts';
import { cargo, cart, none, type Phase, type Player, rowSize, type State, unowned } from './state.ts';
import type { Bill, LocationTable, Tables } from './tables.ts';
import { barredEffects, cartsOwned, priceOf } from './trading.ts';
import { distance, stepsOf } from './travelling.ts';
import { canPay } from './using.ts';
import { canHoldCorn, rowFor, startedRowOf } from './warehouse.ts';
import type { Item, Location, Spot } from './words.ts';

const no = (rule: string, reason: string, facts?: Refusal['facts']): Refusal =>
  facts ? { rule, reason, facts } : { rule, reason };

const phasesOf: Readonly<Record<Move['type'], readonly Phase[]>> = {
  chooseRole: ['choosingRoles'],
  keepMission: ['passingMissions', 'choosingMissions'],
  passMission: ['passingMissions'],
  returnTile: ['returning'],
  returnCoin: ['returning'],
  exchangeTile: ['exchanging'],
  skipExchange: ['exchanging'],
  drawTile: ['exchanging'],
  takeTile: ['exchanging'],
  placeTile: ['planning'],
  placeCoin: ['planning'],
  done: ['choosingRoles', 'passingMissions', 'choosingMissions', 'returning', 'planning', 'lateStoring'],
  putFigure: ['acting'],
  travel: ['acting'],
  produce: ['acting'],
  buildBoat: ['acting'],
  buildHouse: ['acting'],
  buildRoad: ['acting'],
  store: ['acting'],
  sell: ['acting'],
  deliver: ['acting'],
  takeOrder: ['acting'],
  buyExtension: ['acting'],
  buyCart: ['acting'],
  placeCorn: ['acting'],
  holdCorn: ['acting'],
  storeCorn: ['acting'],
  storeLate: ['lateStoring'],
  pass: ['acting'],
  endTurn: ['acting'],
};

export function whyNot(tables: Tables, state: State, seat: Seat, move: Move): Refusal | undefined {
  if (!Object.hasOwn(phasesOf, move.type)) return undefined;
  if (state.phase === 'over') return no('AP-10.1', 'game-over');
  if (!phasesOf[move.type].includes(state.phase)) return no('AP-2.1', 'other-phase', { phase: state.phase });
  if (!isAsked(state, seat)) {
    if (state.phase === 'acting' && state.players[seat]!.passed) return no('AP-5.1', 'already-passed');
    const inTurns = state.phase === 'acting' || state.phase === 'exchanging' || state.phase === 'lateStoring';
    if (inTurns) return no('AP-5.1', 'not-your-turn');
    return state.phase === 'choosingRoles' ? no('AP-1.8', 'not-your-turn') : no('AP-4.5', 'already-done');
  }
  if (legalMoves(tables, state, seat).some((legal) => sameData(legal, move))) return undefined;
  const player = state.players[seat]!;
  switch (move.type) {
    case 'chooseRole':
      return player.role === none ? no('AP-1.8', 'role-taken') : no('AP-1.8', 'role-chosen');
    case 'keepMission':
    case 'passMission':
      return no('AP-11.1', player.missions[move.mission] === 1 ? 'keep-one-first' : 'not-in-hand');
    case 'done':
      return state.phase === 'choosingRoles' ? no('AP-1.8', 'choose-first') : no('AP-11.1', 'choose-first');
    case 'returnTile':
      return isOn(tables, player, move.spot, move.good) && freePlanningSpaces(tables, player) <= 0
        ? no('AP-3.4', 'no-planning-space')
        : notThere(tables, player, move.spot, move.good);
    case 'returnCoin':
      return notThere(tables, player, move.spot, tables.coin);
    case 'exchangeTile':
      return state.exchanged === none ? no('AP-8.31', 'not-on-planning-space') : no('AP-8.31', 'once-a-round');
    case 'skipExchange':
      return no('AP-8.19', 'take-a-tile');
    case 'drawTile':
      return no('AP-8.19', 'put-a-tile-first');
    case 'takeTile':
      return state.exchanged === none ? no('AP-8.19', 'put-a-tile-first') : no('AP-8.19', 'not-in-container');
    case 'placeTile':
      return whyNotPlace(tables, player, move.spot, move.good);
    case 'placeCoin':
      return whyNotPlace(tables, player, move.spot, tables.coin);
    case 'storeLate':
      return state.lateTiles[move.good] === 0 || startedRowOf(tables, player, move.good) !== none
        ? no('AP-8.24', 'not-drawn')
        : no('AP-8.24', 'no-started-row');
    default:
      return whyNotAct(tables, state, player, move);
  }
}

function isOn(tables: Tables, player: Player, spot: Spot, item: Item): boolean {
  const { goodCount, wildSpot, firstMovementSpot, firstSlotSpot, coin } = tables;
  if (spot < wildSpot) return item !== coin && player.spaces[spot * goodCount + item]! > 0;
  if (spot === wildSpot) return player.wild === item;
  if (spot < firstSlotSpot) {
    const content = player.movement[spot - firstMovementSpot];
    return content === cargo.coin ? item === coin : content === cargo.food && item === tables.food;
  }
  const slot = tables.spots[spot];
  return slot?.type === 'slot' && slot.item === item && player.slots[slot.slot]! > 0;
}

const notThere = (tables: Tables, player: Player, spot: Spot, item: Item): Refusal =>
  no('AP-3.1', isOn(tables, player, spot, item) ? 'equal-space' : 'nothing-there');

function whyNotPlace(tables: Tables, player: Player, spot: Spot, item: Item): Refusal {
  const { coin, wildSpot, firstMovementSpot, firstSlotSpot } = tables;
  if (item === coin ? player.coins === 0 : (player.planning[item] ?? 0) === 0)
    return item === coin ? no('AP-4.4', 'no-coin') : no('AP-4.1', 'not-on-planning-space');
  if (spot < wildSpot) {
    if (item === coin) return no('AP-4.9', 'no-coins-here');
    if (!tables.takes[spot * tables.goodCount + item])
      return no('AP-4.6', 'kind-not-taken', { location: tables.locationIds[spot]!, good: tables.goodIds[item]! });
    return freeSpaces(tables, player, spot) <= 0 ? no('AP-4.1', 'no-free-space') : no('AP-4.1', 'not-possible');
  }
  if (spot === wildSpot) {
    if (item === coin) return no('AP-8.30', 'no-coins-here');
    return player.wild === none ? no('AP-8.15', 'no-wild-space') : no('AP-4.1', 'no-free-space');
  }
  if (spot < firstSlotSpot) {
    if (player.movement[spot - firstMovementSpot] !== cargo.nothing) return no('AP-4.7', 'no-free-space');
    const canPayTravel = (player.abilities & tables.paidTravel) !== 0;
    if (item === coin && !canPayTravel) return no('AP-8.18', 'needs-paid-travel');
    if (item === coin || item === tables.food) return no('AP-4.7', 'equal-space');
    return no('AP-4.7', canPayTravel ? 'only-food-and-coins-move' : 'only-food-moves');
  }
  const slot = tables.spots[spot];
  if (slot?.type !== 'slot') return no('AP-4.1', 'no-such-space');
  if (!ownsStation(tables, player, slot.production)) return no('AP-4.2', 'not-owned');
  return slot.item === item ? no('AP-4.1', 'no-free-space') : no('AP-4.2', 'kind-not-shown');
}

function whyNotAct(tables: Tables, state: State, player: Player, move: Move): Refusal {
  if (state.cornDue > 0) return whyNotCorn(tables, player, move);
  switch (move.type) {
    case 'placeCorn':
    case 'holdCorn':
      return no('AP-7.5', 'no-corn-received');
    case 'pass':
      return state.turn === 'acted' ? no('AP-5.1', 'end-turn-instead') : no('AP-5.10', 'moved-so-act');
    case 'endTurn':
      return no('AP-5.1', 'act-or-pass');
    case 'putFigure':
      return player.figure === none ? no('AP-5.11', 'no-action-there') : no('AP-5.3', 'figure-is-placed');
    case 'travel':
      return whyNotTravel(tables, state, player, move.by, move.to);
    default:
      if (state.turn === 'acted' && !isRepeated(state, move)) return no('AP-5.1', 'one-action-a-turn');
      if (move.type === 'storeCorn') return player.shed === 0 ? no('AP-8.25', 'shed-empty') : whyNotRow(tables, player, move.row);
      return player.figure === none ? no('AP-5.3', 'put-figure-first') : whyNotHere(tables, state, player, move);
  }
}

/** AP-5.8: whether the move goes on with the action that is being done. */
const isRepeated = ({ repeating }: State, move: Move): boolean =>
  repeating !== null && repeating === (move.type === 'produce' ? move.production : move.type);

function whyNotTravel(tables: Tables, state: State, player: Player, by: number, to: Location): Refusal {
  if (player.figure === none || state.turn === 'placed') return no('AP-5.11', 'act-first');
  const steps = stepsOf(tables, player, by);
  if (steps === 0) return by === 0 ? no('AP-5.5', 'cart-used') : no('AP-5.5', 'nothing-placed');
  const away = distance(state, player.figure, to);
  if (away > steps) return no('AP-5.5', 'too-far', { steps, away });
  if (away === 0 && steps < 2) return no('AP-5.12', 'one-step-leads-away');
  const isAsGood = (move: Move) => move.type === 'travel' && move.to === to && stepsOf(tables, player, move.by) === steps;
  return legalMoves(tables, state, state.active).some(isAsGood)
    ? no('AP-5.13', 'equal-space')
    : no('AP-5.10', 'no-action-afterwards');
}

function whyNotRow(tables: Tables, player: Player, row: number): Refusal {
  const spaces = tables.rowSpaces[row];
  if (spaces === undefined) return no('AP-7.2', 'no-such-row');
  if (player.warehouse[row * rowSize + 1]! >= spaces) return no('AP-7.1', 'row-full');
  const next = player.warehouse.findIndex((entry, at) => at % rowSize === 0 && entry === none) / rowSize;
  return row === next ? no('AP-7.9', 'corn-row-unfinished') : no('AP-7.2', 'not-the-next-row');
}

function whyNotCorn(tables: Tables, player: Player, move: Move): Refusal {
  if (move.type === 'placeCorn') return whyNotRow(tables, player, move.row);
  if (move.type !== 'holdCorn') return no('AP-7.5', 'store-corn-first');
  return canHoldCorn(tables, player) || (player.abilities & tables.cornShed) === 0
    ? no('AP-8.25', 'no-shed')
    : no('AP-8.35', 'shed-full', { corn: player.shed });
}

/** Where each action is done. */
const offers: Readonly<Partial<Record<Move['type'], (location: LocationTable) => boolean>>> = {
  buildBoat: ({ buildBoat }) => buildBoat !== null,
  buildHouse: ({ buildHouse }) => buildHouse !== null,
  buildRoad: ({ buildRoad }) => buildRoad !== null,
  store: ({ stores }) => stores,
  sell: ({ sells }) => sells,
  deliver: ({ deliver }) => deliver >= 0,
  takeOrder: ({ takeOrder }) => takeOrder >= 0,
  buyExtension: ({ buyExtension }) => buyExtension,
  buyCart: ({ buyCart }) => buyCart >= 0,
};

function whyNotHere(tables: Tables, state: State, player: Player, move: Move): Refusal {
  const here = tables.locations[player.figure]!;
  const isHere = move.type === 'produce' ? here.productions.includes(move.production) : offers[move.type]?.(here);
  if (!isHere) {
    const where =
      move.type === 'produce'
        ? tables.productions[move.production]?.location
        : tables.locations.findIndex((location) => offers[move.type]?.(location));
    return no('AP-5.2', 'other-location', { location: tables.locationIds[where ?? -1] ?? 'none' });
  }
  switch (move.type) {
    case 'produce': {
      const production = tables.productions[move.production]!;
      if (production.slot >= 0 && !ownsStation(tables, player, move.production)) return no('AP-4.2', 'not-owned');
      return production.outputs.includes(move.output)
        ? unpaid(tables, player, production, move.wild)
        : no('AP-8.26', 'other-product');
    }
    case 'buildBoat':
      return whyNotCard(tables, player, here.buildBoat!, state.boats, move.boat, move.wild);
    case 'buildHouse':
      return whyNotCard(tables, player, here.buildHouse!, state.houses, move.house, move.wild);
    case 'buildRoad':
      return player.road === tables.components.road.length
        ? no('AP-6.7', 'road-complete')
        : unpaid(tables, player, here.buildRoad!, move.wild);
    case 'store':
      if (move.good === tables.food) return no('AP-7.3', 'food-is-not-stored');
      return rowFor(tables, player, move.good) === none ? no('AP-7.7', 'no-row') : tileMissing(move.wild);
    case 'sell':
      return tables.prices[move.good] ? tileMissing(move.wild) : no('AP-6.10', 'no-price');
    case 'deliver':
      if (player.order === none) return no('AP-6.6', 'no-order');
      return player.delivered[move.good]! < tables.asked[player.order]![move.good]!
        ? tileMissing(move.wild)
        : no('AP-6.11', 'not-asked-for');
    case 'takeOrder':
      if (player.order !== none) return no('AP-6.6', 'order-unfinished');
      if (player.coins < here.takeOrder) return no('AP-6.6', 'too-few-coins', { price: here.takeOrder, coins: player.coins });
      return move.order === null ? no('AP-1.12', 'take-a-card') : no('AP-1.5', 'card-gone');
    case 'buyExtension':
      return whyNotExtension(tables, state, player, move.extension);
    case 'buyCart':
      if (player.boughtCart) return no('AP-6.5', 'one-cart-a-round');
      if (cartsOwned(player) >= tables.components.carts.limit)
        return no('AP-6.5', 'cart-limit', { limit: tables.components.carts.limit });
      if (state.carts === 0) return no('AP-1.12', 'no-cart-left');
      if (player.coins < here.buyCart) return no('AP-6.5', 'too-few-coins', { price: here.buyCart, coins: player.coins });
      return player.carts[move.space + 1] === cart.absent ? no('AP-5.13', 'equal-space') : no('AP-5.13', 'space-has-cart');
    default:
      return no('AP-5.2', 'not-possible');
  }
}

const tileMissing = (wild: boolean): Refusal => (wild ? no('AP-8.30', 'wild-does-not-fit') : no('AP-5.14', 'tiles-missing'));

const unpaid = (tables: Tables, player: Player, bill: Bill, wild: boolean): Refusal =>
  wild && canPay(tables, player, bill, false) ? no('AP-8.30', 'wild-does-not-fit') : no('AP-5.14', 'tiles-missing');

function whyNotCard(
  tables: Tables,
  player: Player,
  bill: Bill,
  owners: readonly number[],
  card: number | null,
  wild: boolean,
): Refusal {
  if (!canPay(tables, player, bill, wild)) return unpaid(tables, player, bill, wild);
  return card === null ? no('AP-1.12', 'take-a-card') : no('AP-1.5', owners[card] === unowned ? 'not-possible' : 'card-gone');
}

function whyNotExtension(tables: Tables, state: State, player: Player, extension: number): Refusal {
  const space = state.track.indexOf(extension);
  const effect = tables.effectOf[extension];
  if (space < 0 || effect === undefined) return no('AP-6.6', 'not-on-track');
  if (player.boughtExtension) return no('AP-6.6', 'one-extension-a-round');
  if (((player.abilities >> effect) & 1) !== 0) return no('AP-8.27', 'same-extension');
  if (((barredEffects(tables, player) >> effect) & 1) !== 0) return no('AP-8.28', 'same-as-role');
  return no('AP-6.13', 'too-few-coins', { price: priceOf(tables, extension, space), coins: player.coins });
}
