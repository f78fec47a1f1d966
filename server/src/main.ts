// The process: reads its settings, says where it listens, and ends in good order.
import { existsSync } from 'node:fs';
import { BadSetting, readConfig, usage } from './config.ts';
import { startServer } from './server.ts';

async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') {
    process.stdout.write(usage);
    return;
  }
  const [bots, storage] = [new URL('./bot-worker.mjs', import.meta.url), new URL('./storage-worker.mjs', import.meta.url)];
  const server = await startServer(config, existsSync(bots) && existsSync(storage) ? { threads: { bots, storage } } : {});
  process.stdout.write(`Kontor listens on ${server.address}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** What went wrong, in words for whoever started the server. */
function explain(error: unknown): string {
  if (error instanceof BadSetting) return `${error.message}\n\n${usage}`;
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as Error & { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `kontor: port ${port} is taken by another program; name a free one, such as: npm start -- --port 8081`;
  if (code === 'EACCES') return `kontor: this user may not listen there or write there: ${error.message}`;
  return error.stack ?? error.message;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(error instanceof BadSetting ? 2 : 1);
});
