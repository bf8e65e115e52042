import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { Tables } from './registry.ts';

test('who follows the tables hears of each kind of change once, after it is stored, and one that fails hinders no other', async () => {
  const store = new SqliteStore(':memory:');
  const heard: string[] = [];
  const errors: string[] = [];
  const wakers = { wake() {}, busy: () => false, forget() {} };
  const fails = (): void => {
    throw new Error('no');
  };
  const tables = new Tables(store, GAMES, wakers, { error: (what) => errors.push(what) }, () => 1000, [
    fails,
    ({ row }, what) => heard.push(`${what} ${row.status}`),
  ]);
  const seat = (name: string) => ({ kind: 'mine' as const, name });
  const seats = [seat('Ada'), seat('Ben')];
  const table = await tables.create(
    { game: 'loko-moto', options: {}, seats, starter: 0, startWhenFull: true },
    'g',
  );
  assert.deepEqual(heard.sort(), ['moved running', 'row running']);
  heard.length = 0;
  table.line('chat-set', null);
  table.line('chat-set', 'host', { tempo: 'turns' });
  assert.deepEqual(heard, []);
  await tables.journal.settled();
  await new Promise(setImmediate);
  assert.deepEqual(heard, ['line running']);
  assert.equal(errors.length, 3);
  assert.deepEqual((await store.load(table.row.id))?.lines, table.lines);
  await store.close();
});
