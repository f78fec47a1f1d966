// What one language says: every phrase there is, so that a missing one is a type error. The logic that fills them in is elsewhere.
import type { Language, PluralForms } from '@kontor/table';
import type { Phase } from '../../rules/index.ts';
import type { LessonPhrases } from './lesson-phrases.ts';
import type { ExtensionId, GoodId, LocationId, RefusalReason, RoleId } from './names.ts';
import type { OriginNote } from './notes.ts';

/** A place as a name, as where something is, and as where something goes. */
export interface PlaceWords {
  readonly name: string;
  readonly at: string;
  readonly to: string;
}

export interface Terms {
  readonly goods: Readonly<Record<GoodId, { readonly name: string; readonly forms: PluralForms }>>;
  readonly coin: string;
  readonly coins: PluralForms;
  readonly points: PluralForms;
  readonly tiles: PluralForms;
  readonly carts: PluralForms;
  readonly houses: PluralForms;
  readonly boats: PluralForms;
  readonly orders: PluralForms;
  readonly locations: Readonly<Record<LocationId, PlaceWords>>;
  readonly roles: Readonly<Record<RoleId, string>>;
  readonly extensions: Readonly<Record<ExtensionId, string>> & Readonly<Record<string, string | undefined>>;
  readonly wild: PlaceWords;
  readonly movement: (space: number) => PlaceWords;
  readonly roleTile: PlaceWords;
  readonly extensionTile: (name: string) => PlaceWords;
  /** A row by its number in its depot, such as 'row 2 of the left depot'. */
  readonly row: (number: number, isLeft: boolean) => string;
  readonly house: (good: string) => string;
  readonly boat: (good: string) => string;
  readonly order: (points: string) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  /** Joins the goods of a choice: 'ore or stone'. */
  readonly or: string;
}

export interface Conditions {
  readonly orders: (count: number) => string;
  readonly ordersAsking: (count: number, goods: string) => string;
  readonly boats: (count: number) => string;
  readonly houses: (count: number) => string;
  readonly storedTiles: (count: number) => string;
  readonly storedKinds: (count: number) => string;
  readonly stored: (tiles: string) => string;
  readonly rows: (count: number) => string;
  readonly rowsWithoutCorn: (count: number) => string;
  readonly firstRow: string;
  readonly firstOrder: string;
  readonly firstHouse: string;
  readonly firstRowOf: (good: string) => string;
  readonly owned: (tiles: string) => string;
  readonly most: (good: string) => string;
}

export interface Facts {
  readonly price: string;
  readonly coins: string;
  readonly steps: number;
  readonly away: number;
  readonly limit: number;
  readonly corn: string;
  readonly location: PlaceWords;
  readonly good: string;
  readonly phase: string;
}

export interface Asking {
  readonly prompts: {
    readonly chooseRole: string;
    readonly confirmRole: (role: string) => string;
    readonly keepMission: string;
    readonly passMission: (toOpponent: boolean) => string;
    readonly confirmMissions: string;
    readonly chooseMission: string;
    readonly returnTiles: string;
    readonly exchangeTile: string;
    readonly replaceTile: (good: string) => string;
    readonly plan: (left: number) => string;
    readonly planned: string;
    readonly putFigure: string;
    readonly act: (at: string, canMove: boolean) => string;
    readonly moved: (at: string, canMove: boolean) => string;
    readonly actHere: (at: string) => string;
    readonly placeCorn: string;
    readonly endTurn: (canMove: boolean) => string;
    readonly repeat: (canMove: boolean) => string;
    readonly storeLate: string;
  };
  readonly moves: {
    readonly chooseRole: (role: string) => string;
    readonly keepMission: (mission: string) => string;
    readonly passMission: (mission: string, toOpponent: boolean) => string;
    readonly returnItem: (item: string, place: string) => string;
    readonly exchangeTile: (good: string) => string;
    readonly skipExchange: string;
    readonly drawTile: string;
    readonly takeTile: (good: string) => string;
    readonly place: (item: string, to: string) => string;
    readonly done: string;
    readonly doneReturning: string;
    readonly donePlanning: string;
    readonly doneStoring: string;
    readonly putFigure: (to: string) => string;
    readonly travel: (to: string) => string;
    readonly byStartingCart: string;
    readonly byCart: (paid: string) => string;
    readonly buildBoat: (boat: string) => string;
    readonly buildHouse: (house: string) => string;
    readonly buildRoad: (gives: string) => string;
    readonly noCard: string;
    readonly store: (good: string) => string;
    readonly sell: (good: string, coins: string) => string;
    readonly deliver: (good: string) => string;
    readonly takeOrder: (order: string) => string;
    readonly buyExtension: (name: string, coins: string) => string;
    readonly buyCart: (to: string) => string;
    readonly placeCorn: (row: string) => string;
    readonly holdCorn: string;
    readonly storeCorn: (row: string) => string;
    readonly storeLate: (good: string) => string;
    readonly pass: string;
    readonly endTurn: string;
    readonly withWild: string;
  };
  readonly groups: Readonly<
    Record<
      'place' | 'return' | 'travel' | 'produce' | 'build' | 'store' | 'sell' | 'deliver' | 'order' | 'extension' | 'cart',
      string
    >
  >;
  readonly refusals: Readonly<Record<RefusalReason, string | ((facts: Facts) => string)>>;
}

