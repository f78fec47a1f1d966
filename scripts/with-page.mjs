// Runs a TypeScript file that needs a browser and the built page: node scripts/with-page.mjs <file.ts> [arguments]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { root, setUp } from './setup.mjs';

setUp();
ensureBrowser();
process.env['KONTOR_PAGE'] ??= join(root, 'client', 'dist');
if (process.env['KONTOR_PAGE'] === join(root, 'client', 'dist')) await build('client');
await import(pathToFileURL(join(root, 'scripts', 'run-ts.mjs')).href);
