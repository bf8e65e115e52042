import assert from 'node:assert/strict';
import { mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { ErrorBody } from '@turntable/protocol';
import { randomLegal } from '@turntable/bots';
import { quickRng, type Act } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { until } from '@turntable/testkit/until.node.ts';
import { Child } from './testing/child.ts';
import { mounted } from './testing/disk.ts';
import { bot, Guest, mine, open, type Seat } from './testing/guest.ts';
import { openServer } from './testing/server.ts';

const WISH = {
  ...{ game: 'loko-moto', options: {}, starter: 0, startWhenFull: true, entry: 'open' },
  seats: [mine('Ada'), open],
};

/** Fills a disk with a file. */
function fill(file: string): void {
  for (const size of [1 << 20, 1 << 16, 1 << 12])
    for (;;)
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
}

/** Fills the disk with that file, and makes tables until none can be stored; gives the answer to that. */
async function fillUp(host: Guest, file: string): Promise<{ status: number; body: unknown }> {
  fill(file);
  // The write-ahead log has room of its own until it has to grow.
  for (;;) {
    const answer = await host.post<unknown>('tables', WISH);
    if (answer.status !== 201) return answer;
  }
}

const luck = quickRng(1);
/** One table of each game; the guest plays both sides of it, and looks from the seat that is asked first. */
async function oneOfEach(host: Guest): Promise<readonly Seat[]> {
  const seats = [];
  for (const { id: game } of GAMES) {
    const { id } = await host.table([mine('Ada'), mine('Ben')], { game, options: {} });
    const seat = host.sit(id, { as: 0 });
    await seat.ready();
    if (seat.view!.decisions[0]!.actors.includes(0)) seats.push(seat);
    else {
      const other = host.sit(id, { as: 1 });
      await other.ready();
      seats.push(other);
    }
  }
  return seats;
}
/** An action that the seat may do now. */
function any(seat: Seat): Act {
  const game = GAMES.find(({ id }) => id === seat.table!.game)!;
  return randomLegal(game, seat.view!, seat.view!.decisions[0]!, luck);
}

test('a disk that is full while people play: reading goes on, what changes something is 503, and all is well once there is room', async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-full-'));
  using disk = mounted(folder.path, '8m');
  if (!disk) return t.skip('no file system may be mounted here');
  const server = await openServer({ dataDir: join(folder.path, 'data') });
  try {
    const host = await Guest.arrive(server.link);
    const seats = await oneOfEach(host);
    const filler = join(folder.path, 'filler');
    const answer = await fillUp(host, filler);
    assert.deepEqual([answer.status, (answer.body as ErrorBody).code], [503, 'unavailable']);
    assert.ok(
      server.errors.some((line) => /^not stored: .*full/.test(line)),
      server.errors.join('\n'),
    );
    assert.ok(!server.errors.some((line) => line.includes('rollback')));

    assert.equal((await fetch(`${server.link}readyz`)).status, 503);
    assert.equal((await fetch(`${server.link}healthz`)).status, 200);
    assert.equal((await host.get('tables')).status, 200);
    const refused: [Seat, number, Act][] = [];
    for (const { table, as } of seats) {
      assert.equal((await host.get(`tables/${table!.id}`)).status, 200);
      const reader = host.sit(table!.id, { as: as! });
      await reader.ready();
      const act = any(reader);
      assert.deepEqual(await reader.act(act), { code: 'unavailable' }, table!.game);
      refused.push([reader, reader.n, act]);
    }

    rmSync(filler);
    await until(() => server.health.storing, 'room', 30_000);
    const { status } = await host.post('tables', WISH);
    assert.equal(status, 201);
    assert.equal((await fetch(`${server.link}readyz`)).status, 200);
    // What was refused was not played; now it is.
    for (const [{ table, as }, n, act] of refused) {
      const seat = host.sit(table!.id, { as: as! });
      await seat.ready();
      assert.equal(seat.n, n, table!.game);
      assert.equal(await seat.act(act), n + 1, table!.game);
    }
  } finally {
    await server.stop();
  }
});

