import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { recordFrom } from '../files.ts';
import type { Summary } from './tally.ts';
import { play as playCommand } from '../play.ts';
import { replayRecord } from '@turntable/engine';
import { GRACE_MS, LONGEST_LINE } from '@turntable/bots/door/protocol.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(root, 'apps/cli/bin/turntable.js');
const folder = mkdtempSync(join(tmpdir(), 'turntable-arena-'));
after(() => rmSync(folder, { recursive: true }));

interface Line {
  readonly games: number;
  readonly players: readonly (Summary & { readonly name: string })[];
  readonly records?: string;
}
interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  readonly line: Line;
}
function play(...args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'play', ...args, '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
  });
  assert.equal(stdout.trim().split('\n').length, 1, `one line, not ${stdout}\n${stderr}`);
  return { status, out: stdout, err: stderr, line: JSON.parse(stdout) as Line };
}
let made = 0;
const fresh = (): string => join(folder, `folder${made++}`);
/** Our Node, whatever PATH says. */
const node = process.execPath;

/**
 * A bot that plays the first legal action, as a command. `body` runs at each message `m` before that, may `return true`
 * to be silent, and may count in `state`.
 */
function script(body: string): string {
  const path = join(folder, `bot${made++}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
     const say = (m) => process.stdout.write(JSON.stringify(m) + '\\n');
     const state = { asks: 0, hellos: 0 };
     const first = (m) => { ${body} };
     for await (const line of createInterface({ input: process.stdin })) {
       const m = JSON.parse(line);
       if (m.t === 'ask') state.asks++;
       if (m.t === 'hello') state.hellos++;
       if (first(m) === true) continue;
       if (m.t === 'hello') say({ t: 'ready', name: 'test' });
       if (m.t === 'ask') say({ t: 'act', n: m.n, action: m.legal[0] });
       if (m.t === 'bye') process.exit();
     }`,
  );
  return `exec:${node} ${path}`;
}
const LOKO = ['loko-moto', '--set', 'sheet=small', '--ms', '150'] as const;
const against = (bot: string, ...more: readonly string[]): Ran => {
  const records = fresh();
  const ran = play(...LOKO, '--seat', 'random', '--seat', bot, '--records', records, ...more);
  // Whatever a bot does, the game goes on to its end and is a record that replays.
  const names = readdirSync(records);
  assert.equal(names.length, ran.line.games);
  for (const name of names) {
    const { game, record } = recordFrom(join(records, name));
    const { error, state } = replayRecord(game, record);
    assert.equal(error, null);
    assert.ok(game.outcome(state));
  }
  return ran;
};

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

test('the worked examples play, in TypeScript and in Python', (t) => {
  for (const game of ['loko-moto', 'double-header', 'loco-dome']) {
    const { status, err, line } = play(
      // Two programs at the same time: each has its own game to follow.
      ...[game, '--ms', '2000', '--seats', `exec:${node} docs/bots/eager.ts,exec:${node} docs/bots/eager.ts`],
      ...['--set', game === 'loko-moto' ? 'sheet=small' : 'judge=true'],
    );
    assert.deepEqual([status, err], [0, '']);
    const seen = line.players.map(({ name, late, illegal }) => ({ name, late, illegal }));
    assert.equal(seen.length, 2);
    for (const player of seen) assert.deepEqual(player, { name: 'eager', late: 0, illegal: 0 });
  }
  if (spawnSync('python3', ['--version']).status !== 0) return t.skip('there is no Python here');
  for (const game of [LOKO, ['double-header'], ['loco-dome']]) {
    const seats = 'exec:python3 docs/bots/eager.py,random';
    const { status, err, line } = play(...game, '--ms', '2000', '--seats', seats);
    assert.deepEqual([status, err], [0, '']);
    const { name, late, illegal } = line.players[0]!;
    assert.deepEqual({ name, late, illegal }, { name: 'eager-py', late: 0, illegal: 0 });
  }
  for (const file of ['eager.ts', 'eager.py'])
    assert.ok(readFileSync(join(root, 'docs/bots', file), 'utf8').split('\n').length <= 60, file);
  return undefined;
});

test('a bot that ends is named, its seat played by the fallback, and started anew for the next game', () => {
  const ran = against(script(`if (m.t === 'ask' && state.asks === 3) process.exit(7);`), '--games', '2');
  assert.equal(ran.status, 3);
  const lines = ran.err.trim().split('\n');
  assert.equal(lines.length, 2, ran.err);
  for (const [i, line] of lines.entries())
    assert.equal(line, `turntable play: game ${i + 1}, seat 1 (test): ended with code 7`);
  assert.equal(ran.line.games, 2);
});

test('a bot that cannot be started, or is killed, does not stop the game', () => {
  const none = against('exec:no-such-program-anywhere');
  assert.equal(none.status, 3);
  assert.match(
    none.err,
    /^turntable play: game 1, seat 1 \(exec:no-such-program-anywhere\): ended with code 127; its last words: ".*no-such-program-anywhere: not found"\n$/,
  );
  const broken = against(script(`if (state.asks === 2) throw new RangeError('no such wheel');`));
  assert.match(broken.err, /ended with code 1; its last words: "RangeError: no such wheel"\n$/);
  const killed = against(script(`if (state.asks === 2) process.kill(process.pid, 'SIGKILL');`));
  assert.match(killed.err, /ended with (?:SIGKILL|code 137)/);
});

