// The door of El Capitán's rules.
export { type Board, isDestinationCard, isOuter, layOut } from './board.ts';
export {
  type CityPrint,
  type Components,
  type ConnectionCard,
  type DestinationCard,
  type LoanPrint,
  type OuterCityId,
  outerCityIds,
} from './components/components.ts';
export { defineGame, elCapitan, elCapitan as box } from './definition.ts';
export { freeSpaces } from './harbour.ts';
export { debtOf, wealthOf } from './loans.ts';
export { lastPhase, type PaydayTable, paydaySources } from './payday.ts';
export { type CityPayday, type Payday, type PaydayAfter, type PaydayPreview, paydayPreview } from './preview.ts';
export { coloursOf, isNeutral, nextAmount, nextSite, ownerOf, rowOf, size, spreadOf, takenSites } from './row.ts';
export {
  bank,
  type Card,
  type City,
  type Colour,
  type ElCapitanTypes,
  type Errand,
  type Event,
  errands,
  hand,
  inDeck,
  type Loan,
  type Mask,
  type Move,
  notInPlay,
  type Options,
  onDiscards,
  onDisplay,
  type PaydayLine,
  type Source,
  type Stage,
  type State,
  sources,
  stages,
  type View,
} from './state.ts';
