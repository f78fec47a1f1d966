// Finished matches that are kept for ever, and generated texts that a reviewer reads in the difference.
import { canonicalJson } from '../canonical.ts';
import { SeededChance } from '../chance.ts';
import type { GameBox, GameTypes } from '../game.ts';
import { readRecord } from '../record.ts';
import { playRandomMatch, type RandomMatch } from './random-play.ts';

/** Registers a test for each record: it reads, verifies, and replays to a finished game. */
export function goldenSuite<T extends GameTypes>(
  test: (name: string, run: () => void) => void,
  box: GameBox<T>,
  records: Readonly<Record<string, unknown>>,
): void {
  const names = Object.keys(records);
  test(`golden games of ${box.title} are there`, () => {
    if (names.length === 0) throw new Error('no golden game was found');
  });
  for (const name of names) {
    test(`golden game ${name} replays to its end`, () => {
      const { match } = readRecord(box, records[name]);
      if (!match.isOver) throw new Error(`the record ${name} breaks off before the game is over`);
    });
  }
}

/** One random match told move by move: who did what, what chance answered, what followed, and how it ended. */
export function playthrough<T extends GameTypes>(box: GameBox<T>, how: RandomMatch): string {
  const match = playRandomMatch(box, how, new SeededChance(`playthrough ${how.seed}`));
  const lines = [`${box.title}, ${how.seatCount} players, options ${canonicalJson(match.options)}, seed ${how.seed}`, ''];
  const tell = (events: readonly object[]) => {
    for (const event of events) lines.push(`    ${canonicalJson(event)}`);
  };
  lines.push('set-up');
  tell(match.setupEvents);
  for (const [index, { actor, move, chance, events, barrier }] of match.log.entries()) {
    const answers = chance.length > 0 ? `  chance ${chance.join(' ')}` : '';
    lines.push(
      `${index + 1}. ${actor === 'outside' ? actor : `seat ${actor}`} ${canonicalJson(move)}${answers}${barrier === 'none' ? '' : `  barrier ${barrier}`}`,
    );
    tell(events);
  }
  lines.push('', 'end');
  for (const standing of match.ranking()) lines.push(`    ${canonicalJson(standing)}`);
  return `${lines.join('\n')}\n`;
}
