// What the page costs: `npm run bench:client [-- game ...]`. Script, the time until it is usable on a middling phone, how soon
// a local move shows, frames while panning and animating. KONTOR_TRACE=<file> keeps the last trace.
import { writeResults } from '../../bench/src/results.ts';
import { games, openStage, phone } from '../test/support/browser.ts';
import { putSaves, situationsOf } from '../test/support/situations.ts';
import { traceFrames } from './frames.ts';
import { scriptOf, usableAfter } from './load.ts';
import { moveShownAfter } from './moves.ts';

const bars = {
  'script before the first screen, kB': 200,
  'script with the game opened, kB': 350,
  'usable on a middling phone, ms': 2000,
  'a local move shows (median), ms': 100,
  'a local move shows (95 of 100), ms': 100,
  'frames too long while panning, %': 1,
  'frames too long while animating, %': 5,
};
/** A sixtieth of a second each, and a little for the clock's own grain. */
const steadyRate = 58;

const wanted = process.argv.slice(2);
const stage = await openStage();
const results: Record<string, Record<string, unknown>> = {};
let isKept = true;

function report(what: string, name: keyof typeof bars, value: number): void {
  const bar = bars[name];
  const holds = value <= bar;
  isKept &&= holds;
  results[what] = { ...results[what], [name]: Math.round(value * 10) / 10 };
  console.log(
    `${what.padEnd(12)} ${name.padEnd(38)} ${value.toFixed(1).padStart(8)}  bar ${String(bar).padStart(4)}  ${holds ? 'kept' : 'BROKEN'}`,
  );
}

const times: number[] = [];
for (let turn = 0; turn < 5; turn++) times.push(await usableAfter(stage, phone));
report('landing', 'usable on a middling phone, ms', times.sort((a, b) => a - b)[2]!);
for (const game of wanted.length > 0 ? wanted : games) {
  const { first, opened } = await scriptOf(stage, game);
  report(game, 'script before the first screen, kB', first);
  report(game, 'script with the game opened, kB', opened);
  const saves = await situationsOf(game, [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85]);
  const page = await stage.visit({ reducedMotion: 'no-preference' });
  await putSaves(page, saves);
  const open = saves.filter(({ isOver }) => !isOver).map(({ id }) => `/local/${id}`);
  const shown = await moveShownAfter(stage, page, open);
  report(game, 'a local move shows (median), ms', shown.median);
  report(game, 'a local move shows (95 of 100), ms', shown.most);
  const traces = await traceFrames(stage, page, `/replay/local/${game}-end?move=40&seat=0`);
  report(game, 'frames too long while panning, %', 100 * traces['panning']!.tooLong);
  report(game, 'frames too long while animating, %', 100 * traces['animating']!.tooLong);
  for (const [what, { framesASecond, work, work95 }] of Object.entries(traces)) {
    const holds = framesASecond >= steadyRate;
    isKept &&= holds;
    const verdict = holds ? 'kept' : 'BROKEN';
    console.log(
      `${game.padEnd(12)} ${`frames a second, ${what}`.padEnd(38)} ${framesASecond.toFixed(1).padStart(8)}  bar ${String(steadyRate).padStart(4)}  ${verdict}`,
    );
    console.log(`${''.padEnd(13)}with ${work} ms of work in a frame, ${work95} ms in 95 of 100`);
  }
  results[game] = { ...results[game], moves: shown.moves, traces };
  await page.context().close();
}
for (const complaint of stage.complaints()) console.log(complaint);
await stage.close();
console.log(writeResults('client', { bars: { ...bars, 'frames a second, at least': steadyRate }, results }));
process.exit(isKept ? 0 : 1);
