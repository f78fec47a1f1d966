// The checks of the build must be able to fail: each is shown a file that breaks its rule.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A small copy of the project's layout with one file in it, and the checks' own settings. */
function projectWith(files: Record<string, string>): string {
  mkdirSync(join(root, '.kontor'), { recursive: true });
  const folder = mkdtempSync(join(root, '.kontor', 'check-'));
  folders.push(folder);
  for (const name of [
    'biome.json',
    '.dependency-cruiser.mjs',
    'tsconfig.base.json',
    'tsconfig.pure.json',
    'package.json',
    'scripts/lint',
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

function runIn(folder: string, command: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', command), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('the ban on clocks, chance and output in the pure parts', () => {
  const uses = {
    chance: ['Math.random()', /Math\.random is not for them/],
    clock: ['Date.now()', /Time comes into/],
    timer: ['setTimeout(() => 0, 1)', /no timers/],
    output: ['console.log(1)', /noConsole/],
  } as const;
  const places = ['engine/src', 'bots/src', 'protocol/src', 'games/wharf/rules', 'games/wharf/bot', 'server/src'];
  const samples = places.flatMap((place) => Object.entries(uses).map(([name, [use]]) => [`${place}/${name}.ts`, use] as const));
  let found = '';
  beforeAll(() => {
    const files = samples.map(([path, use]) => [path, `export const value = (): unknown => ${use};\n`]);
    const { status, output } = runIn(projectWith(Object.fromEntries(files)), 'biome', 'lint', '--max-diagnostics=none', '.');
    expect(status).not.toBe(0);
    found = output;
  });

  /** What is said of one file, from its name to the next one's. */
  const saidOf = (path: string): string =>
    found
      .split(/^(?=\S+\.ts\b)/m)
      .filter((part) => part.startsWith(path))
      .join('');

  test.each(places.filter((place) => place !== 'server/src'))('finds each in %s', (place) => {
    for (const [name, [, words]] of Object.entries(uses)) expect(saidOf(`${place}/${name}.ts`)).toMatch(words);
  });

  test('lets the server have a clock', () => {
    expect(found).not.toContain('server/src');
  });
});

describe('dependency directions', () => {
  const module = 'export const value = 1;\n';
  const using = (path: string) => `export { value as other } from '${path}';\n`;
  const sound = {
    'engine/src/index.ts': module,
    'bots/src/index.ts': module,
    'client/src/index.ts': module,
    'games/one/rules/index.ts': using('../../../engine/src/index.ts'),
    'games/one/bot/index.ts': using('../rules/index.ts'),
    'games/one/ui/index.ts': module,
    'games/two/rules/index.ts': module,
  };
  const cruise = (files: Record<string, string>) => {
    const tops = [...new Set(Object.keys(files).map((name) => name.split('/')[0]!))];
    return runIn(projectWith(files), 'depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...tops);
  };

  /** The rule that is broken, the file that breaks it, and what is in the file. */
  const faults = [
    ['engine-uses-nothing', 'engine/src/uses-bots.ts', using('../../bots/src/index.ts')],
    ['bots-use-engine', 'bots/src/uses-a-game.ts', using('../../games/one/rules/index.ts')],
    ['protocol-uses-engine', 'protocol/src/uses-bots.ts', using('../../bots/src/index.ts')],
    ['rules-use-engine', 'games/one/rules/uses-another-game.ts', using('../../two/rules/index.ts')],
    ['rules-use-engine', 'games/one/rules/uses-its-bot.ts', using('../bot/index.ts')],
    ['rules-use-engine', 'games/one/rules/uses-a-side-door.ts', using('../../../engine/src/uses-bots.ts')],
    ['bot-uses-own-rules', 'games/one/bot/uses-another-game.ts', using('../../two/rules/index.ts')],
    ['ui-uses-own-rules', 'games/one/ui/uses-its-bot.ts', using('../bot/index.ts')],
    ['texts-use-own-rules', 'games/one/ui/texts/uses-its-ui.ts', using('../index.ts')],
    ['registry-uses-doors', 'games/registry.ts', using('./one/ui/index.ts')],
    ['server-uses', 'server/src/uses-client.ts', using('../../client/src/index.ts')],
    ['server-uses', 'server/src/uses-ui.ts', using('../../games/one/ui/index.ts')],
    ['client-uses', 'client/src/uses-rules.ts', using('../../games/one/rules/index.ts')],
    ['cli-uses', 'cli/src/uses-client.ts', using('../../client/src/index.ts')],
    ['table-uses-engine', 'table/src/uses-a-game.ts', using('../../games/one/rules/index.ts')],
    ['no-cycles', 'engine/src/about.ts', using('./round.ts')],
    ['no-cycles', 'engine/src/a.ts', "import type { B } from './b.ts';\nexport type A = { b: B };\n"],
    ['no-orphans', 'engine/src/alone.ts', module],
    ['pure-parts-know-no-machine', 'engine/src/reads-files.ts', "export { readFileSync } from 'node:fs';\n"],
    ['resolvable', 'engine/src/misses.ts', using('./missing.ts')],
  ] as const;
  const halves = {
    'engine/src/round.ts': using('./about.ts'),
    'engine/src/b.ts': "import type { A } from './a.ts';\nexport type B = { a: A };\n",
  };
  let found = '';
  beforeAll(() => {
    const { status, output } = cruise({
      ...sound,
      ...halves,
      ...Object.fromEntries(faults.map(([, path, text]) => [path, text])),
    });
    expect(status).not.toBe(0);
    found = output;
  });

  test.each(faults)('%s can fail: %s', (rule, path) => {
    expect(found).toContain(`error ${rule}: ${path}`);
  });

  test('every rule is among those that were shown to fail', async () => {
    const path = join(root, '.dependency-cruiser.mjs');
    const { default: config }: { default: { forbidden: { name: string }[] } } = await import(path);
    expect([...new Set(faults.map(([rule]) => rule))].sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
  });

  test('a sound layout passes', () => {
    const { status, output } = cruise(sound);
    expect(output).toContain('no dependency violations');
    expect(status).toBe(0);
  });
});

test('the compiler knows no browser and no Node in the pure parts', () => {
  const folder = projectWith({ 'engine/src/index.ts': 'export const title: string = document.title + process.version;\n' });
  const { status, output } = runIn(folder, 'tsc', '-p', 'tsconfig.pure.json');
  expect(output).toContain("'document'");
  expect(output).toContain("'process'");
  expect(status).not.toBe(0);
});