test('a bot that is not ready within 5 s is ended', () => {
  const began = Date.now();
  const ran = against(script(`return true;`));
  assert.equal(ran.status, 3);
  assert.match(ran.err, /was not ready within 5 s/);
  assert.ok(Date.now() - began < 30_000);
});

test('what is no message is shown with the line', () => {
  for (const [written, says] of [
    ['hello there', 'wrote what is no message: "hello there"'],
    ['\u001b[31mred', 'wrote what is no message: " \\[31mred"'],
    ['', 'wrote what is no message: ""'],
  ] as const) {
    const ran = against(
      script(`if (m.t === 'ask') { console.log(${JSON.stringify(written)}); return true; }`),
    );
    assert.equal(ran.status, 3);
    assert.match(ran.err, new RegExp(says));
  }
});

test('a line of more than 1 MiB is no message, whether it ends or not', () => {
  for (const end of ['', '\\n']) {
    const body = `if (m.t === 'ask') { process.stdout.write('"' + 'x'.repeat(${LONGEST_LINE}) + '"${end}'); return true; }`;
    const ran = against(script(body));
    assert.equal(ran.status, 3);
    assert.match(ran.err, /wrote a line of more than 1 MiB/);
  }
});

test('a late answer is counted and ignored, and the bot plays on', () => {
  const wait = 150 + GRACE_MS + 200;
  const body = `if (m.t === 'ask' && state.asks <= 2) {
      setTimeout(() => say({ t: 'act', n: m.n, action: m.legal.at(-1) }), ${wait});
      return true;
    }
    if (m.t === 'late') console.error(JSON.stringify(m));`;
  const log = fresh();
  const ran = against(script(body), '--bot-log', log);
  assert.equal(ran.status, 0, ran.err);
  assert.deepEqual([ran.line.players[1]!.late, ran.line.players[1]!.illegal], [2, 0]);
  assert.equal(readFileSync(join(log, 'seat1.log'), 'utf8'), '{"t":"late","n":1}\n{"t":"late","n":2}\n');
});

test('an illegal action gets its clause, and the fallback is played', () => {
  const body = `if (m.t === 'ask' && state.asks <= 3) {
      const wrong = [{ type: 'build', section: 'no-such' }, { type: 'dance' }, 'reserve'][state.asks - 1];
      say({ t: 'act', n: m.n, action: wrong });
      return true;
    }
    if (m.t === 'no') console.error(m.n + ' ' + m.clause + ' ' + m.why);`;
  const log = fresh();
  const ran = against(script(body), '--bot-log', log);
  assert.equal(ran.status, 0, ran.err);
  assert.equal(ran.line.players[1]!.illegal, 3);
  const lines = readFileSync(join(log, 'seat1.log'), 'utf8').split('\n');
  assert.match(lines[0]!, /^1 LM-6\.1 \S/);
  assert.deepEqual(lines.slice(1), [
    '2  This is no action of the game.',
    '3  This is no action of the game.',
    '',
  ]);
});

test('a bot that never reads, and one that never stops writing, are ended or outlived', () => {
  const deaf = against(`exec:echo '{"t":"ready","name":"deaf"}'; exec sleep 600`, '--ms', '1');
  assert.equal(deaf.status, 0, deaf.err);
  assert.ok(deaf.line.players[1]!.late > 5);
  const loud = against(`exec:while :; do echo '{"t":"act","n":-1,"action":{}}'; done`, '--ms', '1');
  assert.equal(loud.status, 3);
  assert.match(loud.err, /writes without being asked/);
});

test('what a bot has forked ends with it, also if it holds the output open', () => {
  const body = `if (m.t === 'hello') {
      const { spawn } = await import('node:child_process');
      const child = spawn('sleep', ['600'], { stdio: ['ignore', 'inherit', 'ignore'] });
      console.error(child.pid);
    }
    if (m.t === 'ask' && state.asks === 3 && LEAVES) process.exit(0);`;
  for (const leaves of [false, true]) {
    const log = fresh();
    const bot = script(body.replace('LEAVES', String(leaves)));
    const path = bot.split(' ').at(-1)!;
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replace('const first = (m)', 'const first = async (m)')
        .replace('first(m)', 'await first(m)'),
    );
    const ran = against(bot, '--bot-log', log);
    assert.equal(ran.status, leaves ? 3 : 0, ran.err);
    const pid = readFileSync(join(log, 'seat1.log'), 'utf8').trim();
    assert.match(pid, /^\d+$/);
    // A zombie that nobody has waited for yet is as good as gone.
    const stat = `/proc/${pid}/stat`;
    assert.ok(!existsSync(stat) || / Z /.test(readFileSync(stat, 'utf8')), `${pid} still runs`);
  }
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
  const { status, err } = play(...LOKO, '--seats', `${bot},random`);
  assert.deepEqual([status, err], [0, '']);
});

test('a bot that closes its output is not waited for', () => {
  const ran = against(`exec:echo '{"t":"ready","name":"mute"}'; exec sleep 600 >&-`, '--ms', '60000');
  assert.equal(ran.status, 3);
  assert.match(ran.err, /^turntable play: game 1, seat 1 \(mute\): closed its output\n$/);
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
  for (const name of ['seat0.log', '1.json']) mkdirSync(join(dir, name), { recursive: true });
  for (const option of ['--bot-log', '--records']) {
    const args = [
      'loko-moto',
      '--set',
      'sheet=small',
      '--seats',
      `${script('')},random`,
      '--json',
      option,
      dir,
    ];
    await assert.rejects(playCommand(args), {
      message: new RegExp(`^${option}: \\S+ cannot be written \\(EISDIR\\)$`),
    });
  }
});
