import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { isTakeBack } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { Me } from '@turntable/protocol';
import { Match, type Item } from '@turntable/match/match.ts';
import { SqliteStore } from './sqlite/sqlite.ts';
import { Child } from '../testing/child.ts';
import { bot, Guest, mine, open } from '../testing/guest.ts';
import { rng } from '../testing/loko-moto.ts';
import { Player, type Request } from '../testing/player.ts';
import { until } from '@turntable/testkit/until.node.ts';

const KILLS = 12;
const TABLES = 10;

/** On a machine with no time left a bot's process may be given up; a plain move is played in its place, which loses nothing. */
const LATE_BOT = /the bots' process did not (start|answer)/;

test(`${KILLS} times kill -9 in the middle of play, under load: no acknowledged action is lost, none is played twice`, async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-crash-'));
  const luck = rng(99);
  const guests: Guest[] = [];
  const players: Player[] = [];
  let resent = 0;
  const count = (which: (n: number | undefined) => boolean): number =>
    players.reduce((sum, { requests }) => sum + requests.filter(({ n }) => which(n)).length, 0);
  const acknowledged = (): number => count((n) => n !== undefined);

  /** New tables in the place of those that are over: 2 to 5 seats, some with a bot. */
  async function fill(link: string): Promise<void> {
    const running = new Set(players.filter(({ over }) => !over).map(({ table }) => table));
    for (let i = running.size; i < TABLES; i++) {
      const people = 2 + (i % 3);
      const host = guests[0]!.at(link);
      const seats = [mine('A'), ...Array(people - 1).fill(open), ...(i % 2 ? [bot()] : [])];
      const { id } = await host.table(seats, { options: { hiddenAgendas: i % 2 === 0 } });
      for (let seat = 1; seat < people; seat++)
        await guests[seat]!.at(link).post(`tables/${id}/join`, { name: 'B' });
      for (let seat = 0; seat < people; seat++) players.push(new Player(guests[seat]!, id, seat));
    }
  }

  for (let kill = 0; kill <= KILLS; kill++) {
    await using child = await Child.start(folder.path);
    if (guests.length === 0) for (let i = 0; i < 4; i++) guests.push(await Guest.arrive(child.link));
    await fill(child.link);
    resent += count((n) => n === undefined);
    const before = acknowledged();
    const playing = Promise.all(players.filter(({ over }) => !over).map((player) => player.play(child.link)));
    // Killed after a number of actions, not after a time, so that a slow machine is under load too. The last round is not killed.
    if (kill < KILLS) {
      const enough = before + 50 + luck.below(200);
      await until(() => acknowledged() >= enough, 'enough actions', 120_000);
      assert.equal(await child.end('SIGKILL'), 'SIGKILL');
    }
    await playing;
    const errors = child.errors.split('\n').filter((line) => line !== '' && !LATE_BOT.test(line));
    assert.deepEqual(errors, []);
  }
  assert.ok(resent > KILLS, `only ${resent} requests were under way when the server was killed`);
  assert.deepEqual(
    players.flatMap(({ complaints }) => complaints),
    [],
  );

  // What is on the disk, against what the players were told.
  const store = new SqliteStore(join(folder.path, 'turntable.db'));
  let checked = 0;
  for (const player of players) {
    const stored = (await store.load(player.table))!;
    const { guest } = player;
    const name = guest.token.split('.')[0]!;
    const mineOnly = stored.entries.filter(({ request }) => request?.startsWith(`${name} `));
    const bySeat = mineOnly.filter(({ body }) => {
      const item = JSON.parse(body) as Item;
      return (isTakeBack(item) ? item.takeBack : item.actor) === player.as;
    });
    assert.equal(
      new Set(bySeat.map(({ request }) => request)).size,
      bySeat.length,
      'an action was played twice',
    );
    const isStored = new Set(bySeat.map(({ request }) => request));
    const key = ({ message }: Request): string => `${name} ${message.id}`;
    // A wish to take back that came after another's action is noted and makes no entry; everything else does.
    const made = player.requests.filter((each) => each.message.t === 'act' || isStored.has(key(each)));
    assert.deepEqual(
      bySeat.map(({ request, seq }) => [request, seq + 1]),
      made.map((each) => [key(each), each.n]),
      'what was acknowledged is what is stored, in that order and under that number',
    );
    for (const { message, n } of made) {
      const item = JSON.parse(stored.entries[n! - 1]!.body) as Item;
      if (message.t === 'act') assert.deepEqual(isTakeBack(item) || item.action, message['action']);
      else assert.ok(isTakeBack(item));
    }
    checked += made.length;
    assert.ok(player.heard <= stored.entries.length, 'something was told that was not stored');
    assert.deepEqual(
      stored.entries.map(({ seq }) => seq),
      stored.entries.map((_, i) => i),
    );
    const items = stored.entries.map(({ body }) => JSON.parse(body) as Item);
    const match = Match.load(lokoMoto, JSON.parse(stored.setup!) as object, items);
    assert.ok(match.over, 'every game came to its end');
  }
  await store.close();
  assert.ok(checked > KILLS * 50);
});

test('a server that is asked to end does so at once, and closes with the code that says it will be back', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-end-'));
  await using child = await Child.start(folder.path);
  const host = await Guest.arrive(child.link);
  const seat = host.sit((await host.table([mine('Ada'), mine('Ben')])).id);
  await seat.ready();
  const from = Date.now();
  assert.equal(await child.end('SIGTERM'), 0);
  // Eight seconds are for clients that misbehave (end.test.ts); here nobody does.
  assert.ok(Date.now() - from < 7000);
  assert.equal(await seat.until(({ closed }) => closed, 'the close'), 1012);
  await using again = await Child.start(folder.path);
  assert.equal((await host.at(again.link).get<Me>('me')).body.name, 'Ada');
});
