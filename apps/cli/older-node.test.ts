import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { bin, fresh, script } from './testing/playing.ts';

/** Makes this Node pass for one that cannot read TypeScript, of which the machine may have none. */
const OLDER = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.0.0'}})`;
const older = ['--import', OLDER, bin];

const isGone = (pid: string): boolean => {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
};
/** The first line that a process writes. */
async function firstLine({ stdout }: ChildProcess): Promise<string> {
  const [text] = (await once(stdout!, 'data')) as [Buffer];
  return String(text).trim();
}

test('an older Node hands over: arguments, output and exit status are those of the command', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...older, 'perft', 'no such', '--depth', '1'],
    {
      encoding: 'utf8',
    },
  );
  assert.deepEqual([status, stdout], [1, '']);
  assert.equal(stderr, 'turntable perft: no such: cannot be read (ENOENT)\n');
});

test('a signal to the older Node ends the command it handed over to, and the programs of that', async () => {
  for (const [signal, ends] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    const bot = script(`if (m.t === 'hello') console.error([process.ppid, process.pid].join());`);
    const log = fresh();
    const options = ['--games', '100000', '--bot-log', log];
    const seats = `random,${bot.replace('exec:', 'exec:exec ')}`;
    const child = spawn(process.execPath, [...older, 'play', 'loko-moto', ...options, '--seats', seats]);
    assert.match(await firstLine(child), /^game 1 /);
    child.stdout.resume();
    const ids = readFileSync(join(log, 'seat1.log'), 'utf8').split('\n')[0]!;
    assert.match(ids, /^\d+,\d+$/);
    child.kill(signal);
    const [status, by] = (await once(child, 'close')) as [number | null, string | null];
    assert.deepEqual([status, by], [ends, null], signal);
    // Its end was ordered; on a busy machine it comes a moment later.
    for (const id of ids.split(',')) await until(() => isGone(id), `${signal}: the end of ${id} of ${ids}`);
  }
});

test('a command that a signal ended makes the older Node end by it too', async () => {
  const child = spawn(process.execPath, [...older, 'bot', 'loko-moto', '--level', 'easy']);
  const hello = { t: 'hello', protocol: 1, game: 'loko-moto', rules: 1, seat: 0, seats: 2 };
  child.stdin.write(`${JSON.stringify({ ...hello, options: {}, ms: 20, seed: 'x' })}\n`);
  assert.match(await firstLine(child), /ready/);
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'close'), [null, 'SIGTERM']);
});
