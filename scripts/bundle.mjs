// Bundles TypeScript for Node: the project's own packages go in, packages from the registry stay outside.
import { mkdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { rolldown } from 'rolldown';

const isOutside = (id) =>
  id.startsWith('node:') ||
  builtinModules.includes(id) ||
  (/^[^./\0]/.test(id) && !id.startsWith('@kontor/') && !id.startsWith('/'));

export async function bundle(input, dir) {
  mkdirSync(dir, { recursive: true });
  const build = await rolldown({ input, platform: 'node', external: isOutside, logLevel: 'warn' });
  await build.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunks/[name]-[hash].mjs',
    sourcemap: true,
  });
  await build.close();
}
