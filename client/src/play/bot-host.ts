// The page's end of the bots' worker.
import type { BotHost, ThinkRequest, Thought } from '@kontor/bots';

type Answered = Thought<{ readonly type: string }> & { readonly fault?: string };
type Reply = { readonly id: number; readonly thought: Answered } | { readonly id: number; readonly failed: string };

/** Bots in a Web Worker, which starts with the first question. */
export function workerBotHost(): BotHost {
  const open = new Map<number, { resolve: (thought: Answered) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let asked = 0;
  const start = (): Worker => {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', (event: MessageEvent<Reply>) => {
      const waiting = open.get(event.data.id);
      open.delete(event.data.id);
      if ('thought' in event.data) waiting?.resolve(event.data.thought);
      else waiting?.reject(new Error(event.data.failed));
    });
    started.addEventListener('error', () => {
      for (const { reject } of open.values()) reject(new Error('the bots could not start'));
      open.clear();
      worker = undefined;
    });
    return started;
  };
  return {
    think(request: ThinkRequest) {
      worker ??= start();
      const id = ++asked;
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject });
        worker!.postMessage({ id, request });
      });
    },
    async close() {
      worker?.terminate();
      worker = undefined;
      for (const { reject } of open.values()) reject(new Error('the table was closed'));
      open.clear();
    },
  };
}
