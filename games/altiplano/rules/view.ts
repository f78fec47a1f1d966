// AP-1.10, AP-1.14, AP-4.5, AP-11.2: who sees what, and who hears what.
import { bagSize, maySee, type Seat, seat as toSeat, type Viewer, type VisibilityTable, type Zone } from '@kontor/engine';
import type { Event } from './events.ts';
import { secretMissions } from './missions.ts';
import { hideSecret } from './spots.ts';
import { clonePlayer, mission, type PlayerView, type State, type View } from './state.ts';
import type { Tables } from './tables.ts';

const bag: Zone<State> = { audience: () => 'owner', count: (state, owner) => bagSize(state.players[owner]!.bag) };
const container: Zone<State> = { audience: () => 'owner', count: (state, owner) => bagSize(state.players[owner]!.container) };
/** What is moved in a phase that all play at once. That somebody moves nothing is hidden too, so an empty plan counts as one. */
const movedIn = (phase: State['phase']): Zone<State> => ({
  audience: (state) => (state.phase === phase ? 'owner' : 'all'),
  count: (state, owner) => (state.phase === phase ? 1 + state.players[owner]!.secret.length : 0),
});
const returns = movedIn('returning');
const plan = movedIn('planning');
const missions: Zone<State> = {
  audience: () => 'owner',
  count: (state, owner) => secretMissions(state, state.players[owner]!),
};

export const visibility: VisibilityTable<State> = { bag, container, returns, plan, missions };

function playerView(tables: Tables, state: State, owner: Seat, viewer: Viewer): PlayerView {
  const seesBag = maySee(bag, state, owner, viewer);
  const seesContainer = maySee(container, state, owner, viewer);
  const seesPlan = maySee(returns, state, owner, viewer) && maySee(plan, state, owner, viewer);
  const seesMissions = maySee(missions, state, owner, viewer);
  const player = clonePlayer(state.players[owner]!);
  if (!seesPlan) hideSecret(tables, player, state.phase);
  return {
    role: player.role,
    coins: player.coins,
    figure: player.figure,
    road: player.road,
    order: player.order,
    delivered: player.delivered,
    shed: player.shed,
    abilities: player.abilities,
    boughtCart: player.boughtCart,
    boughtExtension: player.boughtExtension,
    passed: player.passed,
    ready: player.ready,
    wild: player.wild,
    bagSize: bagSize(player.bag),
    bag: seesBag ? player.bag : null,
    containerSize: bagSize(player.container),
    container: seesContainer ? player.container : null,
    planning: player.planning,
    spaces: player.spaces,
    slots: player.slots,
    movement: player.movement,
    carts: player.carts,
    warehouse: player.warehouse,
    secret: seesPlan ? player.secret : null,
    missions: seesMissions
      ? player.missions
      : player.missions.map((status) => (status === mission.fulfilled ? status : mission.unknown)),
    secretMissions: secretMissions(state, state.players[owner]!),
  };
}

export function view(tables: Tables, state: State, viewer: Viewer): View {
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    startPlayer: state.startPlayer,
    active: state.active,
    turn: state.turn,
    repeating: state.repeating,
    cornDue: state.cornDue,
    exchanged: state.exchanged,
    lateTiles: [...state.lateTiles],
    lastRound: state.lastRound,
    trigger: state.trigger,
    ring: [...state.ring],
    supply: [...state.supply],
    box: [...state.box],
    carts: state.carts,
    houses: [...state.houses],
    boats: [...state.boats],
    orders: [...state.orders],
    extensions: [...state.extensions],
    track: [...state.track],
    firsts: [...state.firsts],
    players: state.players.map((_, index) => playerView(tables, state, toSeat(index), viewer)),
  };
}

/** The event as `viewer` may hear it. */
export function narrate(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'itemReturned':
    case 'itemPlaced':
    case 'missionKept':
    case 'missionPassed':
    case 'missionDropped':
      return event.seat === viewer ? event : undefined;
    case 'missionsDealt':
    case 'missionsReceived':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, count: event.count };
    default:
      return event;
  }
}
