// The door of the bots.
export {
  type Bot,
  type BotHost,
  type BotName,
  type Budget,
  baselines,
  type Candidate,
  type Knowledge,
  type Level,
  levels,
  type StopSignal,
  type ThinkRequest,
  type Thought,
} from './contract.ts';