export interface Log {
  readonly tableLaid: (ring: string, who: string, orders: number) => string;
  readonly roleDrawn: (who: string, role: string) => string;
  readonly roleChosen: (who: string, role: string) => string;
  readonly kitTaken: (who: string, what: string) => string;
  readonly missionsDealt: (who: string, count: number, missions: string) => string;
  readonly missionsReceived: (who: string, count: number, missions: string) => string;
  readonly missionKept: (who: string, mission: string) => string;
  readonly missionPassed: (who: string, mission: string) => string;
  readonly missionDropped: (who: string, mission: string) => string;
  readonly missionFulfilled: (who: string, mission: string, points: string) => string;
  readonly roundBegan: (round: number, who: string, isLast: boolean) => string;
  readonly itemReturned: (who: string, item: string, place: string) => string;
  readonly itemPlaced: (who: string, item: string, at: string) => string;
  readonly gotReady: (who: string) => string;
  readonly returnsShown: (lists: string) => string;
  readonly plansShown: (lists: string) => string;
  readonly nothing: string;
  readonly bagRefilled: (who: string, tiles: string) => string;
  readonly tilesDrawn: (who: string, tiles: string) => string;
  readonly nothingDrawn: (who: string) => string;
  readonly tileExchanged: (who: string, tile: string) => string;
  readonly tileTaken: (who: string, tile: string) => string;
  readonly exchangeSkipped: (who: string) => string;
  readonly figurePut: (who: string, at: string) => string;
  readonly travelled: (who: string, to: string, how: 'starting' | 'cart' | 'foot', paid: string) => string;
  readonly used: (who: string, what: string, wild: boolean) => string;
  readonly produced: (who: string, tile: string, at: string) => string;
  readonly producedNothing: (who: string, good: string) => string;
  readonly boatBuilt: (who: string, boat: string, gained: string) => string;
  readonly houseBuilt: (who: string, house: string) => string;
  readonly noCardLeft: Readonly<Record<'boats' | 'houses' | 'orders', (who: string) => string>>;
  readonly roadBuilt: (who: string, step: number, gives: 'planning' | 'corn') => string;
  readonly stored: (who: string, tile: string, row: string, from: 'village' | 'wild' | 'road' | 'shed' | 'bag') => string;
  readonly rowFilled: (who: string, row: string, points: string, isFirst: boolean) => string;
  readonly cornReceived: (who: string, corn: string) => string;
  readonly cornHeld: (who: string, held: number) => string;
  readonly cornForgone: (who: string) => string;
  readonly sold: (who: string, tile: string, coins: string) => string;
  readonly orderTaken: (who: string, order: string, coins: string) => string;
  readonly delivered: (who: string, tile: string) => string;
  readonly orderFinished: (who: string, points: string) => string;
  readonly extensionBought: (who: string, name: string, coins: string) => string;
  readonly cartBought: (who: string, coins: string) => string;
  readonly turnEnded: (who: string) => string;
  readonly passed: (who: string, forced: boolean) => string;
  readonly endByLocation: (location: PlaceWords, round: number) => string;
  readonly endByTrack: (round: number) => string;
  readonly extensionRemoved: (name: string) => string;
  readonly extensionsSlid: string;
  readonly extensionRevealed: (name: string, space: number) => string;
  readonly lateStorageEnded: (who: string, left: string) => string;
  readonly gameEnded: (rounds: number) => string;
}

