import { defineConfig } from 'vitest/config';

// Tests named *.full.test.ts take long (law suites over many games, real servers, browsers): `npm test` runs them,
// `npm run check` leaves them out.
const full = ['**/*.full.test.ts'];
const outside = ['**/node_modules/**', '**/dist/**', '.kontor/**'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: process.env['KONTOR_QUICK'] ? [...outside, ...full] : outside,
    maxWorkers: '100%',
    testTimeout: 300_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
