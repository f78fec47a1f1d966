// The door of the bots.
export { createBot, type OwnBudget, ownBudgets } from './bots.ts';
export {
  type Bot,
  type BotHost,
  type BotModule,
  type BotName,
  type Budget,
  baselines,
  type Candidate,
  type Clock,
  type Knowledge,
  type Level,
  levels,
  type StopSignal,
  type ThinkRequest,
  type Thought,
  type Weights,
} from './contract.ts';
export { beginsTimer, courtesy } from './courtesy.ts';
export { type Answer, answer, replace, timeFor } from './host.ts';
export { bestRated } from './ratings.ts';
export { type Approach, search } from './search.ts';
export { sharesOf, sharesOfScores, sharesOfStandings } from './shares.ts';
