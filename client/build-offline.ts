/// <reference types="node" />
// Adds to a build what lets the page open without a connection: all its files in one, and the worker that keeps them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import type { PackEntry } from './src/offline/pack.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function packed(files: ReadonlyMap<string, Buffer>): Buffer {
  const list = [...files].map(([name, bytes]): PackEntry => {
    const type = types[extname(name)];
    if (type === undefined) throw new Error(`${name}: which type do files of this kind have?`);
    return [`/${name}`, type, bytes.length];
  });
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...files.values()]), { level: 9 });
}

/** The worker as a script by itself, which knows the name of its pack. */
async function workerFor(pack: string): Promise<string> {
  const worker = await rolldown({ input: join(import.meta.dirname, 'src', 'offline', 'service-worker.ts') });
  const { output } = await worker.generate({ format: 'iife', minify: true });
  await worker.close();
  return output[0].code.replace('__PACK__', pack);
}

export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = new Map([['icon.svg', readFileSync(join(import.meta.dirname, 'public', 'icon.svg'))]]);
      for (const name of Object.keys(bundle).sort()) {
        const file = bundle[name]!;
        if (name !== 'index.html') files.set(name, Buffer.from(file.type === 'chunk' ? file.code : file.source));
      }
      const source = packed(files);
      const pack = `assets/page-${createHash('sha256').update(source).digest('hex').slice(0, 12)}.pack`;
      this.emitFile({ type: 'asset', fileName: pack, source });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerFor(`/${pack}`) });
    },
  },
};
