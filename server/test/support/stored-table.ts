// A table as it is kept, for tests that do not care what is played there.
import type { StoredTable } from '../../src/storage/storage.ts';

export const storedTable = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'wharf',
  options: {},
  visibility: 'public',
  clock: { kind: 'none' },
  race: 30,
  hints: true,
  host: 'ann',
  status: 'open',
  seats: [{ person: 'ann', name: 'Ann', colour: 'blue' }, { bot: 'merchant' }],
  created: 1,
  ...more,
});
