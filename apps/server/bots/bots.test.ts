import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import type { Decision, SeenBy } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { BotPool } from './bots.ts';
import { bot, Guest, mine } from '../testing/guest.ts';
import { BOT_WORKER, openServer } from '../testing/server.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import { until } from '@turntable/testkit/until.node.ts';

/** A module for the bots' processes that does as the text says with `ask`, the question; `first`: what it does before any. */
function worker(does: string, first = ''): { url: URL; [Symbol.dispose](): void } {
  const dir = mkdtempSync(join(tmpdir(), 'turntable-bot-'));
  const path = join(dir, 'worker.mjs');
  writeFileSync(
    path,
    `const say = (answer) => process.send(answer);
     process.on('disconnect', () => process.exit());
     process.on('message', (ask) => { ${does} });
     ${first}`,
  );
  return { url: pathToFileURL(path), [Symbol.dispose]: () => rmSync(dir, { recursive: true }) };
}

for (const [what, does] of [
  ['throws', `throw new Error('broken')`],
  ['ends', `process.exit(3)`],
  ['fails', `say({ failed: 'no idea' })`],
  ['cheats', `say({ action: { type: 'build', section: 'nowhere' } })`],
  ['babbles', `say({ action: { type: 'dance' } })`],
  ['sleeps', `while (true);`],
])
  test(`a bot whose process ${what} plays the least harm instead, and it is logged`, async () => {
    using broken = worker(does!);
    const change = (
      config: Parameters<NonNullable<Parameters<typeof openServer>[0]>['change'] & object>[0],
    ) => ({
      ...config,
      botWorker: broken.url,
      bots: { ...config.bots, grace: 50, start: 500 },
    });
    await using server = await openServer({ change });
    const host = await Guest.arrive(server.link);
    const seat = host.sit((await host.table([mine('Ada'), bot()])).id);
    await seat.ready();
    for (const n of [3, 5]) {
      await seat.act(simple(viewOf(seat)));
      await seat.until((known) => known.n === n, 'the bot to act');
    }
    assert.equal(server.errors.length, 2);
    assert.match(server.errors[0]!, /^bot at table/);
  });

test('a bot is given its seat’s view and nothing else', async () => {
  using spy = worker(`say({ failed: JSON.stringify(ask) })`);
  await using server = await openServer({ change: (config) => ({ ...config, botWorker: spy.url }) });
  const host = await Guest.arrive(server.link);
  const table = await host.table([mine('Ada'), bot('hard')], { options: { hiddenAgendas: true } });
  const seat = host.sit(table.id);
  await seat.ready();
  await seat.act(simple(viewOf(seat)));
  await seat.until(({ n }) => n === 3, 'the bot to act');
  const seenByBot = JSON.parse(server.errors[0]!.replace(/^.*?Error: /, '')) as Record<string, unknown>;
  assert.deepEqual(Object.keys(seenByBot).sort(), ['budget', 'decision', 'game', 'level', 'luck', 'view']);
  const match = server.tables.live(table.id)!.match!;
  assert.deepEqual(seenByBot['view'], JSON.parse(JSON.stringify(match.game.view(match.stateAt(2), 1))));
});

test('people and bots play a whole game together', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const table = await host.table([mine('Ada'), bot('easy'), bot('medium'), bot('hard')]);
  const seat = host.sit(table.id);
  await seat.ready();
  const over = (): boolean => viewOf(seat).outcome !== null;
  const asked = (): boolean => viewOf(seat).decisions[0]?.actors.includes(0) === true;
  for (;;) {
    await seat.until(() => over() || asked(), 'my turn');
    if (over()) break;
    await seat.act(simple(viewOf(seat)));
  }
  assert.ok(seat.n > 20);
  assert.deepEqual(server.errors, []);
});

test('processes are made when they are needed, up to their number, and end when they are not', async () => {
  const view = lokoMoto.view(lokoMoto.start(lokoMoto.host({}, 2)), 0);
  using echo = worker(`say({ action: { type: ask.level } })`);
  const think = { easy: 1, medium: 1, hard: 1, master: 1 };
  const pool = new BotPool(echo.url, { workers: 2, think, grace: 1000, start: 9000, idle: 30, perOwner: 2 });
  assert.equal(pool.processes, 0);
  const levels = ['easy', 'medium', 'hard', 'easy', 'hard'] as const;
  const decision = { id: '1', actors: [0], kind: 'turn' };
  const answers = levels.map((level) => pool.choose('ada', 'loko-moto', view, decision, level));
  assert.equal(pool.processes, 2);
  assert.deepEqual(
    (await Promise.all(answers)).map(({ type }) => type),
    levels,
  );
  await until(() => pool.processes === 0, 'the end of the idle processes');
  assert.equal(pool.processes, 0);
  assert.equal((await pool.choose('ada', 'loko-moto', view, decision, 'easy')).type, 'easy');
  await pool.close();
});

