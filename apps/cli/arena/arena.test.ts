import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { commitment, replayRecord, viewerOf } from '@turntable/engine';
import type { SeenLocomotive } from '@turntable/games/versus/seen.ts';
import { DISTRIBUTION, type StatisticId } from '@turntable/roster';
import { recordFrom } from '../files.ts';
import { play as playCommand } from '../play.ts';
import { against, bin, folder, fresh, LOKO, node, play, root, script } from '../testing/playing.ts';

test('the same seed gives the same games, with bots of ours in this process or behind the door', () => {
  for (const game of ['loko-moto', 'double-header', 'loco-dome']) {
    const [own, again, outside] = [fresh(), fresh(), fresh()];
    const args = [game, '--games', '1', '--mirror', '--seed', 'once', '--records'];
    const door = `exec:${node} ${bin} bot ${game} --level easy`;
    play(...args, own, '--seats', 'easy,random');
    play(...args, again, '--seats', 'easy,random');
    const ran = play(...args, outside, '--ms', '3000', '--seat', door, '--seat', 'random');
    assert.deepEqual([ran.status, ran.err], [0, '']);
    assert.deepEqual(readdirSync(own), ['1-1.json', '1-2.json']);
    for (const name of readdirSync(own)) {
      const text = readFileSync(join(own, name), 'utf8');
      assert.equal(readFileSync(join(again, name), 'utf8'), text, `${game} ${name}`);
      assert.equal(readFileSync(join(outside, name), 'utf8'), text, `${game} ${name}`);
      const check = spawnSync(node, [bin, 'check', join(own, name)], { encoding: 'utf8' });
      assert.equal(check.status, 0, check.stdout);
    }
  }
});

test('--json says all that was asked for; mirrored, equal players share everything', () => {
  const { line, status } = play(
    'double-header',
    '--seats',
    'random,random,random,random',
    '--mirror',
    '--games',
    '2',
  );
  assert.equal(status, 0);
  assert.deepEqual(Object.keys(line), ['games', 'players']);
  assert.equal(line.games, 4, 'two deals, each with the teams both ways round');
  for (const player of line.players) {
    const keys = ['name', 'wins', 'interval', 'score', 'late', 'illegal', 'ms50', 'ms99'];
    assert.deepEqual(Object.keys(player), keys);
    assert.ok(player.interval[0] <= player.wins && player.wins <= player.interval[1]);
  }
  const [a, b, c, d] = line.players.map(({ wins }) => wins);
  assert.deepEqual([a, c], [b, d], 'partners win together');
  assert.equal(a! + c!, 1);
});

/** A call as a worked example chooses it: by the share of the roster's values that are lower than its own. */
const shareOf = (statistic: string, own: number): number => {
  const known = DISTRIBUTION.values[statistic as StatisticId];
  return known.filter((value) => value < own).length / known.length;
};

/** How many calls of these seats are in the records of a folder; each has to be the best of the caller's own values. */
function bestCalls(records: string, seats: readonly number[]): number {
  let calls = 0;
  for (const name of readdirSync(records)) {
    const { game, record } = recordFrom(join(records, name));
    let state = game.start(record.setup);
    for (const entry of replayRecord(game, record).entries) {
      const { actor, action } = entry;
      if (action.type === 'call' && seats.includes(Number(actor))) {
        calls++;
        const view = game.view(state, viewerOf(actor)) as unknown as LocomotiveView;
        const seen = (view.engines ?? view.rosters)!.map((own) => own.map(({ rear }) => rear));
        const side = seen.findIndex((own) => own.some((rear) => rear !== null));
        const place = view.inUse ? view.inUse[side]! : view.locomotives![side]!.indexOf('active');
        const { values } = seen[side]![place]!;
        const decision = game.decisions(state).find(({ id }) => id === entry.decision)!;
        const wants = [...game.legalActions(game.view(state, viewerOf(actor)), decision)]
          .filter(({ type }) => type === 'call')
          .map((each) => shareOf((each as Call).statistic, values[(each as Call).statistic]!));
        const { statistic } = action as Call;
        assert.equal(shareOf(statistic, values[statistic]!), Math.max(...wants), `${name}: ${statistic}`);
      }
      state = game.apply(state, entry).state;
    }
  }
  return calls;
}
type Call = { readonly type: 'call'; readonly statistic: string };
interface LocomotiveView {
  readonly engines?: readonly (readonly SeenLocomotive[])[];
  readonly rosters?: readonly (readonly SeenLocomotive[])[];
  readonly inUse?: readonly number[];
  readonly locomotives?: readonly (readonly string[])[];
}

test('the worked examples play, in TypeScript and in Python, and call the best of their own values', (t) => {
  for (const [game, seats] of [
    ['loko-moto', 2],
    ['double-header', 2],
    ['double-header', 4],
    ['loco-dome', 2],
  ] as const) {
    const records = fresh();
    // Several programs at the same time: each has its own game to follow.
    const programs = Array.from({ length: seats }, () => `exec:${node} docs/bots/eager.ts`).join();
    const { status, err, line } = play(
      ...[game, '--ms', '2000', '--seats', programs, '--records', records],
      ...['--set', game === 'loko-moto' ? 'sheet=small' : 'judge=true'],
    );
    assert.deepEqual([status, err], [0, '']);
    const seen = line.players.map(({ name, late, illegal }) => ({ name, late, illegal }));
    assert.equal(seen.length, seats);
    for (const player of seen) assert.deepEqual(player, { name: 'eager', late: 0, illegal: 0 });
    const all = Array.from({ length: seats }, (_, seat) => seat);
    if (game !== 'loko-moto') assert.ok(bestCalls(records, all) > 10, `${game} of ${seats}`);
  }
  if (spawnSync('python3', ['--version']).status !== 0) return t.skip('there is no Python here');
  for (const game of [LOKO, ['double-header'], ['loco-dome']]) {
    const seats = 'exec:python3 docs/bots/eager.py,random';
    const records = fresh();
    const { status, err, line } = play(...game, '--ms', '2000', '--seats', seats, '--records', records);
    assert.deepEqual([status, err], [0, '']);
    const { name, late, illegal } = line.players[0]!;
    assert.deepEqual({ name, late, illegal }, { name: 'eager-py', late: 0, illegal: 0 });
    if (game !== LOKO) assert.ok(bestCalls(records, [0]) > 5, game[0]);
  }
  for (const file of ['eager.ts', 'eager.py'])
    assert.ok(readFileSync(join(root, 'docs/bots', file), 'utf8').split('\n').length <= 60, file);
  return undefined;
});

