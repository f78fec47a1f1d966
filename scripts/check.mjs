// The quick look: types, lint, dependency rules, rule coverage and the quick tests. `npm test` runs the same and everything else.
import { run, say, setUp } from './setup.mjs';

export function checkStatics() {
  say('formatting and lint');
  run('npx', ['biome', 'check', '--error-on-warnings', '.']);
  say('types');
  for (const part of ['pure', 'node', 'web']) run('npx', ['tsc', '-p', `tsconfig.${part}.json`]);
  say('dependency directions');
  run('npx', [
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
    'engine',
    'bots',
    'protocol',
    'table',
    'server',
    'client',
    'cli',
    'games',
  ]);
  say('rules and their tests');
  run('node', ['scripts/run-kontor.mjs', 'rules']);
}

if (import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  setUp();
  checkStatics();
  say('quick tests');
  run('npx', ['vitest', 'run'], { env: { ...process.env, KONTOR_QUICK: '1' } });
}
