// Where the time of a piece of work goes, and how much memory it asks for, as the engine under it counts.
import { type HeapProfiler, type Profiler, type Runtime, Session } from 'node:inspector/promises';

export interface Cost {
  /** Bytes asked for, counted by samples. */
  readonly bytes: number;
  /** Shares of the processor time, largest first; the collector's among them. */
  readonly shares: readonly (readonly [name: string, share: number])[];
}

export async function costOf(work: () => void): Promise<Cost> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  work();
  const { profile } = await session.post('Profiler.stop');
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: 16_384,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  work();
  const { profile: heap } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  return { bytes: bytesOf(heap.head), shares: sharesOf(profile) };
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): (readonly [string, number])[] {
  const names = new Map<number, string>();
  for (const { id, callFrame } of nodes) {
    if (!isOwn(callFrame)) names.set(id, callFrame.functionName || '(nameless)');
  }
  const times = new Map<string, number>();
  let total = 0;
  for (const [index, node] of samples.entries()) {
    const name = names.get(node);
    if (name === undefined) continue;
    times.set(name, (times.get(name) ?? 0) + timeDeltas[index]!);
    total += timeDeltas[index]!;
  }
  return [...times].map(([name, time]) => [name, time / total] as const).toSorted(([, a], [, b]) => b - a);
}

/** The profiler at its own work. */
const isOwn = ({ url, functionName }: Runtime.CallFrame): boolean =>
  url.startsWith('node:') || (url === '' && functionName === 'dispatch');

function bytesOf({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return children.reduce((sum, child) => sum + bytesOf(child), selfSize);
}
