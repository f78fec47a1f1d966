// Plays a table to its end: every person makes random legal moves, one at a time, as their own page shows them.
import type { Chance } from '@kontor/engine';
import { movesSeen } from './legal-moves.ts';
import type { Player } from './player.ts';

export interface PlayOutChoices {
  /** How often a move is taken back, one in so many; never if left out. */
  readonly takeBackEvery?: number;
  readonly milliseconds?: number;
  /** Called with the id of each submission that was acknowledged. */
  readonly onTaken?: (id: string) => void;
  /** What happens before each move. */
  readonly breath?: () => Promise<unknown> | undefined;
}

export async function playOut(
  players: readonly Player[],
  table: string,
  chance: Chance,
  choices: PlayOutChoices = {},
): Promise<void> {
  const end = Date.now() + (choices.milliseconds ?? 60_000);
  const isOver = (player: Player) => {
    const status = player.tables.get(table)?.document.table.status;
    return status === 'over' || status === 'ended';
  };
  await Promise.all(
    players.map(async (player) => {
      while (!isOver(player)) {
        if (Date.now() > end) throw new Error(`table ${table} did not end in time`);
        const document = player.tables.get(table)?.document;
        const moves = movesSeen(document);
        if (!document?.play || moves.length === 0) {
          const before = player.tables.get(table);
          await player.until(() => player.tables.get(table) !== before, `news of table ${table}`, Math.max(1, end - Date.now()));
          continue;
        }
        await choices.breath?.();
        const { play } = document;
        if (choices.takeBackEvery && play.takeBack > 0 && chance.below(choices.takeBackEvery) === 0) {
          const undone = await player.submit(table, [], 1, play.turn);
          if (!undone) choices.onTaken?.(player.lastId);
          continue;
        }
        const move = moves[chance.below(moves.length)]!;
        const fault = await player.submit(table, [move], 0, play.turn);
        if (!fault) choices.onTaken?.(player.lastId);
        else if (fault.id !== 'stale' && fault.id !== 'refused' && fault.id !== 'wrong-moment')
          throw new Error(`${fault.id}: ${fault.message}`);
      }
    }),
  );
}
