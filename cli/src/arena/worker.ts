// The worker of the arena: is told the contest first, then plays the games it is handed, one after the other. Built as a file of its own.
import { createPlayer, type Task, type WorkerStart } from './player.ts';

let player: ReturnType<typeof createPlayer> | undefined;

process.on('message', async (message: WorkerStart | Task) => {
  if ('bots' in message) player = createPlayer(message);
  else if (player) process.send!((await player)(message));
});
// Whoever asked is gone: nobody wants the rest.
process.on('disconnect', () => process.exit());
