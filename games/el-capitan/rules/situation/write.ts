// A state in words, complete: reading it gives the same state.

import { seat as toSeat } from '@kontor/engine';
import type { Board } from '../board.ts';
import { loanPlace } from '../loans.ts';
import { booked } from '../money.ts';
import { coloursOf, isNeutral, ownerOf, rowOf } from '../row.ts';
import { bank, type Colour, hand, notInPlay, onDiscards, onDisplay, type State, sources } from '../state.ts';

export function writeSituation(board: Board, state: State): object {
  const cityId = (city: number): string => board.cities[city]!.id;
  const cardsAt = (place: number) => board.cardIds.filter((_, card) => state.cards[card] === place);
  return {
    phase: state.phase,
    round: state.round,
    startPlayer: state.startPlayer,
    active: state.active,
    stage: state.stage,
    lastRound: state.lastRound,
    passes: state.passes,
    turn: {
      hasSpent: state.hasSpent,
      protection: state.protection,
      hasHiredPirate: state.hasHiredPirate,
      errand: state.errand === 'none' ? null : { by: state.errand, from: cityId(state.errandFrom) },
    },
    ...(state.pirateCity >= 0 && {
      pirate: { city: cityId(state.pirateCity), space: state.pirateSpace === 0 ? null : state.pirateSpace },
    }),
    cities: Object.fromEntries(
      [...board.cities.keys()]
        .filter((city) => state.inPlay & (1 << city))
        .map((city) => [cityId(city), writeCity(board, state, city)]),
    ),
    players: state.money.map((_, index) => writePlayer(board, state, index)),
    display: cardsAt(onDisplay),
    discards: cardsAt(onDiscards),
  };
}

function writeCity(board: Board, state: State, city: number): object {
  const colours = coloursOf(state);
  const owner = (colour: Colour) => (isNeutral(state, colour) ? `n${ownerOf(state, colour)}` : colour);
  const pieces = (count: (colour: Colour) => number) =>
    Array.from({ length: colours }, (_, colour) => Array.from({ length: count(colour) }, () => owner(colour))).flat();
  const row = rowOf(board, state, city).map((colour) => (colour === null ? null : owner(colour)));
  const first = city * board.fortressSites;
  return {
    row: row.slice(0, 1 + row.findLastIndex((house) => house !== null)),
    closed: pieces((colour) => state.closed[city * colours + colour]!),
    ...(city === board.porto && { lost: pieces((colour) => state.lost[colour]!) }),
    fortresses: state.strongholds.slice(first, first + board.fortressSites).filter((holder) => holder >= 0),
  };
}

function writePlayer(board: Board, state: State, index: number): object {
  const seat = toSeat(index);
  const at = state.ships[index]!;
  const space = state.spaces[index]!;
  const loans = board.components.loans.flatMap(({ amount }, loan) => [
    [`${amount}`, state.loans[loanPlace(board, seat, loan, false)]!] as const,
    [`${amount} extended`, state.loans[loanPlace(board, seat, loan, true)]!] as const,
  ]);
  return {
    money: state.money[index],
    ledger: Object.fromEntries(sources.map((source) => [source, booked(state, seat, source)])),
    warehouses: state.warehouses[index],
    ...(state.money.length < coloursOf(state) && { neutralWarehouses: state.warehouses[index + state.money.length] }),
    fortresses: state.fortresses[index],
    ship: at === notInPlay ? null : at === bank ? 'bank' : { city: board.cities[at]!.id, space: space === 0 ? null : space },
    cards: board.cardIds.filter((_, card) => state.cards[card] === hand(index)),
    loans: Object.fromEntries(loans.filter(([, count]) => count > 0)),
    bonus: state.bonus[index]! < 0 ? null : state.bonus[index]! + 1,
  };
}