export interface Labels {
  readonly planningSpaces: string;
  readonly bag: string;
  readonly container: string;
  readonly coins: string;
  readonly warehouse: string;
  readonly movement: string;
  readonly startingCart: string;
  readonly road: string;
  readonly order: string;
  readonly orders: string;
  readonly houses: string;
  readonly boats: string;
  readonly carts: string;
  readonly missions: string;
  readonly role: string;
  readonly extensions: string;
  readonly track: string;
  readonly pile: string;
  readonly empty: string;
  readonly notYet: string;
  readonly round: (round: number) => string;
  readonly lastRound: string;
  readonly startPlayer: string;
  readonly passed: string;
  readonly planned: string;
  readonly fulfilled: string;
  readonly secretMissions: (count: number) => string;
  readonly lateTiles: string;
  readonly finished: string;
  readonly offBoard: string;
  readonly chooseFromHand: string;
}

export interface About {
  readonly labels: Labels;
  readonly actions: {
    readonly any: (bill: string) => string;
    readonly boat: string;
    readonly house: string;
    readonly road: string;
    readonly store: string;
    readonly sell: string;
    readonly buyExtension: string;
    readonly order: string;
    readonly deliver: (corn: string) => string;
    readonly cart: string;
  };
  readonly explain: {
    readonly here: (names: string) => string;
    readonly away: (steps: number) => string;
    readonly left: (what: string) => string;
    readonly endsWhenGone: string;
    readonly liesAt: (at: string) => string;
    readonly liesInMiddle: string;
    readonly value: (points: string) => string;
    readonly noValue: string;
    readonly price: (coins: string) => string;
    readonly noPrice: string;
    readonly youOwn: (tiles: string) => string;
    readonly food: string;
    readonly corn: string;
    readonly coins: string;
    readonly youHave: (coins: string) => string;
    readonly has: (who: string, coins: string) => string;
    readonly carts: (left: string, steps: number, limit: number) => string;
    readonly cartReady: string;
    readonly cartUsed: string;
    readonly cartAbsent: string;
    readonly startingCart: (steps: number) => string;
    readonly house: (points: string, good: string) => string;
    readonly houseNow: (points: string) => string;
    readonly boat: (points: string, tile: string) => string;
    readonly boatExhausted: string;
    readonly orderAsks: (tiles: string) => string;
    readonly orderPays: (points: string, corn: string) => string;
    readonly orderMissing: (tiles: string) => string;
    readonly ownedBy: (who: string) => string;
    readonly freeCard: (at: string) => string;
    readonly extensionPrice: (price: string, extra: string, total: string) => string;
    readonly extensionCategory: (category: string) => string;
    readonly effectAt: (place: string, bill: string) => string;
    readonly wildSpace: string;
    readonly paidTravel: string;
    readonly exchange: string;
    readonly moreSpaces: (count: number, at: string) => string;
    readonly lateStorage: (tiles: string) => string;
    readonly cornShed: (corn: string) => string;
    readonly shedHolds: (corn: string) => string;
    readonly trackSpace: (space: number) => string;
    readonly trackExtra: (coins: string) => string;
    readonly trackHint: string;
    readonly pile: (count: number) => string;
    readonly pileOf: (list: string) => string;
    readonly roundHint: string;
    readonly lastRoundHint: (round: number) => string;
    readonly startPlayer: (who: string) => string;
    readonly planning: (usable: number, all: number) => string;
    readonly planningNext: string;
    readonly bagHolds: (tiles: string) => string;
    readonly bagEmpty: string;
    readonly containerHolds: (tiles: string) => string;
    readonly containerEmpty: string;
    readonly containerHint: string;
    readonly othersSize: (tiles: string) => string;
    readonly nextDraw: (tiles: string, refills: boolean) => string;
    readonly odds: (good: string, chance: string, expected: string) => string;
    readonly noDraw: string;
    readonly takes: (goods: string) => string;
    readonly spaces: (used: number, all: number) => string;
    readonly liesHere: (tiles: string) => string;
    readonly movement: (steps: number, cartSteps: number) => string;
    readonly row: (spaces: number, points: string) => string;
    readonly rowOf: (good: string, count: number) => string;
    readonly rowEmpty: string;
    readonly rowCorn: (corn: string) => string;
    readonly rowFull: string;
    readonly road: (step: number, all: number, bill: string) => string;
    readonly roadNext: Readonly<Record<'planning' | 'corn', string>>;
    readonly roadDone: string;
    readonly roleStart: (what: string) => string;
    readonly roleFree: string;
    readonly mission: (points: string) => string;
    readonly missionFulfilled: string;
    readonly missionStatus: Readonly<Record<'inHand' | 'kept' | 'toOpponent' | 'passedLeft' | 'passedRight' | 'dropped', string>>;
  };
  readonly overview: {
    readonly stage: (round: number, phase: string) => string;
    readonly ring: (list: string) => string;
    readonly stock: (location: string, list: string) => string;
    readonly middle: (food: string) => string;
    readonly track: (list: string) => string;
    readonly pile: (count: number) => string;
    readonly you: string;
    readonly player: (who: string, role: string, coins: string) => string;
    readonly figure: (at: string) => string;
    readonly noFigure: string;
    readonly noRole: string;
    readonly planning: (tiles: string) => string;
    readonly placed: (list: string) => string;
    readonly sizes: (bag: string, container: string) => string;
    readonly bag: (tiles: string) => string;
    readonly container: (tiles: string) => string;
    readonly warehouse: (list: string) => string;
    readonly owns: (list: string) => string;
    readonly roadSteps: (steps: number) => string;
    readonly missions: (list: string) => string;
    readonly nothing: string;
  };
  readonly sources: Readonly<Record<'boats' | 'houses' | 'house-bonus' | 'orders' | 'rows' | 'missions', string>>;
  readonly tilesOf: (good: string) => string;
  readonly options: Readonly<Record<'draftRoles' | 'missions', { readonly label: string; readonly hint: string }>>;
  readonly tieBreak: string;
  readonly series: Readonly<Record<'tiles' | 'coins' | 'stored' | 'road', string>>;
}

