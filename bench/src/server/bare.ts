// The bare limit: a WebSocket server without a game. Each message is read, appended durably to a table of the same kind of
// database in groups, and answered to both of its pair with a patch of the usual length.
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import Database from 'libsql';
import { type WebSocket, WebSocketServer } from 'ws';

const [folder] = process.argv.slice(2) as [string];
mkdirSync(folder, { recursive: true });
const database = new Database(join(folder, 'bare.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(
  `CREATE TABLE log (key INTEGER PRIMARY KEY AUTOINCREMENT, table_key INTEGER, seq INTEGER, actor TEXT, at INTEGER, client_id TEXT, body TEXT);`,
);
const insert = database.prepare('INSERT INTO log (table_key, seq, actor, at, client_id, body) VALUES (?, ?, ?, ?, ?, ?)');
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');

interface Pair {
  seq: number;
  readonly sockets: (WebSocket | undefined)[];
}
const pairs = new Map<number, Pair>();
let waiting: { pair: Pair; key: number; seat: number; id: string; moves: object }[] = [];

function flush(): void {
  const batch = waiting;
  waiting = [];
  begin.run();
  for (const { pair, key, seat, id, moves } of batch) {
    const body = JSON.stringify({
      takeBack: 0,
      entries: [{ move: moves, chance: [], events: [{ type: 'orderLaid', seat, order: 'load' }], barrier: 'none' }],
    });
    insert.run(key, pair.seq++, String(seat), Date.now(), id, body);
  }
  commit.run();
  for (const { pair, seat, id } of batch) {
    const patch = [
      ['/play/view/coins/1', pair.seq],
      ['/play/moves', 0, 1, [{ type: 'sell', good: 1 }]],
      ['/play/turn', pair.seq],
    ];
    const text = JSON.stringify({ type: 'change', actor: seat, n: pair.seq, id, patch });
    for (const socket of pair.sockets) socket?.send(text);
  }
}

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const [, key, seat] = request.url!.split('/').map(Number) as [number, number, number];
  const pair = pairs.get(key) ?? { seq: 0, sockets: [] };
  pairs.set(key, pair);
  pair.sockets[seat] = socket;
  socket.on('message', (data) => {
    const { id, moves } = JSON.parse(String(data)) as { id: string; moves: object };
    if (waiting.length === 0) setImmediate(flush);
    waiting.push({ pair, key, seat, id, moves });
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  process.stdout.write(`bare listens on http://127.0.0.1:${port}\n`);
});
