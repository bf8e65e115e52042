// The least that a server of Node's can do for a move and keep its promises: it reads a message through ws, stores a row, and once
// all of a turn of the event loop is on the disk, it writes an update to each socket at the table. It knows no rules, no seats, no
// clocks and no views. Started with a folder for its store; prints its link.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { frame } from '../../apps/server/transport/socket/frame.ts';

interface Table {
  readonly sockets: Duplex[];
  n: number;
}

const store = new DatabaseSync(join(process.argv[2]!, 'floor.db'));
store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
store.exec('CREATE TABLE moves (place INTEGER, n INTEGER, body TEXT, PRIMARY KEY (place, n)) WITHOUT ROWID');
const insert = store.prepare('INSERT INTO moves VALUES (?, ?, ?)');

const tables = new Map<number, Table>();
/** As many characters as the middle update of a game of Loko moto has beside its number. */
const REST = 'x'.repeat(200);

let turn: { table: Table; place: number; n: number; by: Duplex; body: string }[] = [];
/** Stores all moves of a turn of the event loop in one commit, then tells all. */
function flush(): void {
  const moves = turn;
  turn = [];
  store.exec('BEGIN IMMEDIATE');
  for (const { place, n, body } of moves) insert.run(place, n, body);
  store.exec('COMMIT');
  for (const { table, n, by } of moves) {
    const update = frame(`{"t":"up","n":${n},"d":"${REST}"}`);
    const answer = update + frame(`{"t":"ok","n":${n}}`);
    for (const socket of table.sockets) socket.write(socket === by ? answer : update, 'latin1');
  }
}

const http = createServer();
const upgrades = new WebSocketServer({ noServer: true, perMessageDeflate: false });
http.on('upgrade', (request, raw, head) =>
  upgrades.handleUpgrade(request, raw, head, (socket) => {
    const place = Number(request.url!.slice(1));
    const table = tables.get(place) ?? { sockets: [], n: 0 };
    tables.set(place, table);
    table.sockets.push(raw);
    raw.on('close', () => table.sockets.splice(table.sockets.indexOf(raw), 1));
    socket.on('message', (data: Buffer) => {
      const { action } = JSON.parse(data.toString()) as { action: object };
      if (turn.length === 0) setImmediate(flush);
      turn.push({ table, place, n: ++table.n, by: raw, body: JSON.stringify(action) });
    });
  }),
);
http.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`));
