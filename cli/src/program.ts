// The command line: which commands there are, and how they end.
import { InputError } from '@kontor/engine';
import { Command, CommanderError } from 'commander';
import { registerAnalyse } from './commands/analyse.ts';
import { registerArena } from './commands/arena.ts';
import { registerEdition } from './commands/edition.ts';
import { registerMoves } from './commands/moves.ts';
import { registerPlay } from './commands/play.ts';
import { registerReplay } from './commands/replay.ts';
import { registerRules } from './commands/rules.ts';
import { registerSimulate } from './commands/simulate.ts';
import { registerTune } from './commands/tune.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { UsageError } from './usage.ts';

const examples = `
Examples:
  kontor play wharf --against merchant,merchant
  kontor simulate el-capitan --players 4 --games 1000 --seed 1
  kontor replay game.json
  kontor moves position.json --apply moves.json
  kontor edition altiplano --out my-altiplano.json`;

function createProgram(terminal: Terminal): Command {
  const program = new Command('kontor')
    .description('Play, simulate and study Valparaíso, El Capitán and Altiplano from the terminal.')
    .addHelpText('after', examples)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text.trimEnd()), writeErr: () => undefined });
  for (const register of [
    registerPlay,
    registerArena,
    registerAnalyse,
    registerTune,
    registerSimulate,
    registerReplay,
    registerMoves,
    registerEdition,
    registerRules,
  ])
    register(program, terminal);
  return program;
}

/** Runs one command line and returns its exit code: 0 done, 1 failed, 2 not used rightly. */
export async function runCommandLine(args: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const program = createProgram(terminal);
  for (const command of program.commands) command.exitOverride().configureOutput(program.configureOutput());
  try {
    process.exitCode = 0;
    if (args.length === 0) {
      terminal.out(program.helpInformation().trimEnd() + examples);
      return 0;
    }
    await program.parseAsync([...args], { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      terminal.err(
        `kontor: ${error.message
          .replace(/^error: /, '')
          .replace(/\.$/, '')
          .replaceAll('\n', ' ')}; 'kontor --help' shows how\n`,
      );
      return 2;
    }
    if (error instanceof UsageError || error instanceof InputError) {
      terminal.err(`kontor: ${error.message}\n`);
      return 2;
    }
    throw error;
  }
}
