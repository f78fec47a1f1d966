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
  const worker = new URL('./bot-worker.mjs', import.meta.url);
  const server = await startServer(config, existsSync(worker) ? { worker } : {});
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

main().catch((error: unknown) => {
  const message =
    error instanceof BadSetting
      ? `${error.message}\n\n${usage}`
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
