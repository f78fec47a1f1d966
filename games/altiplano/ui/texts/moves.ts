// Prompts, the labels of moves, and refusals, out of one language's phrases.
import type { Refusal, Seat } from '@kontor/engine';
import {
  cargo,
  cart,
  type Move,
  mission,
  none,
  type Prompt,
  phases as phaseNames,
  type View,
  waysOn,
} from '../../rules/index.ts';
import { goodIds, refusalReasons } from './names.ts';
import type { Facts, Phrases } from './phrases.ts';
import { factOf, sum } from './reading.ts';
import type { Tongue } from './tongue.ts';

export function promptOf(
  { prompts }: Phrases,
  { location, good, role, tables }: Tongue,
  prompt: string,
  view: View,
  seat: Seat,
): string {
  const player = view.players[seat]!;
  const at = player.figure === none ? '' : location(player.figure).at;
  switch (prompt as Prompt) {
    case 'chooseRole':
      return prompts.chooseRole;
    case 'confirmRole':
      return prompts.confirmRole(role(player.role));
    case 'passMissions': {
      const has = (status: number) => player.missions.includes(status);
      if (!has(mission.kept)) return prompts.keepMission;
      return has(mission.passedLeft) ? prompts.confirmMissions : prompts.passMission(view.players.length === 2);
    }
    case 'chooseMission': {
      const kept = player.missions.filter((status) => status === mission.kept).length;
      return kept < 2 ? prompts.chooseMission : prompts.confirmMissions;
    }
    case 'returnTiles':
      return prompts.returnTiles;
    case 'exchangeTile':
      return prompts.exchangeTile;
    case 'replaceTile':
      return prompts.replaceTile(good(Math.max(0, view.exchanged)));
    case 'plan': {
      const left = sum(player.planning);
      return left === 0 ? prompts.planned : prompts.plan(left);
    }
    case 'act': {
      if (player.figure === none) return prompts.putFigure;
      const { canMove } = waysOn(view, seat, tables.components);
      return view.turn === 'moved' ? prompts.moved(at, canMove) : prompts.act(at, canMove);
    }
    case 'actHere':
      return prompts.actHere(at);
    case 'placeCorn':
      return prompts.placeCorn;
    case 'endTurn': {
      const { canRepeat, canMove } = waysOn(view, seat, tables.components);
      return canRepeat ? prompts.repeat(canMove) : prompts.endTurn(canMove);
    }
    case 'storeLate':
      return prompts.storeLate;
  }
}

const doneWords = {
  returning: 'doneReturning',
  planning: 'donePlanning',
  lateStoring: 'doneStoring',
} as const;

