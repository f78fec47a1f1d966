import { defineConfig } from 'vite';
import { offline } from './build-offline.ts';

// The page is built from the sources of all packages; games come as their own chunks, loaded when they are opened.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [offline],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 2048, chunkSizeWarningLimit: 400 },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
