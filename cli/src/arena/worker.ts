// The worker of the arena: plays the games it is handed, one after the other. Built as a file of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { createPlayer, type Task, type WorkerStart } from './player.ts';

const player = await createPlayer(workerData as WorkerStart);
parentPort!.on('message', (task: Task) => parentPort!.postMessage(player(task)));
