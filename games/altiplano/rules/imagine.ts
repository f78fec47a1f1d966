// A full state that a player could believe in: what is not seen is dealt to the places that the player cannot look into.
import { bagSize, type Chance, drawFromBag, leftOf, rightOf, type Seat, shuffle, seat as toSeat } from '@kontor/engine';
import { isFulfilled, isFulfilledAtEnd } from './conditions.ts';
import type { Move } from './moves.ts';
import { placeMoves } from './planning.ts';
import { ownTiles, place } from './spots.ts';
import { clone, mission, type Player, type State, type View } from './state.ts';
import { placementCode, type Tables } from './tables.ts';

export function imagine(tables: Tables, seen: View, who: Seat, chance: Chance): State {
  const nothing = tables.goodIds.map(() => 0);
  const { viewer: _, players, ...open } = seen;
  const state = clone({
    ...open,
    players: players.map((view): Player => {
      const { bagSize: _bag, containerSize: _container, secretMissions: _missions, ...player } = view;
      return { ...player, bag: view.bag ?? nothing, container: view.container ?? nothing, secret: view.secret ?? [] };
    }),
  });
  dealTiles(tables, state, seen, chance);
  if (state.players[0]!.missions.length > 0) dealHiddenMissions(tables, state, seen, who, chance);
  if (state.phase === 'planning') {
    for (const [index, player] of state.players.entries())
      if (index !== who && player.ready) planAtRandom(tables, player, chance);
  }
  return state;
}

/** All tiles of this game that are nowhere to be seen lie in the bags and containers of the others. */
function dealTiles(tables: Tables, state: State, seen: View, chance: Chance): void {
  const hidden = tables.components.goods.map(({ count }, good) => {
    let left = count - state.box[good]! - state.supply[good]!;
    for (const [index, { delivered }] of state.players.entries()) left -= ownTiles(tables, state, index, good) + delivered[good]!;
    return left;
  });
  state.orders.forEach((owner, order) => {
    if (owner < 0 || state.players[owner]!.order === order) return;
    tables.asked[order]!.forEach((count, good) => {
      hidden[good]! -= count;
    });
  });
  const deal = (into: number[], size: number) => {
    for (let tiles = bagSize(into); tiles < size; tiles++) into[drawFromBag(hidden, chance)]!++;
  };
  seen.players.forEach(({ bag, container, ...sizes }, index) => {
    const player = state.players[index]!;
    if (bag === null) deal(player.bag, sizes.bagSize);
    if (container === null) deal(player.container, sizes.containerSize);
  });
}

/** Tries until the cards fit what is known; a mission that its owner has fulfilled would have been shown (AP-11.28). */
function dealHiddenMissions(tables: Tables, state: State, seen: View, who: Seat, chance: Chance): void {
  const attempts = 60;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (tryMissions(tables, state, seen, who, attempt < attempts, chance)) return;
  }
}

function tryMissions(tables: Tables, state: State, seen: View, who: Seat, careful: boolean, chance: Chance): boolean {
  const count = state.players.length;
  const mine = state.players[who]!.missions;
  const isTaken = mine.map(
    (status, card) =>
      status === mission.inHand ||
      status === mission.kept ||
      status === mission.dropped ||
      seen.players.some(({ missions }) => missions[card] === mission.fulfilled),
  );
  const hands: number[][] = state.players.map(() => []);
  const receiver = (status: number): Seat | undefined => {
    if (seen.phase === 'passingMissions') return status === mission.passedLeft ? who : undefined;
    if (status === mission.passedLeft) return leftOf(who, count);
    return status === mission.passedRight ? rightOf(who, count) : undefined;
  };
  const mayHold = (seat: Seat, card: number): boolean => {
    if (isTaken[card]) return false;
    const to = receiver(mine[card]!);
    if (to !== undefined && to !== seat) return false;
    const isShown = state.phase === 'over' ? isFulfilledAtEnd : isFulfilled;
    return !careful || !isShown(tables, state, seat, tables.missions[card]!);
  };
  const cards = shuffle(
    mine.map((_, card) => card),
    chance,
  );
  // What is certain comes first: a card passed in a game of two, or while the neighbour still chooses, is in the neighbour's hand.
  const isCertain = (card: number): boolean =>
    receiver(mine[card]!) !== undefined && (count === 2 || seen.phase === 'choosingMissions');
  cards.sort((a, b) => Number(isCertain(b)) - Number(isCertain(a)));
  for (let index = 0; index < count; index++) {
    if (index === who) continue;
    const hand = hands[index]!;
    const size = seen.players[index]!.secretMissions;
    for (const card of cards) {
      if (hand.length === size) break;
      if (!mayHold(toSeat(index), card)) continue;
      isTaken[card] = true;
      hand.push(card);
    }
    if (hand.length < size) return false;
  }
  hands.forEach((hand, index) => {
    if (index !== who) layHand(state, state.players[index]!, hand);
  });
  return true;
}

/** Cards in hand as they must lie by now: what others have passed or kept is not seen, only whether they are done. */
function layHand(state: State, player: Player, hand: readonly number[]): void {
  const fresh = [mission.inHand, mission.inHand, mission.inHand];
  const statuses =
    state.phase === 'passingMissions'
      ? player.ready
        ? [mission.inHand, mission.passedLeft, mission.kept]
        : fresh
      : state.phase === 'choosingMissions'
        ? player.ready
          ? [mission.kept, mission.inHand, mission.kept]
          : [mission.inHand, mission.inHand, mission.kept]
        : [mission.kept, mission.kept, mission.kept];
  hand.forEach((card, index) => {
    player.missions[card] = statuses[index]!;
  });
}

/** A plan for somebody who is done: tiles wherever they can go. */
function planAtRandom(tables: Tables, player: Player, chance: Chance): void {
  for (;;) {
    const moves: Move[] = [];
    if (!placeMoves(tables, player, moves)) return;
    const move = moves[chance.below(moves.length)]!;
    if (move.type !== 'placeTile' && move.type !== 'placeCoin') return;
    const item = move.type === 'placeTile' ? move.good : tables.coin;
    place(tables, player, move.spot, item);
    player.secret.push(placementCode(tables, move.spot, item));
  }
}
