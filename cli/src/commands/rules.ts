// kontor rules: how many of each game's numbered rules a test shows, and which none does.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@kontor/games';
import type { Command } from 'commander';
import { projectRoot } from '../project.ts';
import { columns, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage.ts';

export function registerRules(program: Command, terminal: Terminal): void {
  program
    .command('rules')
    .description("say for each game how many of its numbered rules are shown by a test; fails where one isn't")
    .action(() => rules(terminal));
}

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

async function rules(terminal: Terminal): Promise<void> {
  const { coverageOf } = await import('../rules/coverage.ts');
  const results = Object.keys(games).map((game) => {
    const folder = join(projectRoot, 'games', game);
    const file = join(folder, 'RULES.md');
    if (!existsSync(file)) throw new UsageError(`the game '${game}' has no RULES.md`);
    return coverageOf(game, readFileSync(file, 'utf8'), testFiles(join(folder, 'rules', 'test')));
  });
  terminal.out(
    columns([
      ['game', 'rules', 'covered'],
      ...results.map(({ game, stated, uncited }) => [game, String(stated.length), String(stated.length - uncited.length)]),
    ]),
  );
  const faults = results.flatMap(({ game, uncited, unknown, twice, stated }) => [
    ...(stated.length === 0 ? [`${game}: RULES.md states no numbered rule`] : []),
    ...(uncited.length > 0 ? [`${game}: no test cites ${uncited.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`${game}: tests cite ${unknown.join(', ')}, which RULES.md does not state`] : []),
    ...(twice.length > 0 ? [`${game}: RULES.md states ${twice.join(', ')} twice`] : []),
  ]);
  if (faults.length === 0) return;
  terminal.err(`\n${faults.join('\n')}\n`);
  process.exitCode = 1;
}
