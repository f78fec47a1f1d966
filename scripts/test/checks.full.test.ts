// The checks of the build must be able to fail: each is shown a file that breaks its rule.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

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
  const sample = {
    'Math.random()': /Math\.random is not for them/,
    'Date.now()': /Time comes into/,
    'setTimeout(() => 0, 1)': /no timers/,
    'console.log(1)': /noConsole/,
  };
  const places = ['engine/src/sample.ts', 'bots/src/sample.ts', 'games/wharf/rules/sample.ts', 'games/wharf/bot/sample.ts'];
  test.each(places)('finds each in %s', (place) => {
    for (const [use, words] of Object.entries(sample)) {
      const { status, output } = runIn(
        projectWith({ [place]: `export const value = (): unknown => ${use};\n` }),
        'biome',
        'lint',
        '.',
      );
      expect(output).toMatch(words);
      expect(status).not.toBe(0);
    }
  });

  test('lets the server have a clock', () => {
    expect(
      runIn(projectWith({ 'server/src/sample.ts': 'export const value = (): number => Date.now();\n' }), 'biome', 'lint', '.')
        .status,
    ).toBe(0);
  });
});

describe('dependency directions', () => {
  const cruise = (files: Record<string, string>) => {
    const tops = [...new Set(Object.keys(files).map((name) => name.split('/')[0]!))];
    return runIn(projectWith(files), 'depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...tops);
  };
  const module = 'export const value = 1;\n';
  const using = (path: string) => `export { value as other } from '${path}';\n`;

  test.each([
    ['engine-uses-nothing', { 'engine/src/index.ts': using('../../bots/src/index.ts'), 'bots/src/index.ts': module }],
    ['rules-use-engine', { 'games/one/rules/index.ts': using('../../two/rules/index.ts'), 'games/two/rules/index.ts': module }],
    ['rules-use-engine', { 'games/one/rules/index.ts': using('../bot/index.ts'), 'games/one/bot/index.ts': module }],
    ['rules-use-engine', { 'games/one/rules/index.ts': using('../../../engine/src/match.ts'), 'engine/src/match.ts': module }],
    ['bot-uses-own-rules', { 'games/one/bot/index.ts': using('../../two/rules/index.ts'), 'games/two/rules/index.ts': module }],
    ['server-uses', { 'server/src/index.ts': using('../../client/src/index.ts'), 'client/src/index.ts': module }],
    ['server-uses', { 'server/src/index.ts': using('../../games/one/ui/index.ts'), 'games/one/ui/index.ts': module }],
    ['table-uses-engine', { 'table/src/index.ts': using('../../games/one/rules/index.ts'), 'games/one/rules/index.ts': module }],
    ['no-cycles', { 'engine/src/index.ts': using('./other.ts'), 'engine/src/other.ts': using('./index.ts') }],
    [
      'no-cycles',
      {
        'engine/src/index.ts': "import type { B } from './b.ts';\nexport type A = { b: B };\n",
        'engine/src/b.ts': "import type { A } from './index.ts';\nexport type B = { a: A };\n",
      },
    ],
    ['pure-parts-know-no-machine', { 'engine/src/index.ts': "export { readFileSync } from 'node:fs';\n" }],
    ['resolvable', { 'engine/src/index.ts': using('./missing.ts') }],
  ])('%s can fail', (rule, files) => {
    const { status, output } = cruise(files);
    expect(output).toContain(rule);
    expect(status).not.toBe(0);
  });

  test('a sound layout passes', () => {
    const { status, output } = cruise({
      'engine/src/index.ts': module,
      'games/one/rules/index.ts': using('../../../engine/src/index.ts'),
      'games/one/bot/index.ts': using('../rules/index.ts'),
    });
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
