// What the page costs: `npm run bench:client [-- game ...]`. Script, the time until it is usable on a middling phone, how soon
// a local move shows, frames while panning and animating. KONTOR_TRACE=<file> keeps the last trace.
import { writeResults } from '../../bench/src/results.ts';
import { games, openStage, phone } from '../test/support/browser.ts';
import { putSaves, situationsOf } from '../test/support/situations.ts';
import { traceFrames } from './frames.ts';
import { scriptOf, usableAfter } from './load.ts';
import { moveShownAfter } from './moves.ts';

const limits = {
  'script before the first screen, kB': 200,
  'script with the game opened, kB': 350,
  'usable on a middling phone, ms': 2000,
  'a local move shows, ms': 100,
  'frames too long while panning, %': 1,
  'frames too long while animating, %': 5,
};

const wanted = process.argv.slice(2);
const stage = await openStage();
const results: Record<string, Record<string, unknown>> = {};
let isKept = true;

function report(what: string, name: keyof typeof limits, value: number): void {
  const limit = limits[name];
  const isOver = value > limit;
  isKept &&= !isOver;
  results[what] = { ...results[what], [name]: Math.round(value * 10) / 10 };
  console.log(`${what.padEnd(12)} ${name.padEnd(38)} ${value.toFixed(1).padStart(8)}  of ${limit}${isOver ? '   OVER' : ''}`);
}

for (let turn = 0; turn < 3; turn++) {
  const time = await usableAfter(stage, phone);
  if (turn === 2) report('landing', 'usable on a middling phone, ms', time);
}
for (const game of wanted.length > 0 ? wanted : games) {
  const { first, opened } = await scriptOf(stage, game);
  report(game, 'script before the first screen, kB', first);
  report(game, 'script with the game opened, kB', opened);
  const saves = await situationsOf(game, [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85]);
  const page = await stage.visit({ reducedMotion: 'no-preference' });
  await putSaves(page, saves);
  const open = saves.filter(({ isOver }) => !isOver).map(({ id }) => `/local/${id}`);
  report(game, 'a local move shows, ms', await moveShownAfter(stage, page, open));
  const traces = await traceFrames(stage, page, `/replay/local/${game}-end?move=40&seat=0`, process.env['KONTOR_TRACE']);
  report(game, 'frames too long while panning, %', 100 * traces['panning']!.tooLong);
  report(game, 'frames too long while animating, %', 100 * traces['animating']!.tooLong);
  results[game] = { ...results[game], traces };
  console.log(traces);
  await page.context().close();
}
for (const complaint of stage.complaints()) console.log(complaint);
await stage.close();
console.log(writeResults('client', { limits, results }));
process.exit(isKept ? 0 : 1);
