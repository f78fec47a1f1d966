// The door of the command line, for tests.
export { runCommandLine } from './program.ts';
export { type Coverage, citedRules, coverageOf, statedRules } from './rules/coverage.ts';
export type { Terminal } from './terminal.ts';
