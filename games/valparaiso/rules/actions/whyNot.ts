// Why an action cannot be chosen (VP-5.20), and why a move does not fit the action that is open.
import type { Refusal, Seat } from '@kontor/engine';
import { actionOf, canPay, merchantsAt, sizeOf } from '../holdings.ts';
import type { ActionPrint, Print } from '../print.ts';
import { type Frame, goodsCount, type Move, none, type State } from '../state.ts';
import { isCompensationDue } from './sea.ts';
import { rivalFees } from './trade.ts';
import { homeSector } from './transfer.ts';

type BuildAction = Extract<ActionPrint, { type: 'build' }>;
type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

export function whyNotAction(print: Print, state: State, seat: Seat, action: ActionPrint, money: number): Refusal | undefined {
  switch (action.type) {
    case 'transfer':
      return state.ships[seat] === homeSector
        ? { rule: 'VP-5.20', reason: 'no-goods' }
        : { rule: 'VP-5.1', reason: 'ship-not-at-home' };
    case 'exchange':
      return { rule: 'VP-4.7', reason: 'price-not-covered', facts: { pesos: action.exchange.price.pesos, money } };
    case 'build':
      return whyNotBuilding(state, seat, action, money);
    case 'river':
      return { rule: 'VP-6.2', reason: 'no-merchant-at-river' };
    case 'trade':
      return money < action.fee
        ? { rule: 'VP-6.5', reason: 'fee-not-covered', facts: { pesos: action.fee, money } }
        : { rule: 'VP-5.10', reason: 'no-merchant-at-market' };
    case 'overseas':
      return whyNotOverseas(print, state, seat, money);
    default:
      return undefined;
  }
}

function whyNotBuilding(state: State, seat: Seat, action: BuildAction, money: number): Refusal {
  const build = state.unbuilt[seat] === 0 ? undefined : action.build;
  const price = build ?? (state.unhired[seat] === 0 ? undefined : action.hire);
  if (!price) {
    const left = action.build && action.hire ? 'nothing-left-to-place' : action.build ? 'no-house-left' : 'no-merchant-left';
    return { rule: 'VP-5.20', reason: left };
  }
  if (!canPay(state, seat, price, money))
    return { rule: 'VP-4.7', reason: 'price-not-covered', facts: { pesos: price.pesos, money } };
  return { rule: 'VP-5.7', reason: 'no-free-building-space' };
}

function whyNotOverseas(print: Print, state: State, seat: Seat, money: number): Refusal {
  if (state.ships[seat] === homeSector) return { rule: 'VP-5.15', reason: 'ship-at-home' };
  const refusals = state.display
    .map((_, space) => whyNotBuy(print, state, seat, { type: 'buyCard', space, compensate: 0 }, money))
    .filter((refusal) => refusal !== undefined && refusal.reason !== 'ship-elsewhere');
  return refusals[0] ?? { rule: 'VP-5.20', reason: 'no-card-there' };
}

function whyNotBuy(print: Print, state: State, seat: Seat, { space }: MoveOf<'buyCard'>, money: number): Refusal | undefined {
  const asked = print.cardSpaces[space];
  const card = state.display[space];
  if (!asked || card === undefined) return undefined;
  if (asked.sector !== state.ships[seat]) return { rule: 'VP-5.15', reason: 'ship-elsewhere' };
  if (card === none) return { rule: 'VP-5.20', reason: 'no-card-there' };
  const held = state.hold[goodsCount * seat + asked.good]!;
  if (held < asked.count)
    return { rule: 'VP-5.15', reason: 'goods-not-in-hold', facts: { good: asked.good, needed: asked.count, held } };
  const { compensation } = print.components.tariffs;
  if (money < compensation && isCompensationDue(print, state, card))
    return { rule: 'VP-5.29', reason: 'compensation-not-covered', facts: { pesos: compensation, money } };
  return { rule: 'VP-5.17', reason: 'compensation-goes-elsewhere' };
}

/** Which moves belong to which open action. */
const owner: Partial<Record<Move['type'], Frame['type']>> = {
  stow: 'transfer',
  exchange: 'exchange',
  build: 'build',
  hire: 'build',
  moveMerchant: 'moveMerchants',
  sailRiver: 'river',
  visitVillage: 'trade',
  trade: 'trade',
  leaveVillage: 'trade',
  sail: 'moveShip',
  buyCard: 'overseas',
};

