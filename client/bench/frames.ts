// Frames while the board is dragged and while pieces travel, out of a trace of the browser.
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Stage } from '../test/support/browser.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly id2?: { readonly local?: string };
}

export interface Frames {
  /** For how long something moved. Only what is drawn meanwhile counts. */
  readonly seconds: number;
  readonly framesASecond: number;
  /** Milliseconds of work of the page's thread in a frame: the middle one, and that which 95 of 100 keep. */
  readonly work: number;
  readonly work95: number;
  /** The share of frames whose work alone takes longer than a sixtieth of a second. */
  readonly tooLong: number;
}

/** A sixtieth of a second, in milliseconds. */
const budget = 1000 / 60;

/** A stretch of time, in microseconds. */
type Stretch = readonly [from: number, to: number];

/** When pieces travelled: from the beginning of an animation to the end of the last that began meanwhile. */
function travels(trace: readonly TraceEvent[]): Stretch[] {
  const running = new Set<string>();
  const stretches: Stretch[] = [];
  let begun = 0;
  for (const { ph, ts, pid, id2 } of trace.filter(({ name }) => name === 'Animation').sort((a, b) => a.ts - b.ts)) {
    const key = `${pid} ${id2?.local}`;
    if (ph === 'b') {
      if (running.size === 0) begun = ts;
      running.add(key);
    } else if (ph === 'e' && running.delete(key) && running.size === 0) stretches.push([begun, ts]);
  }
  return stretches;
}

/** Sums up what the page's thread did from frame to frame while something moved: always, or while pieces travelled. */
function framesIn(trace: readonly TraceEvent[], moved: 'always' | 'travels'): Frames {
  const asked = trace.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X').sort((a, b) => a.ts - b.ts);
  // Several parts of the page may have asked for the same frame.
  const drawn = asked.filter(({ ts }, at) => at === 0 || ts - asked[at - 1]!.ts > 4000);
  const [{ pid, tid, ts: first }] = drawn as [TraceEvent, ...TraceEvent[]];
  const stretches = moved === 'always' ? [[first, drawn.at(-1)!.ts] as const] : travels(trace);
  const frames = drawn
    .slice(1)
    .map(({ ts }, at): Stretch => [drawn[at]!.ts, ts])
    .filter(([from, to]) => stretches.some(([begun, ended]) => from < ended && to > begun));
  // The first frame of a travel is the first that shows it: what is drawn anew before that is work, but no frame of it.
  const shown = frames.filter(([from]) => stretches.some(([begun, ended]) => from >= begun && from < ended));
  // The same task stands in the trace under a second name too.
  const tasks = trace.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid);
  const work = frames.map(([from, to]) => {
    const inside = tasks.filter(({ ts }) => ts >= from && ts < to);
    return inside.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000;
  });
  const sorted = [...work].sort((a, b) => a - b);
  const seconds = shown.reduce((sum, [from, to]) => sum + to - from, 0) / 1e6;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    seconds: round(seconds),
    framesASecond: round(shown.length / seconds),
    work: round(sorted[Math.floor(sorted.length / 2)]!),
    work95: round(sorted[Math.floor(sorted.length * 0.95)]!),
    tooLong: round(work.filter((time) => time > budget).length / work.length),
  };
}

/** Drags the board to and fro, a little with every frame. */
async function pan(page: Page, frames: number): Promise<void> {
  const { x, y, width, height } = (await page.locator('.surface').boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (let i = 0; i < frames; i++) await page.mouse.move(middle.x + Math.sin(i / 8) * 200, middle.y + Math.cos(i / 9) * 120);
  await page.mouse.up();
}

/** Traces the page while `act` goes on. */
async function trace(stage: Stage, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await stage.browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  });
  await act();
  const kept = await stage.browser.stopTracing();
  const file = process.env['KONTOR_TRACE'];
  if (file !== undefined) writeFileSync(file, kept);
  return (JSON.parse(kept.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/**
 * The board is dragged; then a replay plays by itself, and at last both at once. Frames are asked for all the time, so that
 * one that is missing was wanted; between two travels nothing is to be seen, and what is not drawn then is not missed.
 */
export async function traceFrames(stage: Stage, page: Page, replay: string): Promise<Record<string, Frames>> {
  await page.goto(stage.address() + replay);
  await page.waitForSelector('.scrubber');
  await page.evaluate(() => {
    const step = () => requestAnimationFrame(step);
    step();
  });
  for (let i = 0; i < 3; i++) await page.locator('.zoom-buttons button').first().click();
  const panning = await trace(stage, page, () => pan(page, 120));
  await page.locator('.scrubber [aria-pressed]').click();
  const animating = await trace(stage, page, () => page.waitForTimeout(5000));
  const both = await trace(stage, page, () => pan(page, 240));
  return {
    panning: framesIn(panning, 'always'),
    animating: framesIn(animating, 'travels'),
    both: framesIn(both, 'always'),
  };
}
