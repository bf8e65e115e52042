import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { Guest } from '../testing/guest.ts';
import { act, rng, twoSeats } from '../testing/loko-moto.ts';
import { openServer } from '../testing/server.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

test('a page that slept over a restore gets all of the game as it went on otherwise, not a patch of another', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-restore-'));
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const seats = await twoSeats(host, friend);
  const { id } = seats[0].table!;
  const luck = rng(5);
  await act(seats, luck);
  const file = join(folder.path, 'kept.db');
  await writeBackup(server.dataDir, file);
  const kept = server.tables.live(id)!.match!.n;
  await act(seats, luck);
  const last = seats[1].n;
  await server.stop();

  const dataDir = join(folder.path, 'new');
  await restoreBackup(file, dataDir, GAMES);
  await using again = await openServer({ dataDir });
  const players = [host.at(again.link).sit(id, { as: 0 }), friend.at(again.link).sit(id, { as: 1 })];
  await Promise.all(players.map((seat) => seat.ready()));
  while (players[0]!.n <= last) await act(players, luck);
  const back = async (wish: { last: number; ago: number }) => {
    const seat = friend.at(again.link).sit(id, { as: 1, ...wish });
    await seat.ready();
    return seat.messages[0]!.t;
  };
  assert.equal(
    await back({ last, ago: 60 }),
    'sync',
    'that update was made after they had read one of its number',
  );
  assert.equal(await back({ last, ago: 0 }), 'gap', 'of this game');
  assert.equal(await back({ last: kept, ago: 0 }), 'gap', 'what the backup holds is the same in both');
});
