// VP-7: income, majority, cashing one card each, and whether the game is over.
import { leftOf, type Seat, type Table, seat as toSeat } from '@kontor/engine';
import { achievementBit, gainGoods, interned, pointsOf, score } from './holdings.ts';
import { beginHomecoming } from './nextRound.ts';
import type { Print } from './print.ts';
import { scoreGame } from './scoring.ts';
import {
  actionCardCount,
  type Ending,
  type Event,
  type GoodsCount,
  type Move,
  none,
  type SpaceIndex,
  type State,
} from './state.ts';

const cashCard = interned((card): Move => ({ type: 'cashCard', card }));
const keepCards: Move = { type: 'keepCards' };

export function beginRoundEnd(print: Print, state: State, table: Table<Event>): void {
  table.emit?.({ type: 'roundEnded', round: state.round });
  state.phase = 'income';
  state.turn = state.startPlayer;
  payIncome(print, state, 0, table);
}

/** VP-7.1, VP-7.3: in turn order, residence after residence, from space number `from` of the seat in turn. */
function payIncome(print: Print, state: State, from: number, table: Table<Event>): void {
  const residences = print.spacesAt[print.city]!;
  let first = from;
  do {
    for (let i = first; i < residences.length; i++) {
      const space = residences[i]!;
      if (state.houses[space] !== state.turn) continue;
      const { options } = print.spaces[space]!.income;
      if (options.length > 1) {
        state.frame = { type: 'income', space };
        return;
      }
      receive(print, state, space, options[0]!.gain, table);
    }
    first = 0;
    state.turn = leftOf(state.turn, print.seatCount);
  } while (state.turn !== state.startPlayer);
  payMajority(print, state, table);
  state.phase = 'cashing';
  askNextToCash(print, state, table);
}

function receive(print: Print, state: State, space: SpaceIndex, gain: GoodsCount, table: Table<Event>): void {
  const seat = state.turn;
  const { pesos } = print.spaces[space]!.income;
  gainGoods(state, seat, gain);
  state.money[seat]! += pesos;
  table.emit?.({ type: 'incomeReceived', seat, space, gain, pesos });
}

export function addIncomeMoves(print: Print, state: State, moves: Move[]): void {
  if (state.frame?.type !== 'income') return;
  for (const { gain } of print.spaces[state.frame.space]!.income.options) moves.push({ type: 'takeIncome', gain });
}

export function applyTakeIncome(print: Print, state: State, gain: GoodsCount, table: Table<Event>): void {
  if (state.frame?.type !== 'income') return;
  const { space } = state.frame;
  state.frame = null;
  receive(print, state, space, gain, table);
  payIncome(print, state, print.spacesAt[print.city]!.indexOf(space) + 1, table);
}

/** VP-7.2, VP-7.7, VP-7.8: the seats with residences, by number, then by the latest house. */
export function residenceRanking(print: Print, state: State): { seat: Seat; houses: number; latest: number }[] {
  const residences = print.spacesAt[print.city]!;
  const ranking: { seat: Seat; houses: number; latest: number }[] = [];
  for (let seat = 0; seat < print.seatCount; seat++) {
    let houses = 0;
    let latest = 0;
    for (let i = 0; i < residences.length; i++) {
      if (state.houses[residences[i]!] !== seat) continue;
      houses++;
      latest = i;
    }
    if (houses > 0) ranking.push({ seat: toSeat(seat), houses, latest });
  }
  return ranking.sort((a, b) => b.houses - a.houses || b.latest - a.latest);
}

function payMajority(print: Print, state: State, table: Table<Event>): void {
  const { majority } = print.components.tariffs;
  const ranking = residenceRanking(print, state);
  for (let rank = 0; rank < majority.length && rank < ranking.length; rank++) {
    const { seat } = ranking[rank]!;
    const pesos = majority[rank]!;
    state.money[seat]! += pesos;
    table.emit?.({ type: 'majorityPaid', seat, rank: rank + 1, pesos });
  }
}

/** VP-7.4: goes on to the next player with a card to cash; `state.turn` comes back to the start player at the end. */
function askNextToCash(print: Print, state: State, table: Table<Event>): void {
  do {
    if (state.owned[state.turn] !== 0) return;
    state.turn = leftOf(state.turn, print.seatCount);
  } while (state.turn !== state.startPlayer);
  checkEnd(print, state, table);
}

export function addCashMoves(print: Print, state: State, seat: Seat, moves: Move[]): void {
  for (let card = actionCardCount; card < print.cards.length; card++) {
    if ((state.owned[seat]! & achievementBit(card)) !== 0) moves.push(cashCard(card));
  }
  moves.push(keepCards);
}

export function applyCashing(print: Print, state: State, seat: Seat, move: Move, table: Table<Event>): void {
  if (move.type === 'cashCard') {
    const { victoryPoints } = print.cards[move.card]!;
    state.owned[seat]! &= ~achievementBit(move.card);
    state.removed |= achievementBit(move.card);
    table.emit?.({ type: 'cardCashed', seat, card: move.card, victoryPoints });
    score(state, seat, 'cashedCards', victoryPoints, table);
  } else table.emit?.({ type: 'cardsKept', seat });
  state.turn = leftOf(seat, print.seatCount);
  if (state.turn === state.startPlayer) checkEnd(print, state, table);
  else askNextToCash(print, state, table);
}

/** VP-7.5, VP-7.9: which ends have come. */
export function endingsOf(print: Print, state: State): Ending[] {
  const { victoryPoints, lastRound } = print.components.end;
  const by: Ending[] = [];
  for (let seat = 0; seat < print.seatCount; seat++) {
    if (pointsOf(state, toSeat(seat)) < victoryPoints) continue;
    by.push('victoryPoints');
    break;
  }
  if (state.display.includes(none)) by.push('emptyCardSpace');
  if (state.round >= lastRound) by.push('lastRound');
  return by;
}

/** VP-7.5, VP-9.5 */
function checkEnd(print: Print, state: State, table: Table<Event>): void {
  const by = endingsOf(print, state);
  if (by.length === 0) {
    beginHomecoming(print, state, table);
    return;
  }
  state.phase = 'over';
  table.emit?.({ type: 'gameEnded', by });
  scoreGame(print, state, table);
}
