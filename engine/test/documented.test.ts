// Every export of the engine, and of its law suite, is documented in one to three lines.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** The exports of a source that have no comment right above them, or a longer one than three lines. A law's claim is its comment. */
function undocumented(text: string): string[] {
  const exported =
    /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (?:abstract )?(?:class|const|function\*?|interface|type) (\w+)(?!\w|: Law\b)/gm;
  return [...text.matchAll(exported)]
    .filter(
      ([, comment]) =>
        comment === undefined ||
        comment
          .replace(/^\s*(\/\*\*|\*\/)\n/gm, '')
          .trimEnd()
          .split('\n').length > 3,
    )
    .map(([, , name]) => name!);
}

test('the check finds what is not documented', () => {
  expect(undocumented('export const a = 1;\n/** Said. */\nexport const b = 2;\n')).toEqual(['a']);
});

test.each(files)('%s documents its exports', (file) => {
  expect(undocumented(readFileSync(`${sources}/${file}`, 'utf8'))).toEqual([]);
});
