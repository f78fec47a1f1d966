// Runs one TypeScript file with Node: node scripts/run-ts.mjs <file.ts> [arguments]
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/run-ts.mjs <file.ts> [arguments]');
  process.exit(2);
}
const name = basename(file).replace(/\.ts$/, '');
const out = join(root, '.kontor', 'run', `${name}-${process.pid}`);
await bundle({ [name]: resolve(file) }, out);
process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(join(out, `${name}.mjs`)).href);
