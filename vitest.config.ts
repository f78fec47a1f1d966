import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests named *.full.test.ts take long (law suites over many games, real servers, browsers): `npm test` runs them,
// `npm run check` leaves them out.
const isQuick = Boolean(process.env['KONTOR_QUICK']);
const outside = ['**/node_modules/**', '**/dist/**', '.kontor/**', ...(isQuick ? ['**/*.full.test.ts'] : [])];

const all = ['**/test/**/*.test.ts'];
/** Tests that open no socket and start no process: in the quick run they share their modules. */
const pure = '{engine,bots,protocol,table,games,client/src}/**/test/**/*.test.ts';

/** The longest files come first, so that no worker is left alone with one at the end: browsers, killed servers, laws. */
const longest = ['client/test/', 'server/test/kill', '/laws', '.full.test.ts'];
const rank = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((part) => moduleId.includes(part));
  return found < 0 ? longest.length : found;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    exclude: outside,
    sequence: { sequencer: LongestFirst },
    // One more than cores: browsers and servers leave their test waiting.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // What is polled comes when it comes: on a machine with more to do than cores a second is not long.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default'],
    ...(isQuick
      ? {
          projects: [
            { extends: true, test: { name: 'pure', include: [pure], isolate: false } },
            { extends: true, test: { name: 'machine', include: all, exclude: [...outside, pure] } },
          ],
        }
      : { include: all }),
  },
});
