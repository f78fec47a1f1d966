// All tests, from nothing: installs what is missing, checks the sources, then runs every test.
import { ensureBrowser } from './browser.mjs';
import { checkStatics } from './check.mjs';
import { run, say, setUp } from './setup.mjs';

setUp();
ensureBrowser();
await checkStatics();
say('tests');
run('npx', ['vitest', 'run', ...process.argv.slice(2)]);
