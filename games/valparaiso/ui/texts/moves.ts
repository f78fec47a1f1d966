// What is asked and what the choices are called: facts from the view, words from the language.
import { type Action, type Move, none, type Side, surchargeOf, type View } from '../../rules/index.ts';
import type { Phrases } from './phrases.ts';
import { housesOf, merchantsOf, seatCountOf, storeOf, tradedPlace, tradesLeft } from './reading.ts';

const sizeOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function actionAt(phrases: Phrases, view: View, seat: number, card: number, side: Side): Action | undefined {
  if (side === 'nothing') return undefined;
  return side === 'main' ? phrases.mainOf(card) : phrases.alternativeOf(card, view.colours[seat] ?? 0);
}

/** The action that the open frame carries out, where it is one of a card. */
function openAction(phrases: Phrases, view: View, seat: number): Action | undefined {
  const { frame } = view;
  return frame && 'card' in frame ? actionAt(phrases, view, seat, frame.card, frame.side) : undefined;
}

export function promptIn(phrases: Phrases, prompt: string, view: View, seat: number): string {
  const { prompts } = phrases.words.asking;
  const { goodNames } = phrases.words.terms;
  const print = phrases.printOf(seatCountOf(view));
  const { frame } = view;
  switch (prompt) {
    case 'planning': {
      const laid = (view.plans[seat] ?? []).filter((card) => card !== none).length;
      return laid === 0 ? prompts.planEmpty : prompts.planning(phrases.cards(laid));
    }
    case 'transfer': {
      const room = print.components.repository.hold - sizeOf(storeOf(view, 'hold', seat));
      return prompts.transfer(goodNames[frame?.type === 'transfer' ? frame.next : 0] ?? '', room);
    }
    case 'exchange':
      return frame?.type === 'exchange' && frame.done > 0 ? prompts.exchangeMore(frame.left) : prompts.exchange;
    case 'build':
      return openAction(phrases, view, seat)?.type === 'buildOrHire' ? prompts.buildOrHire : prompts.build;
    case 'trade':
      return prompts.trade(phrases.place(print, tradedPlace(print, view)), tradesLeft(print, view, seat));
    case 'homecoming': {
      let homeless = 0;
      for (let place = 0; place < print.placeCount; place++) {
        if (place !== print.city && housesOf(print, view, seat, place) === 0) homeless += merchantsOf(print, view, seat, place);
      }
      return homeless > 1 ? prompts.homecomingTooMany(homeless - 1) : prompts.homecoming;
    }
    case 'takingGoods':
      return prompts.takingGoods(print.components.start.goodsOfChoice);
    case 'placingMerchants':
    case 'firstGood':
    case 'useCard':
    case 'moveMerchants':
    case 'river':
    case 'visitVillage':
    case 'moveShip':
    case 'overseas':
    case 'endTurn':
    case 'income':
    case 'cashing':
      return prompts[prompt];
    default:
      return prompts.useCard;
  }
}

function useCardIn(phrases: Phrases, move: Extract<Move, { type: 'useCard' }>, view: View, seat: number): string {
  const { moves } = phrases.words.asking;
  const print = phrases.printOf(seatCountOf(view));
  const card = view.plans[seat]?.[move.slot] ?? none;
  const action = actionAt(phrases, view, seat, card, move.side);
  const label = action ? phrases.action(action) : moves.noEffect;
  const surcharge = surchargeOf(print, move.slot);
  return surcharge > 0 ? moves.surcharge(label, phrases.pesos(surcharge)) : label;
}

function exchangeIn(phrases: Phrases, move: Extract<Move, { type: 'exchange' | 'trade' }>, view: View, seat: number): string {
  const { actions } = phrases.words.terms;
  const print = phrases.printOf(seatCountOf(view));
  const open = openAction(phrases, view, seat);
  const place = tradedPlace(print, view);
  const tile = place === none ? undefined : view.tiles[print.columns[print.marketOf[place]!]!.start];
  const printed =
    move.type === 'trade' ? print.components.marketTiles[tile ?? none] : open?.type === 'exchange' ? open : undefined;
  const gain = phrases.sum(move.gain, printed?.gain.pesos, printed?.gain.victoryPoints);
  const isFree = sizeOf(move.pay) === 0 && !printed?.pay.pesos;
  if (isFree) return printed?.gain.victoryPoints ? actions.score(gain) : actions.take(gain);
  return actions.exchange(phrases.sum(move.pay, printed?.pay.pesos), gain);
}

