// All tests, from nothing: installs what is missing, checks the sources, then runs every test.
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { checkStatics } from './check.mjs';
import { root, run, say, setUp } from './setup.mjs';

setUp();
ensureBrowser();
await checkStatics();
await build('client');
process.env['KONTOR_PAGE'] = join(root, 'client', 'dist');
say('tests');
run('npx', ['vitest', 'run', ...process.argv.slice(2)]);
