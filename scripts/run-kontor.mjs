// The command line from the sources: sets up and builds what is missing, then hands over.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { root, setUp } from './setup.mjs';

setUp();
await build('cli');
await import(pathToFileURL(join(root, 'dist', 'cli', 'main.mjs')).href);
