// Runs a benchmark: node bench/run.mjs [engine|server|mcts|search] [arguments]. Peers are installed into this folder on first use.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { run, say, setUp } from '../scripts/setup.mjs';

setUp();
const folder = fileURLToPath(new URL('.', import.meta.url));
const [first, ...rest] = process.argv.slice(2);
const named = first !== undefined && !first.startsWith('-');
const name = named ? first : 'engine';
const entry = join(folder, 'src', name, 'main.ts');
if (!existsSync(entry)) {
  console.error(`kontor: there is no benchmark '${name}'`);
  process.exit(2);
}
if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) {
  say('installing the peers to measure against');
  run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], { cwd: folder });
}
process.env['NODE_ENV'] = 'production';
const { bundle } = await import('../scripts/bundle.mjs');
await bundle({ [name]: entry }, join(folder, 'dist'));
process.argv = [process.argv[0], entry, ...(named ? rest : process.argv.slice(2))];
await import(pathToFileURL(join(folder, 'dist', `${name}.mjs`)).href);