function buildIn(phrases: Phrases, move: Extract<Move, { type: 'build' }>, view: View): string {
  const { moves } = phrases.words.asking;
  const print = phrases.printOf(seatCountOf(view));
  const space = print.spaces[move.space];
  if (!space) return moves.free;
  const house = phrases.capitalised(phrases.words.terms.houseKinds[space.kind]);
  let label =
    space.kind === 'city'
      ? moves.buildCity(house, print.spacesAt[space.place]!.indexOf(move.space) + 1)
      : moves.build(house, phrases.place(print, space.place));
  if (space.victoryPoints > 0) label = moves.withPoints(label, phrases.points(space.victoryPoints));
  return sizeOf(move.pay) > 0 ? moves.withPrice(label, phrases.goods(move.pay)) : label;
}

export function moveIn(phrases: Phrases, move: Move, view: View, seat: number): string {
  const { moves } = phrases.words.asking;
  const { terms } = phrases.words;
  const print = phrases.printOf(seatCountOf(view));
  const place = (index: number): string => phrases.place(print, index);
  const { tariffs, repository } = print.components;
  switch (move.type) {
    case 'takeGoods':
      return phrases.goods(move.goods);
    case 'placeMerchant':
      return place(move.place);
    case 'giveUp':
      return moves.giveUp[move.from](phrases.goodAmount(move.good, 1), phrases.pesos(tariffs.giveUp));
    case 'layCard':
      return phrases.card(move.card);
    case 'layMayorCard':
      return moves.layMayor(phrases.card(move.card), phrases.pesos(repository.mayorFee));
    case 'pickUpPlan':
    case 'finishPlan':
    case 'timeIsUp':
    case 'stop':
    case 'endTurn':
    case 'keepCards':
    case 'stay':
      return moves[move.type];
    case 'takeFirstGood':
      return terms.actions.take(phrases.goodAmount(move.good, 1));
    case 'useCard':
      return useCardIn(phrases, move, view, seat);
    case 'stow':
      return move.amount === 0
        ? moves.stowNone(terms.goodNames[move.good] ?? '')
        : moves.stow(phrases.goodAmount(move.good, move.amount));
    case 'exchange':
    case 'trade':
      return exchangeIn(phrases, move, view, seat);
    case 'build':
      return buildIn(phrases, move, view);
    case 'hire': {
      const open = openAction(phrases, view, seat);
      const pesos = open?.type === 'buildOrHire' ? open.hirePrice.pesos : open?.type === 'hire' ? open.price.pesos : undefined;
      return sizeOf(move.pay) > 0 || pesos ? moves.withPrice(moves.hire, phrases.sum(move.pay, pesos)) : moves.hire;
    }
    case 'moveMerchant': {
      const cost = move.cost === 0 ? moves.free : phrases.pesos(move.cost);
      const toll = tariffs.toll * move.tolls.length;
      return moves.route(place(move.from), place(move.to), toll > 0 ? moves.routeToll(cost, phrases.pesos(toll)) : cost);
    }
    case 'sailRiver':
      return moves.river(place(move.from), place(move.to));
    case 'visitVillage':
      return place(move.place);
    case 'leaveVillage':
      return moves.leaveVillage(place(tradedPlace(print, view)));
    case 'sail':
      return phrases.capitalised(moves.sail(phrases.toSector(move.sector)));
    case 'buyCard':
      return buyIn(phrases, move, view);
    case 'takeIncome':
      return terms.actions.take(phrases.goods(move.gain));
    case 'cashCard':
      return moves.cash(phrases.card(move.card), phrases.points(print.cards[move.card]?.victoryPoints ?? 0));
    case 'sendHome':
      return moves.sendHome(place(move.place));
  }
}

function buyIn(phrases: Phrases, move: Extract<Move, { type: 'buyCard' }>, view: View): string {
  const { moves } = phrases.words.asking;
  const print = phrases.printOf(seatCountOf(view));
  const asked = print.cardSpaces[move.space];
  const card = view.display[move.space] ?? none;
  const label = moves.buy(phrases.card(card), phrases.goodAmount(asked?.good ?? 0, asked?.count ?? 0));
  const isDue = (print.cards[card]?.level ?? 0) > 0 && view.display.some((open) => print.cards[open]?.level === 0);
  if (!isDue) return label;
  const to = move.compensate === 0 ? moves.toSupply : phrases.toSector(move.compensate);
  return moves.compensate(label, phrases.pesos(print.components.tariffs.compensation), to);
}