test('below `node --watch` the files that a bot loads are reported beside its answers', async (context) => {
  process.env['WATCH_REPORT_DEPENDENCIES'] = '1';
  context.after(() => delete process.env['WATCH_REPORT_DEPENDENCIES']);
  const state = lokoMoto.start(lokoMoto.host({}, 2));
  const view = lokoMoto.view(state, 0);
  const think = { easy: 50, medium: 50, hard: 50, master: 50 };
  const limits = { workers: 1, think, grace: 5000, start: 30_000, idle: 5000, perOwner: 1 };
  const pool = new BotPool(BOT_WORKER, limits);
  context.after(() => pool.close());
  const decision = { id: '1', actors: [0], kind: 'turn' };
  for (let i = 0; i < 2; i++) {
    const action = await pool.choose('ada', 'loko-moto', view, decision, 'easy');
    assert.ok(lokoMoto.parse(action), JSON.stringify(action));
  }
});

test('a bot that has no server left to answer ends without an error', async () => {
  const child = fork(BOT_WORKER, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const ended = Promise.all([once(child, 'exit'), text(child.stderr!)]);
  // The channel is closed before the answer, as when the server is killed.
  child.send({ game: 'none' }, () => child.disconnect());
  assert.deepEqual(await ended, [[0, null], '']);
});

test('bots at a table of their own play to the end with nobody looking', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const table = await host.table([bot(), bot()], { options: { sheet: 'small' } });
  assert.equal(table.status, 'running');
  const seat = host.sit(table.id);
  await seat.until(({ table: info }) => info?.status === 'over', 'the end', 60_000);
});

test('a bot whose turn it was when the server stopped acts after the restart, unasked', async () => {
  await using server = await openServer({ env: { BOT_DELAY_MS: '60000' } });
  const host = await Guest.arrive(server.link);
  const tables = await Promise.all([1, 2, 3].map(() => host.table([mine('Ada'), bot()])));
  for (const { id } of tables.slice(0, 2)) {
    const seat = host.sit(id);
    await seat.ready();
    await seat.act(simple(viewOf(seat)));
  }
  await server.stop();
  await using again = await openServer({
    dataDir: server.dataDir,
    change: (config) => ({ ...config, recalled: 0 }),
  });
  for (const { id } of tables.slice(0, 2)) {
    const end = Date.now() + 20_000;
    while (again.tables.live(id)?.match?.n !== 3 && Date.now() < end) await new Promise(setImmediate);
    assert.equal(again.tables.live(id)?.match?.n, 3);
  }
  assert.equal(again.tables.live(tables[2]!.id), undefined, 'nobody but a person has to act there');
});

test('a take-back while a bot thinks is respected: it thinks again about what is there', async () => {
  await using server = await openServer({ env: { BOT_DELAY_MS: '30' } });
  const host = await Guest.arrive(server.link);
  const seat = host.sit((await host.table([mine('Ada'), bot()])).id);
  await seat.ready();
  for (let i = 0; i < 5; i++) {
    const n = (await seat.act(simple(viewOf(seat)))) as number;
    assert.equal(await seat.back(), n + 1);
  }
  const n = (await seat.act(simple(viewOf(seat)))) as number;
  await seat.until((known) => known.n === n + 1, 'the bot to act');
  assert.equal(viewOf(seat).turn, 0);
  assert.deepEqual(server.errors, []);
});

test('a process that is stopped is ended a second after its time, and the next one answers', async () => {
  using sleepy = worker(`say({ action: { type: 'done' } });
    if (ask.luck !== null && ask.level === 'hard') process.kill(process.pid, 'SIGSTOP');`);
  const think = { easy: 20, medium: 20, hard: 20, master: 20 };
  const pool = new BotPool(sleepy.url, {
    workers: 1,
    think,
    grace: 1000,
    start: 9000,
    idle: 60_000,
    perOwner: 2,
  });
  const choose = (level: 'easy' | 'hard'): Promise<unknown> =>
    pool.choose('ada', 'loko-moto', {} as SeenBy, {} as Decision, level);
  await choose('hard');
  const began = performance.now();
  await assert.rejects(choose('easy'), /did not answer/);
  const took = performance.now() - began;
  assert.ok(took > 1000 && took < 5000, `${took} ms`);
  assert.deepEqual(await choose('easy'), { type: 'done' });
  await pool.close();
});

