// Finished matches, kept for ever: every seat count, with and without the race, and every way for the game to end.
import { readRecord } from '@kontor/engine';
import { goldenSuite } from '@kontor/engine/laws';
import { expect, test } from 'vitest';
import { box } from '../index.ts';

const records = import.meta.glob('./golden/*.json', { eager: true, import: 'default' });

goldenSuite(test, box, records);

test('the golden games cover every seat count, the race, and every ending (VP-7.5, VP-7.9)', () => {
  const seen = new Set<string>();
  for (const record of Object.values(records)) {
    const { match } = readRecord(box, record);
    const events = match.log.flatMap((entry) => entry.events);
    const ended = events.find((event) => event.type === 'gameEnded');
    seen.add(`${match.seatCount} players`).add(`race ${match.options.race}`);
    for (const by of ended?.by ?? []) seen.add(by);
    if (match.log.some(({ actor }) => actor === 'outside')) seen.add('time ran out');
  }
  expect([...seen].sort()).toEqual(
    [
      '2 players',
      '3 players',
      '4 players',
      '5 players',
      'race true',
      'race false',
      'time ran out',
      'victoryPoints',
      'emptyCardSpace',
      'lastRound',
    ].sort(),
  );
});
