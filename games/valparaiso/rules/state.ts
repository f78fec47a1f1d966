// What a match of Valparaíso consists of, and the words in which it is played.
// Tables by seat are flat: the entry of seat s, kind k of n lies at s * n + k, so that a state is cheap to copy.
import type { BySeat, Seat } from '@kontor/engine';
import type { Colour, Components } from './components/types.ts';

/** Index into the components' goods: silver, copper, wheat. */
export type Good = number;
/** How many of each good: silver, copper, wheat. */
export type GoodsCount = readonly number[];
/** Index into the board's places. */
export type PlaceIndex = number;
/** Index into the building spaces of the board, place after place. */
export type SpaceIndex = number;
/** 0 to 7: an action card; from 8 on: the achievement cards in the order of the edition. */
export type CardIndex = number;
/** 0: the home sector; from 1 on: the outer ones. */
export type SectorIndex = number;

/** Stands for 'nobody', 'no card', 'no village' in tables of numbers. */
export const none = -1;

export const goodsCount = 3;
export const actionCardCount = 8;

export const phases = [
  'takingGoods',
  'placingMerchants',
  'planning',
  'firstGood',
  'usingCards',
  'income',
  'cashing',
  'homecoming',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** Where victory points come from. The last two are scored when the game is over, all others on the track. */
export const sources = ['trade', 'hold', 'buildings', 'lastHouse', 'cardActions', 'cashedCards', 'ownedCards', 'money'] as const;
export type Source = (typeof sources)[number];

/** Which half of a card is used, or neither (VP-4.4, VP-4.5). */
export const sides = ['main', 'alternative', 'nothing'] as const;
export type Side = (typeof sides)[number];

export const stores = ['warehouse', 'hold'] as const;
export type Store = (typeof stores)[number];

/** What has been begun and waits for its player. */
export type Frame =
  /** VP-5.1: the hold as it was, now unloaded; the goods before `next` are stowed again. */
  | { readonly type: 'transfer'; readonly before: GoodsCount; next: Good }
  | { readonly type: 'exchange'; readonly card: CardIndex; readonly side: Side; left: number; done: number }
  | { readonly type: 'build'; readonly card: CardIndex; readonly side: Side }
  /** `moved` counts, by place, the merchants that have moved already. */
  | { readonly type: 'moveMerchants'; readonly card: CardIndex; readonly side: Side; readonly moved: number[] }
  | { readonly type: 'river'; readonly moved: number[] }
  /** `toVisit` has a bit for every market that is still to be gone through; `village` is the market being traded in. */
  | { readonly type: 'trade'; toVisit: number; village: number; trades: number }
  | { readonly type: 'moveShip' }
  | { readonly type: 'overseas' }
  | { readonly type: 'endTurn' }
  /** VP-7.3: a residence whose income is of choice. */
  | { readonly type: 'income'; readonly space: SpaceIndex };

export interface State {
  phase: Phase;
  round: number;
  startPlayer: Seat;
  /** Who is asked, in every phase but planning. */
  turn: Seat;
  frame: Frame | null;
  /** VP-3.5 is played. */
  readonly race: boolean;
  readonly colours: BySeat<number>;
  /** Planning: a bit for each seat that has finished, and the one that was first in the race. */
  finished: number;
  firstFinisher: Seat | typeof none;
  /** Planning: a bit for each seat that sold goods over a plan and may pick it up again (VP-3.7). */
  mayPickUp: number;
  /** By seat: the mayor's slot, then slots 1 to 5. */
  plans: CardIndex[];
  money: BySeat<number>;
  /** By seat and good. */
  warehouse: number[];
  hold: number[];
  /** By seat and place. */
  merchants: number[];
  /** On the repository board; until VP-1.8 the kept one too. */
  unhired: BySeat<number>;
  unbuilt: BySeat<number>;
  /** By building space: whose house. */
  houses: (Seat | typeof none)[];
  /** Market tiles from the lowest up: market after market, then the reserve. */
  tiles: number[];
  ships: BySeat<SectorIndex>;
  /** Pesos by outer sector. */
  sectorMoney: number[];
  /** By card space, three at a sector. */
  display: CardIndex[];
  /** The draw pile without an order: sorted, so the top level comes first. */
  pile: CardIndex[];
  /** A bit for each achievement card. */
  owned: BySeat<number>;
  removed: number;
  /** By seat and source. */
  points: number[];
}

/** A state without others' plans before the reveal (VP-1.12). */
export interface View extends Omit<State, 'plans' | 'mayPickUp'> {
  readonly viewer: Seat | 'spectator';
  plans: BySeat<CardIndex[] | null>;
  /** Of the viewer alone. */
  mayPickUp: boolean;
}

export interface Options {
  readonly race: boolean;
  readonly startPlayer: 'drawn' | number;
  readonly colours: readonly Colour[];
}

export type Move =
  | { readonly type: 'takeGoods'; readonly goods: GoodsCount }
  | { readonly type: 'placeMerchant'; readonly place: PlaceIndex }
  | { readonly type: 'giveUp'; readonly good: Good; readonly from: Store }
  | { readonly type: 'layCard'; readonly card: CardIndex }
  | { readonly type: 'layMayorCard'; readonly card: CardIndex }
  | { readonly type: 'pickUpPlan' }
  | { readonly type: 'finishPlan' }
  | { readonly type: 'timeIsUp' }
  | { readonly type: 'takeFirstGood'; readonly good: Good }
  /** Slot 0 is the mayor's. */
  | { readonly type: 'useCard'; readonly slot: number; readonly side: Side }
  | { readonly type: 'stow'; readonly good: Good; readonly amount: number }
  | { readonly type: 'exchange'; readonly pay: GoodsCount; readonly gain: GoodsCount }
  | { readonly type: 'build'; readonly space: SpaceIndex; readonly pay: GoodsCount }
  | { readonly type: 'hire'; readonly pay: GoodsCount }
  /** `tolls` names the owners of the customs houses on the way, one entry a house. */
  | {
      readonly type: 'moveMerchant';
      readonly from: PlaceIndex;
      readonly to: PlaceIndex;
      readonly cost: number;
      readonly tolls: readonly number[];
    }
  | { readonly type: 'sailRiver'; readonly from: PlaceIndex; readonly to: PlaceIndex }
  | { readonly type: 'visitVillage'; readonly place: PlaceIndex }
  | { readonly type: 'trade'; readonly pay: GoodsCount; readonly gain: GoodsCount }
  | { readonly type: 'leaveVillage' }
  | { readonly type: 'sail'; readonly sector: SectorIndex }
  /** `compensate`: the sector that gets a compensation, or 0 where none is due or it goes to the supply. */
  | { readonly type: 'buyCard'; readonly space: number; readonly compensate: SectorIndex }
  | { readonly type: 'stop' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'takeIncome'; readonly gain: GoodsCount }
  | { readonly type: 'cashCard'; readonly card: CardIndex }
  | { readonly type: 'keepCards' }
  | { readonly type: 'sendHome'; readonly place: PlaceIndex }
  | { readonly type: 'stay' };

/** A payment from one player to another. */
export interface Toll {
  readonly to: Seat;
  readonly pesos: number;
}

export const endings = ['victoryPoints', 'emptyCardSpace', 'lastRound'] as const;
export type Ending = (typeof endings)[number];

export type Event =
  | { readonly type: 'startPlayerDrawn'; readonly seat: Seat }
  | { readonly type: 'goodsTaken'; readonly seat: Seat; readonly goods: GoodsCount }
  | { readonly type: 'merchantPlaced'; readonly seat: Seat; readonly place: PlaceIndex }
  | { readonly type: 'roundBegan'; readonly round: number; readonly startPlayer: Seat }
  | { readonly type: 'goodGivenUp'; readonly seat: Seat; readonly good: Good; readonly from: Store; readonly pesos: number }
  | { readonly type: 'cardLaid'; readonly seat: Seat; readonly card: CardIndex; readonly slot: number }
  | { readonly type: 'planPickedUp'; readonly seat: Seat }
  | { readonly type: 'planFinished'; readonly seat: Seat; readonly isFirst: boolean }
  | { readonly type: 'timeRanOut'; readonly unfinished: readonly Seat[] }
  | { readonly type: 'plansRevealed'; readonly plans: BySeat<readonly CardIndex[]> }
  | { readonly type: 'mayorPaid'; readonly seat: Seat; readonly pesos: number }
  | { readonly type: 'firstGoodTaken'; readonly seat: Seat; readonly good: Good }
  | {
      readonly type: 'cardUsed';
      readonly seat: Seat;
      readonly card: CardIndex;
      readonly slot: number;
      readonly side: Side;
      readonly surcharge: number;
    }
  | { readonly type: 'goodsTransferred'; readonly seat: Seat; readonly before: GoodsCount; readonly after: GoodsCount }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly card: CardIndex;
      readonly side: Side;
      readonly pay: GoodsCount;
      readonly pesosPaid: number;
      readonly gain: GoodsCount;
      readonly pesosGained: number;
      readonly victoryPoints: number;
    }
  | { readonly type: 'merchantHired'; readonly seat: Seat; readonly pay: GoodsCount; readonly pesos: number }
  | {
      readonly type: 'houseBuilt';
      readonly seat: Seat;
      readonly space: SpaceIndex;
      readonly place: PlaceIndex;
      readonly pay: GoodsCount;
      readonly pesos: number;
      readonly victoryPoints: number;
    }
  | {
      readonly type: 'merchantMoved';
      readonly seat: Seat;
      readonly route: readonly PlaceIndex[];
      readonly pesos: number;
      readonly tolls: readonly Toll[];
    }
  | { readonly type: 'merchantSailed'; readonly seat: Seat; readonly from: PlaceIndex; readonly to: PlaceIndex }
  | { readonly type: 'tradeFeePaid'; readonly seat: Seat; readonly pesos: number }
  | { readonly type: 'villageVisited'; readonly seat: Seat; readonly place: PlaceIndex }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly place: PlaceIndex;
      readonly tile: number;
      readonly fees: readonly Toll[];
      readonly pay: GoodsCount;
      readonly pesosPaid: number;
      readonly gain: GoodsCount;
      readonly pesosGained: number;
      readonly victoryPoints: number;
    }
  | { readonly type: 'marketMoved'; readonly place: PlaceIndex; readonly out: number; readonly in: number }
  | { readonly type: 'shipMoved'; readonly seat: Seat; readonly from: SectorIndex; readonly to: SectorIndex }
  | {
      readonly type: 'cardBought';
      readonly seat: Seat;
      readonly card: CardIndex;
      readonly space: number;
      readonly sector: SectorIndex;
      readonly goods: GoodsCount;
      readonly found: number;
      readonly compensation: number;
      readonly compensated: SectorIndex;
    }
  | { readonly type: 'cardSpaceRefilled'; readonly space: number; readonly card: CardIndex }
  | { readonly type: 'cardSpaceLeftEmpty'; readonly space: number }
  | { readonly type: 'pointsScored'; readonly seat: Seat; readonly source: Source; readonly points: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'roundEnded'; readonly round: number }
  | {
      readonly type: 'incomeReceived';
      readonly seat: Seat;
      readonly space: SpaceIndex;
      readonly gain: GoodsCount;
      readonly pesos: number;
    }
  | { readonly type: 'majorityPaid'; readonly seat: Seat; readonly rank: number; readonly pesos: number }
  | { readonly type: 'cardCashed'; readonly seat: Seat; readonly card: CardIndex; readonly victoryPoints: number }
  | { readonly type: 'cardsKept'; readonly seat: Seat }
  | { readonly type: 'merchantSentHome'; readonly seat: Seat; readonly place: PlaceIndex }
  | { readonly type: 'merchantsStayed'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly by: readonly Ending[] }
  | {
      readonly type: 'seatScored';
      readonly seat: Seat;
      readonly goods: GoodsCount;
      readonly pesosForGoods: number;
      readonly fromMoney: number;
      readonly fromCards: number;
      readonly pesosLeft: number;
    };