test('a process that is stopped before its first answer is ended a second after its time; its start has a limit of its own', async () => {
  const think = { easy: 20, medium: 20, hard: 20, master: 20 };
  const limits = { workers: 1, think, grace: 1000, idle: 60_000, perOwner: 2 };
  const choose = (pool: BotPool): Promise<unknown> =>
    pool.choose('ada', 'loko-moto', {} as SeenBy, {} as Decision, 'easy');
  using stopped = worker('', `process.send({ ready: true }, () => process.kill(process.pid, 'SIGSTOP'));`);
  // Longer than the test may take: none of it may count.
  const hung = new BotPool(stopped.url, { ...limits, start: 600_000 });
  await assert.rejects(choose(hung), /did not answer/);
  await hung.close();
  using silent = worker('');
  const slow = new BotPool(silent.url, { ...limits, start: 50 });
  await assert.rejects(choose(slow), /did not start/);
  await slow.close();
});

test('a hint has more time than a bot’s move has, for its process to start and to answer: no table waits for it', async () => {
  using late = worker(`if (ask.hint) setTimeout(() => say({ hints: [] }), 200)`);
  const think = { easy: 20, medium: 20, hard: 20, master: 20 };
  const limits = { workers: 1, think, grace: 1, start: 1, idle: 60_000, perOwner: 2 };
  const pool = new BotPool(late.url, limits);
  const [view, decision] = [{} as SeenBy, {} as Decision];
  assert.deepEqual(await pool.hints('ada', 'loko-moto', view, decision), []);
  await assert.rejects(pool.choose('ada', 'loko-moto', view, decision, 'easy'), /did not answer/);
  await assert.rejects(pool.choose('ada', 'loko-moto', view, decision, 'easy'), /did not start/);
  await pool.close();
});

test('one owner’s questions never make another’s wait for more than one of them', async () => {
  using echo = worker(`setTimeout(() => say({ action: { type: String(ask.budget > 0) } }), 5)`);
  const think = { easy: 20, medium: 20, hard: 20, master: 20 };
  const pool = new BotPool(echo.url, {
    workers: 1,
    think,
    grace: 5000,
    start: 9000,
    idle: 1000,
    perOwner: 2,
  });
  const [view, decision] = [{} as SeenBy, {} as Decision];
  const order: string[] = [];
  const ask = (owner: string): Promise<unknown> =>
    pool.choose(owner, 'loko-moto', view, decision, 'easy').then(() => order.push(owner));
  const all = [...Array.from({ length: 20 }, () => ask('greedy')), ask('modest')];
  await Promise.all(all);
  assert.ok(order.indexOf('modest') <= 2, order.join(' '));
  await pool.close();
});

test('bots stop when nobody has looked for a while, and go on when somebody comes back', async () => {
  await using server = await openServer({ env: { BOTS_UNWATCHED_MS: '1' } });
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), bot(), bot()]);
  const seat = host.sit(id);
  await seat.ready();
  await seat.act(simple(viewOf(seat)));
  await seat.until((known) => known.n >= 4, 'the bots to act while somebody looks');
  const only = await host.table([bot(), bot()]);
  const watch = await host.get<{ table: { status: string } }>(`tables/${only.id}`);
  assert.equal(watch.body.table.status, 'running');
  const watcher = host.sit(only.id);
  await watcher.until((known) => known.table?.status === 'over', 'the bots to play on once watched');
});

test('what another server thinks about for an owner counts here until it is done', async () => {
  using quick = worker(`say({ action: { type: 'x', view: ask.view } })`);
  const think = { easy: 20, medium: 20, hard: 20, master: 20 };
  const limits = { workers: 2, perOwner: 1, think, grace: 1000, start: 9000, idle: 60_000 };
  const pool = new BotPool(quick.url, limits);
  const reports: (readonly [string, number])[] = [];
  pool.follow((owner, count) => reports.push([owner, count]));
  const decision = { id: '1', kind: 'turn', actors: [0] } as Decision;
  const answered: string[] = [];
  const ask = async (owner: string): Promise<void> => {
    await pool.choose(owner, 'loko-moto', {} as SeenBy, decision, 'easy');
    answered.push(owner);
  };
  try {
    pool.heard(7, 'ada', 1);
    const [ada, ben] = [ask('ada'), ask('ben')];
    await ben;
    assert.deepEqual([answered, pool.waiting], [['ben'], 1]);
    pool.heard(7, 'ada', 0);
    await ada;
    assert.deepEqual(answered, ['ben', 'ada']);
    assert.deepEqual(
      reports,
      ['ben', 'ada'].flatMap((owner) => [[owner, 1] as const, [owner, 0] as const]),
    );
  } finally {
    await pool.close();
  }
});
