// What one more connection, and one more table that two people look at, take of the server's memory.
import { setTimeout as pause } from 'node:timers/promises';
import { protocolVersion } from '@kontor/protocol';
import { inGroups } from './groups.ts';
import { post, Wire } from './wire.ts';

export interface MemoryResult {
  readonly connections: number;
  readonly tables: number;
  readonly bytesAConnection: number;
  readonly bytesATable: number;
}

const atOnce = 50;
/** How long the server has to come to rest, in milliseconds. */
const rest = 2000;

export async function measureMemory(address: string, residentMemory: () => number, pairs: number): Promise<MemoryResult> {
  const enter = async () => {
    const { cookie } = await post(address, '/api/session', '', {});
    let isShown = false;
    const wire = await Wire.open(address, '/api/socket', cookie, (text) => {
      if (text.startsWith('{"type":"table"')) isShown = true;
    });
    wire.send(JSON.stringify({ type: 'hello', version: protocolVersion }));
    return { cookie, wire, isShown: () => isShown };
  };
  type Guest = Awaited<ReturnType<typeof enter>>;
  const ask = async (cookie: string, path: string, body: object = {}) =>
    (await post<{ table: { id: string } }>(address, `/api/tables${path}`, cookie, body)).answer.table.id;
  const connect = () => inGroups(pairs * 2, atOnce, enter);
  const seat = async (guests: readonly Guest[]) => {
    await inGroups(pairs, atOnce, async (index) => {
      const [one, two] = [guests[index * 2]!, guests[index * 2 + 1]!];
      const id = await ask(one.cookie, '', { game: 'wharf', seats: 2, visibility: 'private' });
      await ask(two.cookie, `/${id}/join`);
      await ask(one.cookie, `/${id}/start`);
      for (const { wire } of [one, two]) wire.send(JSON.stringify({ type: 'watch', table: id }));
    });
  };
  const settled = async () => {
    await pause(rest);
    return residentMemory();
  };
  // As many before: code is compiled, and the room for what lives shortly has its size.
  await seat(await connect());
  const empty = await settled();
  const guests = await connect();
  const connected = await settled();
  await seat(guests);
  const seated = await settled();
  const blind = guests.filter(({ isShown }) => !isShown()).length;
  if (blind > 0) throw new Error(`${blind} of ${guests.length} were not shown their table`);
  return {
    connections: pairs * 2,
    tables: pairs,
    bytesAConnection: Math.round((connected - empty) / (pairs * 2)),
    bytesATable: Math.round((seated - connected) / pairs),
  };
}