/** The dry run of a plan. What stands on the desk is short and begins small; what explains it is sentences. */
export interface DryRunPhrases {
  readonly title: string;
  readonly tooFar: string;
  readonly lacks: string;
  readonly idle: string;
  readonly full: string;
  readonly nothingLaid: string;
  readonly nothingWhole: string;
  readonly all: (count: number) => string;
  readonly some: (reached: number, all: number) => string;
  readonly someMissing: (reached: number, all: number, missing: number) => string;
  readonly someAtLeast: (reached: number, all: number) => string;
  readonly about: string;
  readonly aboutRisks: string;
  readonly route: (places: string) => string;
  readonly missing: (food: string) => string;
  readonly unsure: string;
  readonly spare: (count: number) => string;
  readonly offer: (at: string, what: string) => string;
  readonly anOrder: string;
  readonly aCart: string;
  readonly extension: (name: string, coins: string) => string;
  readonly stop: (number: number, all: number) => string;
  readonly gives: (what: string) => string;
  readonly unreached: string;
  readonly unreachedMaybe: string;
  readonly lying: (tiles: string) => string;
  readonly needs: (ways: string) => string;
  readonly noRoom: string;
  readonly wildIdle: string;
  readonly gains: {
    readonly nothing: string;
    readonly among: (tiles: string, goods: string) => string;
    readonly boat: string;
    readonly house: string;
    readonly noCard: string;
    readonly planning: string;
    readonly stored: (tiles: string) => string;
    readonly rows: (points: string) => string;
    readonly delivered: (tiles: string) => string;
    readonly order: (points: string) => string;
    readonly mission: (mission: string) => string;
    readonly cart: (coins: string) => string;
  };
  readonly risks: {
    readonly supply: (tiles: string) => string;
    readonly boats: (cards: string) => string;
    readonly houses: (cards: string) => string;
    readonly carts: (carts: string) => string;
    readonly first: (mission: string) => string;
  };
}

export interface Phrases extends Terms, Asking {
  readonly language: Language;
  readonly conditions: Conditions;
  readonly log: Log;
  readonly about: About;
  readonly notes: Readonly<Record<OriginNote, string>>;
  readonly dryRun: DryRunPhrases;
  readonly lessons: LessonPhrases;
}