test('while the disk is full, bots and clocks rest and nobody is sent away; both go on once there is room', async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-full-'));
  using disk = mounted(folder.path, '8m');
  if (!disk) return t.skip('no file system may be mounted here');
  const env = { BOT_DELAY_MS: '300', BOT_THINK_MS: '20' };
  const server = await openServer({ dataDir: join(folder.path, 'data'), env });
  try {
    const host = await Guest.arrive(server.link);
    const bots = await host.table([bot(), bot()]);
    const clock = { kind: 'live', bank: 3, increment: 0 } as const;
    const timed = await host.table([mine('Ada'), mine('Ben')], { clock });
    // Until somebody looks, nobody is there for the bots to play on.
    const first = host.sit(bots.id, { as: 'public' });
    await first.until(({ n }) => n >= 1, 'a move');
    const filler = join(folder.path, 'filler');
    await fillUp(host, filler);
    const watchers = [bots, timed].map(({ id }) => host.sit(id, { as: 'public' }));
    await Promise.all(watchers.map((each) => each.ready()));
    const [playing, waiting] = watchers as [Seat, Seat];
    const before = { errors: server.errors.length, n: playing.n };
    // The clock of the other table is over by the time of the third.
    const refused = (): string[] => server.errors.slice(before.errors);
    await until(() => refused().length >= 3, 'three probes');
    assert.ok(
      refused().every((line) => line.startsWith('not stored:  (the disk is full')),
      refused().join('\n'),
    );
    assert.deepEqual([playing.closed, waiting.closed, playing.n], [undefined, undefined, before.n]);
    rmSync(filler);
    await playing.until(({ n }) => n > before.n, 'the bots to go on');
    await waiting.until(({ lines }) => lines.some(({ kind }) => kind === 'clock-out'), 'the clock to go on');
  } finally {
    await server.stop();
  }
});

test('a server whose log is on the full disk too goes on, and stores again once there is room', async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-full-'));
  using disk = mounted(folder.path, '8m');
  if (!disk) return t.skip('no file system may be mounted here');
  await using child = await Child.start(
    join(folder.path, 'data'),
    {},
    { errorsTo: join(folder.path, 'log') },
  );
  const host = await Guest.arrive(child.link);
  const filler = join(folder.path, 'filler');
  assert.equal((await fillUp(host, filler)).status, 503);
  assert.equal((await fetch(`${child.link}healthz`)).status, 200);
  rmSync(filler);
  await until(async () => (await fetch(`${child.link}readyz`)).status === 200, 'room', 30_000);
  assert.equal((await host.post('tables', WISH)).status, 201);
  assert.equal(await child.end('SIGTERM'), 0);
  assert.match(readFileSync(join(folder.path, 'log'), 'utf8'), /"what":"not stored: .*the disk is full/);
});

test('a damaged table is set aside and named once; all others are served', async () => {
  await using first = await openServer();
  const host = await Guest.arrive(first.link);
  const [bad, good] = [await host.table([mine('Ada'), mine('Ben')]), await host.table([mine('Ada'), open])];
  await first.stop();
  const db = new DatabaseSync(join(first.dataDir, 'turntable.db'));
  db.prepare("UPDATE entries SET body = '{' WHERE table_no = (SELECT no FROM tables WHERE id = ?)").run(
    bad.id,
  );
  db.prepare("UPDATE setups SET setup = '{' WHERE table_no = (SELECT no FROM tables WHERE id = ?)").run(
    bad.id,
  );
  db.close();
  await using server = await openServer({ dataDir: first.dataDir });
  const again = host.at(server.link);
  for (let i = 0; i < 3; i++) {
    const { status, body } = await again.post<ErrorBody>(`tables/${bad.id}/leave`, {});
    assert.deepEqual([status, body.code], [503, 'unavailable']);
  }
  const seat = again.sit(good.id);
  await seat.ready();
  assert.equal((await again.post(`tables/${good.id}/bot`, { seat: 1, level: 'easy' })).status, 200);
  const named = server.errors.filter((line) => line.includes(`table ${bad.id} is damaged and set aside`));
  assert.equal(named.length, 1, server.errors.join('\n'));
});

test('while the server drains no tables are made, and it says that it is not ready', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open]);
  server.health.draining = true;
  const { status, body } = await host.post<ErrorBody>('tables', {
    game: 'loko-moto',
    seats: [mine('Ada'), open],
  });
  assert.deepEqual([status, body.code], [503, 'unavailable']);
  assert.equal((await host.post(`tables/${id}/bot`, { seat: 1, level: 'easy' })).status, 200);
  assert.equal((await fetch(`${server.link}readyz`)).status, 503);
});

test('a server that drains makes no table however the route is written', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open]);
  server.health.draining = true;
  const routes = ['tables', `tables/${id}/rematch`, `tables/${id}/continue`, 'replays/continue'];
  const written = routes.flatMap((path) => [path, `${path}?x`, path.replace('a', '%61')]);
  for (const path of written) {
    const { status, body } = await host.post<ErrorBody>(path, {
      game: 'loko-moto',
      seats: [mine('Ada'), open],
    });
    assert.deepEqual([status, body.code], [503, 'unavailable'], path);
  }
});

test('a server without its place among others answers no request of the API, however it is written', async () => {
  await using server = await openServer();
  server.health.placed = false;
  for (const path of ['api/me', '%61pi/me', 'api/nothing', 'print/map.pdf', 'p%72int/map.pdf'])
    assert.equal((await fetch(server.link + path)).status, 503, path);
  assert.equal((await fetch(`${server.link}healthz`)).status, 200);
  server.health.placed = true;
  assert.equal((await fetch(`${server.link}%61pi/me`)).status, 200);
});
