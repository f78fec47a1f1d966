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
  readonly args: { readonly name?: string };
}

interface Frames {
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

/** Sums up what the page's thread did from frame to frame. */
function framesIn(trace: readonly TraceEvent[]): Frames {
  const asked = trace.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X').sort((a, b) => a.ts - b.ts);
  // Several parts of the page may have asked for the same frame.
  const drawn = asked.filter(({ ts }, at) => at === 0 || ts - asked[at - 1]!.ts > 4000);
  const [{ pid, tid }, ...next] = drawn as [TraceEvent, ...TraceEvent[]];
  // The same task stands in the trace under a second name too.
  const tasks = trace.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid);
  const work = next.map(({ ts }, at) => {
    const inside = tasks.filter((task) => task.ts >= drawn[at]!.ts && task.ts < ts);
    return inside.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000;
  });
  const sorted = [...work].sort((a, b) => a - b);
  const seconds = (drawn.at(-1)!.ts - drawn[0]!.ts) / 1e6;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    seconds: round(seconds),
    framesASecond: round(next.length / seconds),
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
async function trace(stage: Stage, page: Page, file: string | undefined, act: () => Promise<void>): Promise<Frames> {
  await stage.browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  });
  await act();
  const kept = await stage.browser.stopTracing();
  if (file !== undefined) writeFileSync(file, kept);
  return framesIn((JSON.parse(kept.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
}

/** The board is dragged; then a replay plays by itself, and at last both at once. */
export async function traceFrames(stage: Stage, page: Page, replay: string, file?: string): Promise<Record<string, Frames>> {
  await page.goto(stage.address() + replay);
  await page.waitForSelector('.scrubber');
  await page.evaluate(() => {
    const step = () => requestAnimationFrame(step);
    step();
  });
  for (let i = 0; i < 3; i++) await page.locator('.zoom-buttons button').first().click();
  const panning = await trace(stage, page, undefined, () => pan(page, 120));
  await page.locator('.scrubber [aria-pressed]').click();
  const animating = await trace(stage, page, undefined, () => page.waitForTimeout(5000));
  const both = await trace(stage, page, file, () => pan(page, 240));
  return { panning, animating, both };
}
