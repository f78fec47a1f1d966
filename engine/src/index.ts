// The door of the engine: everything a game, a bot, a server or a page may use.
export { canonicalJson, hashOf, sameData } from './canonical.ts';
export {
  type Chance,
  ChanceScriptError,
  type ChanceState,
  chanceState,
  noChance,
  RecordingChance,
  ScriptedChance,
  SeededChance,
  shuffle,
} from './chance.ts';
export { type Bag, bagSize, drawFromBag, pourBag } from './collections/bag.ts';
export { drawFromPile } from './collections/pile.ts';
export { type Edition, type EditionTag, type Origin, originSchema, type Provenance, provenances } from './edition.ts';
export { InputError } from './errors.ts';
export type {
  Decision,
  GameBox,
  GameDefinition,
  GameTypes,
  Measures,
  Outside,
  Refusal,
  SituationForm,
  Standing,
  Table,
} from './game.ts';
export { parseInput, parseJson } from './input.ts';
export type { Actor, Barrier, LogEntry } from './match/log.ts';
export { type Heard, Match, type MatchPoint, type MatchStart } from './match/match.ts';
export { type RefusalReason, type Refused, refusals, type Taken, type Verdict } from './match/verdict.ts';
export { editionFile, type Game, openGame, parseEdition } from './open.ts';
export {
  checkSeatCount,
  type OptionSpec,
  type OptionTable,
  optionCombinations,
  optionsApart,
  parseOptions,
} from './options.ts';
export { type Position, type PositionFile, positionFormat, positionGameId, readPosition, writePosition } from './position.ts';
export {
  type ReadChoices,
  type ReadRecord,
  type RecordChoices,
  type RecordedMove,
  type RecordFile,
  readRecord,
  recordFormat,
  recordGameId,
  recordOf,
  type SeatLabel,
} from './record.ts';
export { type Migration, type SaveFormat, seal, unseal } from './save.ts';
export { type BySeat, clockwiseFrom, leftOf, rightOf, type Seat, seat, seatsOf, type Viewer } from './seat.ts';
export {
  type Audience,
  type HiddenCounts,
  hiddenCounts,
  isRevealed,
  maySee,
  type VisibilityTable,
  type Zone,
} from './visibility.ts';
