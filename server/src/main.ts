// The process: reads its settings, says where it listens, and ends in good order.
import { existsSync } from 'node:fs';
import { BadSetting, readConfig, usage } from './config.ts';
import { NotStored } from './http/not-stored.ts';
import { startServer } from './server.ts';
import { NewerDatabase } from './storage/database.ts';
import { FolderInUse } from './storage/lock.ts';

async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') {
    process.stdout.write(usage);
    return;
  }
  const [bots, storage] = [new URL('./bot-worker.mjs', import.meta.url), new URL('./storage-worker.mjs', import.meta.url)];
  const server = await startServer(config, existsSync(bots) && existsSync(storage) ? { threads: { bots, storage } } : {});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  process.stdout.write(`Kontor listens on ${server.address}\n`);
}

/** What went wrong and what would be right, in words for whoever started the server. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BadSetting) return `${error.message} (--help tells of all settings)`;
  if (error instanceof NewerDatabase || error instanceof NotStored || error instanceof FolderInUse) return error.message;
  const { code, port } = error as Error & { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `port ${port} is taken by another program; name a free one, such as: npm start -- --port 8081`;
  if (code === 'EACCES')
    return `this user may not listen on port ${port}; name one from 1024 on, such as: npm start -- --port 8081`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `this machine has no such address (${error.message}); --host takes one of its own, such as 127.0.0.1, or 0.0.0.0 for all`;
  return error.stack ?? error.message;
}

main().catch((error: unknown) => {
  process.stderr.write(`kontor: ${explain(error)}\n`);
  process.exit(1);
});
