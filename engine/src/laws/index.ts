// The door of the law suite, for tests of games and for tools that need a random player.
export { goldenSuite, playthrough } from './golden.ts';
export { difference, type Law, LawBroken, type LawExceptions, type Situation } from './law.ts';
export { checkMatch } from './match-laws.ts';
export { playRandomMatch, type RandomMatch, randomStep, type Weigh } from './random-play.ts';
export { checkLaws, lawSuite, laws, type SuiteChoices } from './suite.ts';