test('a program gets PATH and nothing else of the environment', () => {
  const log = fresh();
  const body = `if (m.t === 'hello') console.error(Object.keys(process.env).sort().join());`;
  assert.equal(against(script(body), '--bot-log', log).status, 0);
  const names = readFileSync(join(log, 'seat1.log'), 'utf8').trim().split(',');
  // The shell itself may add the folder it is in.
  assert.deepEqual(
    names.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name)),
    ['PATH'],
  );
});

test('a comma within a command is written with a backslash', () => {
  const bot = script('').replace('exec:', `exec:test a\\,b = 'a\\,b' && exec `);
  const { status, err } = play(...LOKO, '--ms', '150', '--seats', `${bot},random`);
  assert.deepEqual([status, err], [0, '']);
});

test('a folder that cannot be is refused at once', { timeout: 20_000 }, async () => {
  writeFileSync(join(folder, 'file'), '');
  for (const [path, code] of [
    ['/proc/x', 'ENOENT'],
    ['/proc/x/y', 'ENOENT'],
    [join(folder, 'file/x'), 'ENOTDIR'],
    [join(folder, 'file'), 'ENOTDIR'],
  ] as const)
    await assert.rejects(playCommand(['loko-moto', '--records', path]), {
      message: `--records: ${path} is no folder (${code})`,
    });
});

test('a log or a record that cannot be written is said in one line', async () => {
  const dir = fresh();
  mkdirSync(join(dir, 'seat0.log'), { recursive: true });
  const args = ['loko-moto', '--set', 'sheet=small', '--json'];
  await assert.rejects(playCommand([...args, '--seats', `${script('')},random`, '--bot-log', dir]), {
    message: /^--bot-log: \S+ cannot be written \(EISDIR\)$/,
  });
  // Comes to be there while the game is played.
  const records = fresh();
  const taken = join(records, '1.json');
  const bot = script('').replace('exec:', `exec:echo mine > ${taken}; exec `);
  await assert.rejects(playCommand([...args, '--seats', `${bot},random`, '--records', records]), {
    message: `--records: ${taken} cannot be written (EEXIST)`,
  });
  assert.equal(readFileSync(taken, 'utf8'), 'mine\n');
});

test('a folder that holds records already is refused before the first game, and nothing in it changes', async () => {
  const args = ['loko-moto', '--set', 'sheet=small', '--seats', 'random,random', '--json'];
  for (const [name, more, refused] of [
    ['1.json', [], true],
    ['2.json', ['--games', '2'], true],
    ['2-1.json', ['--games', '2', '--mirror'], true],
    ['2.json', [], false],
    ['1.json', ['--mirror'], false],
  ] as const) {
    const dir = fresh();
    mkdirSync(dir);
    writeFileSync(join(dir, name), 'mine');
    const { status, stderr } = spawnSync(node, [bin, 'play', ...args, ...more, '--records', dir], {
      encoding: 'utf8',
    });
    const says = `turntable play: --records: ${dir} holds ${name} already; expected another folder\n`;
    assert.deepEqual([status, stderr], refused ? [1, says] : [0, ''], `${name} ${more.join(' ')}`);
    if (refused) assert.deepEqual(readdirSync(dir), [name]);
    assert.equal(readFileSync(join(dir, name), 'utf8'), 'mine');
  }
});

test('a folder without a name is none', async () => {
  for (const option of ['--records', '--bot-log'])
    await assert.rejects(playCommand(['loko-moto', option, '']), { message: `${option}: expected a folder` });
});

test('words that a program adds to an action without any are not in the record', () => {
  const records = fresh();
  const bot = script(
    `if (m.t === 'ask') { say({ t: 'act', n: m.n, action: { ...m.legal[0], text: '' } }); return true; }`,
  );
  assert.equal(play(...LOKO, '--seat', bot, '--seat', 'random', '--ms', '2000', '--records', records).line.players[0]!.illegal, 0); // prettier-ignore
  const { actions } = JSON.parse(readFileSync(join(records, '1.json'), 'utf8')) as { actions: object[] };
  assert.ok(actions.length > 5 && actions.every((action) => !('text' in action)));
});

test('LV-1.6 without --seed a program cannot find the seed of the deals from that of its luck', () => {
  const log = fresh();
  const bot = script(`if (m.t === 'hello') console.error(m.seed);`);
  const ran = play('double-header', '--ms', '2000', '--seat', bot, '--seat', 'random', '--bot-log', log);
  assert.equal(ran.status, 0, ran.err);
  const told = readFileSync(join(log, 'seat0.log'), 'utf8').trim();
  assert.match(told, /^[0-9a-f]{64}$/);
  for (let seed = 0; seed < 1000; seed++) assert.notEqual(told, commitment(`${seed}/0/0/bot/0`));
});
