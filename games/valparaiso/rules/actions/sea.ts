// VP-5.14 to VP-5.19, VP-5.29 to VP-5.31: moving the ship, and achievement cards from overseas.
import type { Chance, Seat, Table } from '@kontor/engine';
import { achievementBit, interned } from '../holdings.ts';
import type { Print } from '../print.ts';
import { type CardIndex, type Event, goodsCount, type Move, none, type SectorIndex, type State } from '../state.ts';
import { finishAction, stop } from './frames.ts';

const levelA = 0;
const sail = interned((sector): Move => ({ type: 'sail', sector }));
const buyCard = interned((space) => interned((compensate): Move => ({ type: 'buyCard', space, compensate })));
const supply: readonly SectorIndex[] = [0];

export function addShipMoves(print: Print, state: State, seat: Seat, moves: Move[]): void {
  for (let sector = 0; sector < print.sectorCount; sector++) if (sector !== state.ships[seat]) moves.push(sail(sector));
}

export function applySail(state: State, seat: Seat, sector: SectorIndex, table: Table<Event>): void {
  table.emit?.({ type: 'shipMoved', seat, from: state.ships[seat]!, to: sector });
  state.ships[seat] = sector;
  finishAction(state);
}

/** Open level-A cards at one sector. */
function levelACardsAt(print: Print, state: State, sector: SectorIndex): number {
  let count = 0;
  for (let space = 0; space < state.display.length; space++) {
    const card = state.display[space]!;
    if (card !== none && print.cardSpaces[space]!.sector === sector && print.cards[card]!.level === levelA) count++;
  }
  return count;
}

/** VP-5.17, VP-5.29: whether taking this card costs a compensation. */
export function isCompensationDue(print: Print, state: State, card: CardIndex): boolean {
  if (print.cards[card]!.level === levelA) return false;
  for (let space = 0; space < state.display.length; space++) {
    const open = state.display[space]!;
    if (open !== none && print.cards[open]!.level === levelA) return true;
  }
  return false;
}

/** VP-5.17: the other sectors that may get the compensation; 0 alone stands for the supply. */
export function compensationSectors(print: Print, state: State, own: SectorIndex): readonly SectorIndex[] {
  let most = 0;
  let sectors: SectorIndex[] = [];
  for (let sector = 1; sector < print.sectorCount; sector++) {
    if (sector === own || state.sectorMoney[sector - 1]! >= print.components.tariffs.compensation) continue;
    const cards = levelACardsAt(print, state, sector);
    if (cards > most) sectors = [];
    if (cards > 0 && cards >= most) sectors.push(sector);
    most = Math.max(most, cards);
  }
  return sectors.length > 0 ? sectors : supply;
}

/** VP-5.15, VP-5.20: the ship is there, a card lies there, and its goods lie in the hold. */
export function canBuy(print: Print, state: State, seat: Seat, space: number, money: number): boolean {
  const card = state.display[space]!;
  const { sector, good, count } = print.cardSpaces[space]!;
  if (card === none || sector !== state.ships[seat] || state.hold[goodsCount * seat + good]! < count) return false;
  return money >= print.components.tariffs.compensation || !isCompensationDue(print, state, card);
}

export function canTradeOverseas(print: Print, state: State, seat: Seat, money: number): boolean {
  for (let space = 0; space < state.display.length; space++) if (canBuy(print, state, seat, space, money)) return true;
  return false;
}

export function addOverseasMoves(print: Print, state: State, seat: Seat, moves: Move[]): void {
  for (let space = 0; space < state.display.length; space++) {
    if (!canBuy(print, state, seat, space, state.money[seat]!)) continue;
    const isDue = isCompensationDue(print, state, state.display[space]!);
    const sectors = isDue ? compensationSectors(print, state, state.ships[seat]!) : supply;
    for (let i = 0; i < sectors.length; i++) moves.push(buyCard(space)(sectors[i]!));
  }
  if (moves.length === 0) moves.push(stop);
}

export function applyBuyCard(
  print: Print,
  state: State,
  seat: Seat,
  { space, compensate }: Extract<Move, { type: 'buyCard' }>,
  table: Table<Event>,
): void {
  const card = state.display[space]!;
  const { sector, good, count } = print.cardSpaces[space]!;
  const compensation = isCompensationDue(print, state, card) ? print.components.tariffs.compensation : 0;
  state.hold[goodsCount * seat + good]! -= count;
  state.money[seat]! -= compensation;
  if (compensate > 0) state.sectorMoney[compensate - 1]! += compensation;
  let found = 0;
  if (print.cards[card]!.level === levelA) {
    found = state.sectorMoney[sector - 1]!;
    state.money[seat]! += found;
    state.sectorMoney[sector - 1] = 0;
  }
  state.owned[seat]! |= achievementBit(card);
  state.display[space] = none;
  table.emit?.({
    type: 'cardBought',
    seat,
    card,
    space,
    sector,
    goods: [0, 1, 2].map((kind) => (kind === good ? count : 0)),
    found,
    compensation,
    compensated: compensate,
  });
  refill(print, state, space, table);
  finishAction(state);
}

/** VP-5.19 */
function refill(print: Print, state: State, space: number, table: Table<Event>): void {
  if (state.pile.length === 0) {
    table.emit?.({ type: 'cardSpaceLeftEmpty', space });
    return;
  }
  const card = drawTopLevel(print, state.pile, table.chance);
  state.display[space] = card;
  table.emit?.({ type: 'cardSpaceRefilled', space, card });
}

/** VP-1.5: the levels lie one on the other; within the top one any card may come. */
export function drawTopLevel(print: Print, pile: CardIndex[], chance: Chance): CardIndex {
  const { level } = print.cards[pile[0]!]!;
  let size = 1;
  while (size < pile.length && print.cards[pile[size]!]!.level === level) size++;
  return pile.splice(chance.below(size), 1)[0]!;
}
