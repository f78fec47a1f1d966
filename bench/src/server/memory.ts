// What one more connection, and one more table that two people look at, take of the server's memory.
import { setTimeout as pause } from 'node:timers/promises';
import { inGroups } from './groups.ts';
import { post, Wire } from './wire.ts';

export interface MemoryResult {
  readonly connections: number;
  readonly tables: number;
  readonly bytesAConnection: number;
  readonly bytesATable: number;
}

const atOnce = 50;

export async function measureMemory(address: string, residentMemory: () => number, pairs: number): Promise<MemoryResult> {
  const enter = async () => {
    const { cookie } = await post(address, '/api/session', '', {});
    let heard = 0;
    const wire = await Wire.open(address, '/api/socket', cookie, () => {
      heard += 1;
    });
    wire.send('{"type":"hello","version":1}');
    return { cookie, wire, heard: () => heard };
  };
  const ask = async (cookie: string, path: string, body: object = {}) =>
    (await post<{ table: { id: string } }>(address, `/api/tables${path}`, cookie, body)).answer.table.id;
  // Code is loaded and compiled, and the heap has grown to its usual size.
  await inGroups(200, atOnce, enter);
  await pause(2000);
  const empty = residentMemory();
  const guests = await inGroups(pairs * 2, atOnce, enter);
  await pause(2000);
  const connected = residentMemory();
  await inGroups(pairs, atOnce, async (index) => {
    const [one, two] = [guests[index * 2]!, guests[index * 2 + 1]!];
    const id = await ask(one.cookie, '', { game: 'wharf', seats: 2, visibility: 'private' });
    await ask(two.cookie, `/${id}/join`);
    await ask(one.cookie, `/${id}/start`);
    for (const { wire } of [one, two]) wire.send(JSON.stringify({ type: 'watch', table: id }));
  });
  await pause(2000);
  const seated = residentMemory();
  return {
    connections: pairs * 2,
    tables: pairs,
    bytesAConnection: Math.round((connected - empty) / (pairs * 2)),
    bytesATable: Math.round((seated - connected) / pairs),
  };
}
