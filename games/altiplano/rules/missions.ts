// AP-11: dealing and passing missions in secret, and revealing those that are fulfilled.
import { drawFromPile, leftOf, rightOf, type Seat, type Table, seat as toSeat } from '@kontor/engine';
import { isFulfilled, isFulfilledAtEnd } from './conditions.ts';
import type { Event } from './events.ts';
import { done, type Move } from './moves.ts';
import { mission, type Phase, type Player, type State } from './state.ts';
import type { Tables } from './tables.ts';

/** AP-11.1 */
const dealt = 3;

export function dealMissions(tables: Tables, state: State, table: Table<Event>): void {
  const cards = tables.components.missions.map((_, card) => card);
  state.phase = 'passingMissions';
  const pile = [...cards];
  state.players.forEach((player, index) => {
    player.ready = false;
    const hand: number[] = [];
    for (let count = 0; count < dealt; count++) hand.push(drawFromPile(pile, table.chance));
    hand.sort((a, b) => a - b);
    for (const card of hand) player.missions[card] = mission.inHand;
    table.emit?.({ type: 'missionsDealt', seat: toSeat(index), count: dealt, missions: hand });
  });
}

const holding = (player: Player, status: number): number => {
  let count = 0;
  for (const entry of player.missions) if (entry === status) count++;
  return count;
};

/** Missions that this player holds and has not shown. */
export const secretMissions = (state: State, player: Player): number =>
  player.missions.filter((status) => isHeld(state.phase, status)).length;

/** Whether a card of this status is held and not shown: one to be passed is, until the cards change hands (AP-11.23). */
export const isHeld = (phase: Phase, status: number): boolean =>
  status === mission.inHand || status === mission.kept || (phase === 'passingMissions' && status === mission.passedLeft);

/** Keep one, pass one to the left; what is left over needs no choice. Then, of two received, keep one. */
export function missionMoves(tables: Tables, state: State, player: Player): Move[] {
  const isPassing = state.phase === 'passingMissions';
  const kept = holding(player, mission.kept);
  const list =
    kept < (isPassing ? 1 : 2)
      ? tables.moves.keepMission
      : isPassing && holding(player, mission.passedLeft) === 0
        ? tables.moves.passMission
        : null;
  if (list === null) return [done];
  const moves: Move[] = [];
  for (let card = 0; card < player.missions.length; card++) if (player.missions[card] === mission.inHand) moves.push(list[card]!);
  return moves;
}

/** Carries out a move of the dealing. False: everybody has two missions. */
export function applyMissions(state: State, seat: Seat, move: Move, table: Table<Event>): boolean {
  const player = state.players[seat]!;
  if (move.type === 'keepMission') {
    player.missions[move.mission] = mission.kept;
    table.emit?.({ type: 'missionKept', seat, mission: move.mission });
    return true;
  }
  if (move.type === 'passMission') {
    player.missions[move.mission] = mission.passedLeft;
    table.emit?.({ type: 'missionPassed', seat, mission: move.mission });
    return true;
  }
  player.ready = true;
  const isPassing = state.phase === 'passingMissions';
  table.emit?.({ type: 'gotReady', seat, phase: isPassing ? 'passingMissions' : 'choosingMissions' });
  if (!state.players.every(({ ready }) => ready)) return true;
  if (!isPassing) {
    dropTheRest(state, table);
    return false;
  }
  handOver(state, table);
  return state.players.length > 2;
}

/** AP-11.23: when all have chosen, the cards change hands. */
function handOver(state: State, table: Table<Event>): void {
  const count = state.players.length;
  const isPair = count === 2;
  const received: number[][] = state.players.map(() => []);
  state.players.forEach((player, index) => {
    const seat = toSeat(index);
    player.missions.forEach((status, card) => {
      if (status === mission.passedLeft) received[leftOf(seat, count)]!.push(card);
      else if (status === mission.inHand && !isPair) {
        player.missions[card] = mission.passedRight;
        received[rightOf(seat, count)]!.push(card);
      }
    });
  });
  if (isPair) dropTheRest(state, table);
  state.players.forEach((player, index) => {
    for (const card of received[index]!) player.missions[card] = isPair ? mission.kept : mission.inHand;
    player.ready = false;
    table.emit?.({ type: 'missionsReceived', seat: toSeat(index), count: received[index]!.length, missions: received[index]! });
  });
  if (!isPair) state.phase = 'choosingMissions';
}

function dropTheRest(state: State, table: Table<Event>): void {
  state.players.forEach((player, index) => {
    player.missions.forEach((status, card) => {
      if (status !== mission.inHand) return;
      player.missions[card] = mission.dropped;
      table.emit?.({ type: 'missionDropped', seat: toSeat(index), mission: card });
    });
  });
}

function reveal(tables: Tables, player: Player, seat: Seat, card: number, table: Table<Event>): void {
  player.missions[card] = mission.fulfilled;
  table.emit?.({ type: 'missionFulfilled', seat, mission: card, points: tables.components.missions[card]!.points });
}

/** AP-11.28: what is fulfilled is shown at once. A card that was shown cannot become secret again, so the move stands. */
export function revealMissions(tables: Tables, state: State, seat: Seat, table: Table<Event>): void {
  const player = state.players[seat]!;
  for (let card = 0; card < player.missions.length; card++) {
    if (player.missions[card] !== mission.kept || !isFulfilled(tables, state, seat, tables.missions[card]!)) continue;
    reveal(tables, player, seat, card, table);
    table.seal?.();
  }
}

/** AP-11.27 */
export function revealFinalMissions(tables: Tables, state: State, table: Table<Event>): void {
  state.players.forEach((player, index) => {
    const seat = toSeat(index);
    player.missions.forEach((status, card) => {
      if (status !== mission.kept || !isFulfilledAtEnd(tables, state, seat, tables.missions[card]!)) return;
      reveal(tables, player, seat, card, table);
    });
  });
}
