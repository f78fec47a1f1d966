// The door of Valparaíso's rules.
export { canBuildOn, canBuildOrHire } from './actions/building.ts';
export { canCarryOut } from './actions/interpreter.ts';
export { type Route, routesFrom } from './actions/routes.ts';
export { compensationSectors, isCompensationDue } from './actions/sea.ts';
export { rivalFees } from './actions/trade.ts';
export {
  type Action,
  actionCardIds,
  type Board,
  type Components,
  colours,
  type Gain,
  goods,
  levels,
  type Place,
  type Price,
} from './components/types.ts';
export { defineGame, valparaiso, valparaiso as box } from './definition.ts';
export { actionOf, goodsOf, housesAt, merchantsAt, ownsCard, pointsFrom, pointsOf, sizeOf } from './holdings.ts';
export { nextSlot } from './planning.ts';
export { type ActionPrint, type ExchangePrint, type Print, printFor } from './print.ts';
export { residenceRanking } from './roundEnd.ts';
export { pointsOnOwnedCards } from './scoring.ts';
export {
  actionCardCount,
  type CardIndex,
  type Ending,
  type Event,
  endings,
  type Frame,
  type Good,
  type GoodsCount,
  goodsCount,
  type Move,
  none,
  type Options,
  type Phase,
  type PlaceIndex,
  phases,
  type SectorIndex,
  type Side,
  type Source,
  type SpaceIndex,
  type State,
  type Store,
  sides,
  sources,
  stores,
  type Toll,
  type ValparaisoTypes,
  type View,
} from './state.ts';
export { surchargeOf } from './usingCards.ts';
