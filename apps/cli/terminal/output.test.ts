import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync, openSync, closeSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { script } from '../testing/playing.ts';

const bin = fileURLToPath(new URL('../bin/turntable.js', import.meta.url));
const record = fileURLToPath(
  new URL('../../../packages/testkit/scenarios/loko-moto/17-shape-taken.json', import.meta.url),
);
const FULL = '/dev/full';

test('output that cannot be written is said in one sentence, exit 5', { skip: !existsSync(FULL) }, () => {
  const play = ['play', 'loko-moto', '--set', 'sheet=small', '--seats', 'random,random'];
  for (const args of [
    ['replay', record, '--json'],
    ['perft', record, '--depth', '0'],
    ['print', 'map', '--out', '-'],
    ['help'],
    play,
    [...play, '--json'],
  ]) {
    const full = openSync(FULL, 'w');
    const { status, stderr } = spawnSync(process.execPath, [bin, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    assert.deepEqual(
      [status, stderr],
      [5, `turntable ${args[0]}: the output cannot be written (ENOSPC)\n`],
      args.join(' '),
    );
  }
});

test('where the reader goes after the first line the work ends quietly, programs too', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-output-'));
  const records = join(folder.path, 'records');
  const log = join(folder.path, 'log');
  for (const seat of ['random', script(`if (m.t === 'hello') console.error(process.pid);`)]) {
    const to = join(records, seat.slice(0, 4));
    const options = ['--records', to, '--bot-log', log, '--set', 'sheet=small', '--games', '3000'];
    const child = spawn(process.execPath, [
      bin,
      'play',
      'loko-moto',
      '--seats',
      `random,${seat}`,
      ...options,
    ]);
    let err = '';
    child.stderr.on('data', (text) => (err += String(text)));
    child.stdout.once('data', () => child.stdout.destroy());
    const [status] = (await once(child, 'close')) as [number | null];
    assert.deepEqual([status, err], [141, ''], seat);
    assert.ok(readdirSync(to).length < 300, `${readdirSync(to).length} games`);
  }
  const pid = readFileSync(join(log, 'seat1.log'), 'utf8').split('\n')[0]!;
  assert.match(pid, /^\d+$/);
  const stat = `/proc/${pid}/stat`;
  assert.ok(!existsSync(stat) || / Z /.test(readFileSync(stat, 'utf8')), `${pid} still runs`);
});

test('our bot leaves quietly when nobody reads it any more', async () => {
  const child = spawn(process.execPath, [bin, 'bot', 'loko-moto', '--level', 'easy']);
  let err = '';
  child.stderr.on('data', (text) => (err += String(text)));
  const hello = { t: 'hello', protocol: 1, game: 'loko-moto', rules: 1, seat: 0, seats: 2 };
  child.stdout.destroy();
  child.stdin.write(`${JSON.stringify({ ...hello, options: {}, ms: 20, seed: 'x' })}\n`);
  const [status] = (await once(child, 'close')) as [number | null];
  assert.deepEqual([status, err], [141, '']);
});
