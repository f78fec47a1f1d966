// What a match of Altiplano consists of: plain numbers, so that a copy is cheap and a save is exact.
import type { BySeat, Seat, Viewer } from '@kontor/engine';
import type { Components } from './components/components.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Location } from './words.ts';

/** In the order in which a match goes through them; `returning` to `acting` make up a round. */
export const phases = [
  'choosingRoles',
  'passingMissions',
  'choosingMissions',
  'returning',
  'exchanging',
  'planning',
  'acting',
  'lateStoring',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** How far the active player's turn has come (AP-5.4, AP-5.10, AP-5.11). */
export const turnStages = ['fresh', 'placed', 'moved', 'acted'] as const;
export type TurnStage = (typeof turnStages)[number];

/** The 'one or more' action (AP-5.8) that can be gone on with: its name, or the number of a production. */
export const repeatables = ['store', 'sell', 'deliver', 'storeCorn'] as const;
export type Repeating = (typeof repeatables)[number] | number;

/** Owner of a card or extension: a seat, or one of these. */
export const unowned = -1;
export const outOfGame = -2;
export const onTrack = -3;

/** No tile, no location, no card, nobody. */
export const none = -1;

/** What a player knows of a mission card. */
export const mission = { unknown: 0, inHand: 1, kept: 2, fulfilled: 3, passedLeft: 4, passedRight: 5, dropped: 6 } as const;

/** What lies on a movement space. */
export const cargo = { nothing: 0, food: 1, coin: 2 } as const;

/** A cart space. */
export const cart = { absent: 0, ready: 1, used: 2 } as const;

/** A warehouse row takes three numbers: its good or `none`, how many tiles it holds, how many of them are corn. */
export const rowSize = 3;

/** Places in `firsts`: who was the first to fill a row, to finish an order, to build a house; then, by good, to fill a row of it. */
export const firstRow = 0;
export const firstOrder = 1;
export const firstHouse = 2;
export const firstRowOf = 3;

export interface Player {
  /** Index into the edition's roles, or `none` while roles are chosen. */
  role: number;
  coins: number;
  /** Where the figure stands, or `none` before the first action (AP-5.3). */
  figure: Location;
  /** Steps built on the road. */
  road: number;
  /** The unfinished order, or `none`. */
  order: number;
  /** Tiles on the unfinished order, by good. */
  delivered: number[];
  /** Corn in the shed (AP-8.25). */
  shed: number;
  /** Bits of the extension effects owned. */
  abilities: number;
  boughtCart: boolean;
  boughtExtension: boolean;
  passed: boolean;
  /** Whether this player is done with the phase that all play at once. */
  ready: boolean;
  /** The good on the wild space, or `none`. */
  wild: number;
  bag: number[];
  container: number[];
  planning: number[];
  /** Tiles on the locations' spaces: by location, then by good. */
  spaces: number[];
  /** Filled spaces of roles and extensions: by slot. */
  slots: number[];
  /** What lies on each movement space: `cargo`. */
  movement: number[];
  /** The starting cart's space, then the one beside each movement space: `cart`. */
  carts: number[];
  /** By row: see `rowSize`. */
  warehouse: number[];
  /** What was moved in this phase unseen by the others, in order: spot * (goods + 1) + item. */
  secret: number[];
  /** By mission card: `mission`. Empty without missions. */
  missions: number[];
}

export interface State {
  phase: Phase;
  round: number;
  startPlayer: Seat;
  /** Whose turn it is, where players decide in turns. */
  active: Seat;
  turn: TurnStage;
  repeating: Repeating | null;
  /** Corn that was received and waits for its place (AP-7.5). */
  cornDue: number;
  /** The good that was put into the container for another (AP-8.19), or `none`. */
  exchanged: number;
  /** Tiles drawn for late storage (AP-8.24), by good. */
  lateTiles: number[];
  /** The round after which the game ends, or 0 while nothing has triggered the end. */
  lastRound: number;
  /** What triggered the end: a location, the number after the last one for the track, or `none`. */
  trigger: number;
  /** The locations in the order of the circle. Never changes, so clones share it. */
  ring: readonly Location[];
  supply: number[];
  /** Tiles that are not in this game, by good: they stay in the box. Never changes, so clones share it. */
  box: readonly number[];
  /** Carts left in the village. */
  carts: number;
  houses: number[];
  boats: number[];
  orders: number[];
  extensions: number[];
  /** The extension on each space of the track, or `none`. */
  track: number[];
  /** Seats, or `none`: see `firstRow` and its neighbours. */
  firsts: number[];
  players: BySeat<Player>;
}

/** A player as others see them: bag, container, plan and missions hidden, and the board as it was before the plan. */
export interface PlayerView extends Omit<Player, 'bag' | 'container' | 'secret'> {
  bagSize: number;
  containerSize: number;
  bag: number[] | null;
  container: number[] | null;
  secret: number[] | null;
  /** Missions in hand or kept and not yet fulfilled. */
  secretMissions: number;
}

export interface View extends Omit<State, 'players'> {
  viewer: Viewer;
  players: BySeat<PlayerView>;
}

export interface Options {
  readonly draftRoles: boolean;
  readonly missions: boolean;
}

export interface AltiplanoTypes {
  Components: Components;
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
}

/** A copy that shares nothing with the original that can change. */
export function clone(state: State): State {
  const players = new Array<Player>(state.players.length);
  for (let seat = 0; seat < players.length; seat++) players[seat] = clonePlayer(state.players[seat]!);
  return {
    phase: state.phase,
    round: state.round,
    startPlayer: state.startPlayer,
    active: state.active,
    turn: state.turn,
    repeating: state.repeating,
    cornDue: state.cornDue,
    exchanged: state.exchanged,
    lateTiles: state.lateTiles.slice(),
    lastRound: state.lastRound,
    trigger: state.trigger,
    ring: state.ring,
    supply: state.supply.slice(),
    box: state.box,
    carts: state.carts,
    houses: state.houses.slice(),
    boats: state.boats.slice(),
    orders: state.orders.slice(),
    extensions: state.extensions.slice(),
    track: state.track.slice(),
    firsts: state.firsts.slice(),
    players,
  };
}

export const clonePlayer = (player: Player): Player => ({
  role: player.role,
  coins: player.coins,
  figure: player.figure,
  road: player.road,
  order: player.order,
  delivered: player.delivered.slice(),
  shed: player.shed,
  abilities: player.abilities,
  boughtCart: player.boughtCart,
  boughtExtension: player.boughtExtension,
  passed: player.passed,
  ready: player.ready,
  wild: player.wild,
  bag: player.bag.slice(),
  container: player.container.slice(),
  planning: player.planning.slice(),
  spaces: player.spaces.slice(),
  slots: player.slots.slice(),
  movement: player.movement.slice(),
  carts: player.carts.slice(),
  warehouse: player.warehouse.slice(),
  secret: player.secret.slice(),
  missions: player.missions.slice(),
});