export function moveOf(phrases: Phrases, tongue: Tongue, move: Move, view: View, seat: Seat): string {
  const { moves } = phrases;
  const { good, item, place, location, tables } = tongue;
  const wild = 'wild' in move && move.wild ? ` (${moves.withWild})` : '';
  switch (move.type) {
    case 'chooseRole':
      return moves.chooseRole(tongue.role(move.role));
    case 'keepMission':
      return moves.keepMission(tongue.missionWords(move.mission));
    case 'passMission':
      return moves.passMission(tongue.missionWords(move.mission), view.players.length === 2);
    case 'returnTile':
      return moves.returnItem(good(move.good), place(move.spot).name);
    case 'returnCoin':
      return moves.returnItem(item(tables.coin), place(move.spot).name);
    case 'exchangeTile':
      return moves.exchangeTile(good(move.good));
    case 'skipExchange':
      return moves.skipExchange;
    case 'drawTile':
      return moves.drawTile;
    case 'takeTile':
      return moves.takeTile(good(move.good));
    case 'placeTile':
      return moves.place(good(move.good), place(move.spot).to);
    case 'placeCoin':
      return moves.place(item(tables.coin), place(move.spot).to);
    case 'done':
      return view.phase in doneWords ? moves[doneWords[view.phase as keyof typeof doneWords]] : moves.done;
    case 'putFigure':
      return moves.putFigure(location(move.location).to);
    case 'travel':
      return `${moves.travel(location(move.to).to)} (${travelMeans(phrases, tongue, view, seat, move.by)})`;
    case 'produce':
      return tongue.production(move.production, move.output) + wild;
    case 'buildBoat':
      return moves.buildBoat(move.boat === null ? moves.noCard : tongue.boat(move.boat)) + wild;
    case 'buildHouse':
      return moves.buildHouse(move.house === null ? moves.noCard : tongue.house(move.house)) + wild;
    case 'buildRoad': {
      const gives = tables.components.road[view.players[seat]!.road]?.gives;
      const what = gives === 'corn' ? tongue.count(tables.corn, 1) : phrases.about.labels.planningSpaces;
      return moves.buildRoad(gives === undefined ? phrases.about.labels.finished : what) + wild;
    }
    case 'store':
      return moves.store(good(move.good)) + wild;
    case 'sell':
      return moves.sell(good(move.good), tongue.coins(tables.prices[move.good]!)) + wild;
    case 'deliver':
      return moves.deliver(good(move.good)) + wild;
    case 'takeOrder':
      return moves.takeOrder(move.order === null ? moves.noCard : tongue.order(move.order));
    case 'buyExtension':
      return moves.buyExtension(tongue.extension(move.extension), tongue.coins(tongue.priceNow(view, move.extension)));
    case 'buyCart':
      return moves.buyCart(phrases.movement(move.space + 1).to);
    case 'placeCorn':
      return moves.placeCorn(tongue.row(move.row));
    case 'holdCorn':
      return moves.holdCorn;
    case 'storeCorn':
      return moves.storeCorn(tongue.row(move.row));
    case 'storeLate':
      return moves.storeLate(good(move.good));
    case 'pass':
      return moves.pass;
    case 'endTurn':
      return moves.endTurn;
  }
}

/** How a movement is made: by the starting cart, or by what lies on a movement space, with a cart or without. */
function travelMeans({ moves }: Phrases, { item, low, tables }: Tongue, view: View, seat: Seat, by: number): string {
  if (by === 0) return moves.byStartingCart;
  const player = view.players[seat]!;
  const paid = item(player.movement[by - 1] === cargo.coin ? tables.coin : tables.food);
  return player.carts[by] === cart.ready ? moves.byCart(paid) : low(paid);
}

export function groupOf(move: Move): string {
  switch (move.type) {
    case 'placeTile':
    case 'placeCoin':
      return 'place';
    case 'returnTile':
    case 'returnCoin':
      return 'return';
    case 'travel':
      return 'travel';
    case 'produce':
      return 'produce';
    case 'buildBoat':
    case 'buildHouse':
    case 'buildRoad':
      return 'build';
    case 'store':
    case 'storeCorn':
    case 'storeLate':
      return 'store';
    case 'sell':
      return 'sell';
    case 'deliver':
      return 'deliver';
    case 'takeOrder':
      return 'order';
    case 'buyExtension':
      return 'extension';
    case 'buyCart':
      return 'cart';
    default:
      return move.type;
  }
}

export function refusalOf({ refusals, phases }: Phrases, tongue: Tongue, refusal: Refusal): string {
  const { locationOf, good, goodOf, coins, count, tables } = tongue;
  const reason = refusalReasons.find((known) => known === refusal.reason) ?? 'not-possible';
  const phrase = refusals[reason];
  if (typeof phrase === 'string') return phrase;
  const amount = (name: string): number => Number(factOf(refusal, name) || 0);
  const named = goodIds.find((id) => id === factOf(refusal, 'good'));
  const facts: Facts = {
    price: coins(amount('price')),
    coins: coins(amount('coins')),
    steps: amount('steps'),
    away: amount('away'),
    limit: amount('limit'),
    corn: count(tables.corn, amount('corn')),
    location: locationOf(factOf(refusal, 'location')),
    good: named ? good(goodOf(named)) : '',
    phase: phases[phaseNames.find((phase) => phase === factOf(refusal, 'phase')) ?? 'over'],
  };
  return phrase(facts);
}
