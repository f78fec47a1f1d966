// Kontor on this machine: sets up, builds the page and the server where they are not fresh, and runs the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { root, setUp } from './setup.mjs';

setUp();
await build('client');
await build('server');
process.env['KONTOR_CLIENT'] ??= join(root, 'client', 'dist');
process.env['KONTOR_DATA'] ??= join(root, 'data');
process.env['KONTOR_LOG'] ??= 'warn';
await import(pathToFileURL(join(root, 'dist', 'server', 'main.mjs')).href);