export interface ValparaisoTypes {
  Components: Components;
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
}

export function cloneState(state: State): State {
  return {
    phase: state.phase,
    round: state.round,
    startPlayer: state.startPlayer,
    turn: state.turn,
    frame: state.frame === null ? null : cloneFrame(state.frame),
    race: state.race,
    colours: state.colours,
    finished: state.finished,
    firstFinisher: state.firstFinisher,
    mayPickUp: state.mayPickUp,
    plans: state.plans.slice(),
    money: state.money.slice(),
    warehouse: state.warehouse.slice(),
    hold: state.hold.slice(),
    merchants: state.merchants.slice(),
    unhired: state.unhired.slice(),
    unbuilt: state.unbuilt.slice(),
    houses: state.houses.slice(),
    tiles: state.tiles.slice(),
    ships: state.ships.slice(),
    sectorMoney: state.sectorMoney.slice(),
    display: state.display.slice(),
    pile: state.pile.slice(),
    owned: state.owned.slice(),
    removed: state.removed,
    points: state.points.slice(),
  };
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.type) {
    case 'moveMerchants':
      return { type: frame.type, card: frame.card, side: frame.side, moved: frame.moved.slice() };
    case 'river':
      return { type: frame.type, moved: frame.moved.slice() };
    case 'transfer':
      return { type: frame.type, before: frame.before, next: frame.next };
    case 'trade':
      return { type: frame.type, toVisit: frame.toVisit, village: frame.village, trades: frame.trades };
    case 'exchange':
      return { type: frame.type, card: frame.card, side: frame.side, left: frame.left, done: frame.done };
    default:
      // The other frames never change once they are there.
      return frame;
  }
}