export function whyNotFrameMove(print: Print, state: State, seat: Seat, frame: Frame, move: Move): Refusal | undefined {
  const wanted = owner[move.type];
  if (move.type === 'stop') return { rule: 'VP-4.5', reason: 'carry-out-what-was-chosen' };
  if (wanted !== undefined && wanted !== frame.type) return { rule: 'VP-4.4', reason: 'another-action-is-open' };
  switch (move.type) {
    case 'stow':
      return whyNotStow(print, state, seat, frame, move);
    case 'exchange':
      return { rule: 'VP-4.7', reason: 'price-not-covered' };
    case 'build':
      return whyNotBuild(print, state, seat, frame, move);
    case 'hire':
      return { rule: 'VP-5.3', reason: state.unhired[seat] === 0 ? 'no-merchant-left' : 'price-not-covered' };
    case 'moveMerchant':
      return whyNotMove(print, state, seat, frame, move);
    case 'sailRiver':
      return {
        rule: 'VP-6.2',
        reason: print.isRiver[move.from] && print.isRiver[move.to] ? 'no-merchant-to-move' : 'not-at-a-river',
      };
    case 'visitVillage':
      return { rule: 'VP-5.26', reason: 'village-not-to-visit' };
    case 'trade':
      return whyNotTrade(print, state, seat, frame);
    case 'leaveVillage':
      return { rule: 'VP-5.10', reason: 'choose-a-village-first' };
    case 'sail':
      return { rule: 'VP-5.14', reason: 'ship-is-there' };
    case 'buyCard':
      return whyNotBuy(print, state, seat, move, state.money[seat]!);
    default:
      return undefined;
  }
}

function whyNotStow(print: Print, state: State, seat: Seat, frame: Frame, move: MoveOf<'stow'>): Refusal {
  if (frame.type === 'transfer' && frame.next !== move.good) return { rule: 'VP-5.1', reason: 'another-good-first' };
  const room = print.components.repository.hold - sizeOf(state.hold, seat);
  return move.amount > room
    ? { rule: 'VP-5.1', reason: 'hold-too-small', facts: { room } }
    : { rule: 'VP-5.1', reason: 'no-such-goods' };
}

function whyNotBuild(print: Print, state: State, seat: Seat, frame: Frame, move: MoveOf<'build'>): Refusal | undefined {
  const space = print.spaces[move.space];
  if (!space || frame.type !== 'build') return undefined;
  if (state.unbuilt[seat] === 0) return { rule: 'VP-5.20', reason: 'no-house-left' };
  if (state.houses[move.space] !== none) return { rule: 'VP-5.7', reason: 'space-taken' };
  if (merchantsAt(print, state, seat, space.place) === 0) return { rule: 'VP-5.7', reason: 'no-merchant-there' };
  const { build } = actionOf(print, state, seat, frame.card, frame.side) as BuildAction;
  if (!build || !canPay(state, seat, build, state.money[seat]!)) return { rule: 'VP-4.7', reason: 'price-not-covered' };
  return { rule: 'VP-5.7', reason: space.kind === 'city' ? 'first-free-space-first' : 'an-equal-space-is-offered' };
}

function whyNotMove(print: Print, state: State, seat: Seat, frame: Frame, move: MoveOf<'moveMerchant'>): Refusal | undefined {
  if (frame.type !== 'moveMerchants') return undefined;
  const standing = merchantsAt(print, state, seat, move.from);
  if (standing === 0) return { rule: 'VP-5.21', reason: 'no-merchant-there' };
  if (standing === frame.moved[move.from]) return { rule: 'VP-5.21', reason: 'merchant-has-moved' };
  const pesos = move.cost + print.components.tariffs.toll * move.tolls.length;
  if (pesos > state.money[seat]!)
    return { rule: 'VP-5.23', reason: 'route-not-covered', facts: { pesos, money: state.money[seat]! } };
  return { rule: 'VP-5.4', reason: 'no-such-route' };
}

function whyNotTrade(print: Print, state: State, seat: Seat, frame: Frame): Refusal | undefined {
  if (frame.type !== 'trade') return undefined;
  if (frame.village === none) return { rule: 'VP-5.10', reason: 'choose-a-village-first' };
  const fees = frame.trades === 0 ? rivalFees(print, state, seat, print.markets[frame.village]!) : 0;
  if (fees > state.money[seat]!) return { rule: 'VP-5.11', reason: 'fees-not-covered', facts: { pesos: fees } };
  return { rule: 'VP-5.28', reason: 'tile-not-covered' };
}
