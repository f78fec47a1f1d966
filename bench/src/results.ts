// Results are kept with the day they were taken on and the machine's kind.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** Writes a dated JSON file into `bench/results` and returns its name. */
export function writeResults(name: string, results: object): string {
  const folder = join(process.cwd(), 'bench', 'results');
  const day = new Date().toISOString().slice(0, 10);
  mkdirSync(folder, { recursive: true });
  const file = `${name}-${day}.json`;
  const machine = { node: process.version, processor: cpus()[0]?.model.trim() ?? 'unknown', cores: cpus().length };
  writeFileSync(join(folder, file), `${JSON.stringify({ benchmark: name, day, machine, ...results }, null, 2)}\n`);
  return `bench/results/${file}`;
}
