// EC-1, EC-13.1, EC-14.8: what lies where when the game begins.
import { seat, type Table } from '@kontor/engine';
import type { Board } from './board.ts';
import { outerCityIds } from './components/components.ts';
import { book } from './money.ts';
import { refillDisplay } from './sailing-cards.ts';
import { type Event, inDeck, type Mask, notInPlay, type Options, onDisplay, type State, sources } from './state.ts';

const times = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** EC-13.1: two players have two colours each. */
export const colourCount = (seatCount: number): number => (seatCount === 2 ? 4 : seatCount);

export function citiesInPlay(board: Board, options: Options): Mask {
  let mask = (1 << board.innerCities) - 1;
  for (const [index, id] of outerCityIds.entries()) if (options[id]) mask |= 1 << (board.innerCities + index);
  return mask;
}

/** The table before anything is dealt or drawn: the first player's turn in round 1 of phase 1. */
export function emptyTable(board: Board, options: Options, seatCount: number): State {
  const { components, cities } = board;
  const colours = colourCount(seatCount);
  const inPlay = citiesInPlay(board, options);
  const hasPirate = (inPlay & (1 << board.islasCanarias)) !== 0;
  const handed = Array.from({ length: colours }, (_, colour) =>
    colour < seatCount ? components.perPhase.warehouses : components.perPhase.neutralWarehouses,
  );
  const state: State = {
    inPlay,
    phase: 1,
    round: 1,
    startPlayer: seat(0),
    active: seat(0),
    stage: 'beforeAction',
    lastRound: false,
    passes: 0,
    hasSpent: false,
    protection: 'none',
    hasHiredPirate: false,
    errand: 'none',
    errandFrom: -1,
    pirateCity: hasPirate ? board.islasCanarias : -1,
    pirateSpace: hasPirate ? components.pirate.space : 0,
    money: times(seatCount, 0),
    ledger: times(seatCount * sources.length, 0),
    warehouses: handed,
    warehouseSupply: handed.map((count) => components.pieces.warehouses - count),
    lost: times(colours, 0),
    fortresses: times(seatCount, components.perPhase.fortresses),
    fortressSupply: times(seatCount, components.pieces.fortresses - components.perPhase.fortresses),
    rows: times(cities.length * colours, 0),
    closed: times(cities.length * colours, 0),
    strongholds: times(cities.length * board.fortressSites, -1),
    ships: times(seatCount, notInPlay),
    spaces: times(seatCount, 0),
    cards: times(board.cardIds.length, inDeck),
    loans: times(seatCount * components.loans.length * 2, 0),
    loanPiles: components.loans.map(({ count }) => count),
    bonus: times(seatCount, -1),
  };
  for (let index = 0; index < seatCount; index++) book(state, seat(index), 'start', components.startMoney);
  return state;
}

export function setup(board: Board, options: Options, seatCount: number, table: Table<Event>): State {
  const state = emptyTable(board, options, seatCount);
  state.startPlayer = seat(options.startPlayer === 'drawn' ? table.chance.below(seatCount) : options.startPlayer);
  state.active = state.startPlayer;
  refillDisplay(board, state, { chance: table.chance });
  table.emit?.({
    type: 'gameBegan',
    startPlayer: state.startPlayer,
    display: [...state.cards.keys()].filter((card) => state.cards[card] === onDisplay),
  });
  table.emit?.({ type: 'turnBegan', seat: state.startPlayer, phase: 1, round: 1 });
  return state;
}
