// How long things take: repeated for a while, best of several rounds, so that other work on the machine counts little.
import { performance } from 'node:perf_hooks';

/** Units of work per second: runs `work` until `seconds` have passed in each of the rounds, and takes the best round. */
export function rate(work: () => number, seconds = 0.5, rounds = 3): number {
  work();
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    let units = 0;
    const started = performance.now();
    let now = started;
    while (now - started < seconds * 1000) {
      units += work();
      now = performance.now();
    }
    best = Math.max(best, (units / (now - started)) * 1000);
  }
  return best;
}

/** Microseconds for one unit, from a rate. */
export const microseconds = (perSecond: number): number => 1_000_000 / perSecond;
