// Kontor's own server as `npm start` runs it, with threads and the embedded database, except that chance can be foretold.
import { readConfig } from '../../../server/src/config.ts';
import { startServer } from '../../../server/src/server.ts';
import { chanceAt } from './script.ts';

const config = readConfig(process.argv.slice(2), process.env);
if (config === 'help') throw new Error('this server takes the settings of npm start');
const threads = {
  bots: new URL('./bot-worker.mjs', import.meta.url),
  storage: new URL('./storage-worker.mjs', import.meta.url),
};
const { address } = await startServer(config, { threads, chance: chanceAt });
process.stdout.write(`Kontor listens on ${address}\n`);
