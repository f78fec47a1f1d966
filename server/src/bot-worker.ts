// The worker thread's entry: one piece of work at a time.
import { parentPort } from 'node:worker_threads';
import { perform, type Task } from './bots/tasks.ts';
import { Library } from './library.ts';
import { stepBack } from './rank.ts';

stepBack();
const library = Library.load();

parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage(await perform(await library, task));
});
