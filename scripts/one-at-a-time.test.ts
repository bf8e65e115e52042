import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { oneAtATime } from './one-at-a-time.mjs';

const module = new URL('./one-at-a-time.mjs', import.meta.url).href;
/** Writes its name to a file twice, with a program's run between. */
const WORK = `
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { oneAtATime } from '${module}';
const [lock, log, name] = process.argv.slice(1);
const note = () => appendFileSync(log, name);
oneAtATime(lock, () => { note(); spawnSync(process.execPath, ['-e', '']); note(); }, () => {});
`;

test('two processes do a work one after the other', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-lock-'));
  const [lock, log] = [join(folder.path, 'lock'), join(folder.path, 'log')];
  const ended = ['a', 'b', 'c'].map((name) => {
    const args = ['--input-type=module', '-e', WORK, '--', lock, log, name];
    return once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  });
  for (const [status] of await Promise.all(ended)) assert.equal(status, 0);
  assert.match(readFileSync(log, 'utf8'), /^(aa|bb|cc){3}$/);
  assert.equal(existsSync(lock), false);
});

test('what a killed process left behind holds up nobody, and what throws lets go', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-lock-'));
  const lock = join(folder.path, 'lock');
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  for (const pid of [dead.pid, process.pid]) {
    writeFileSync(lock, String(pid));
    assert.equal(
      oneAtATime(lock, () => 'done', assert.fail),
      'done',
    );
  }
  assert.throws(() => oneAtATime(lock, () => assert.fail('broken'), assert.fail), /broken/);
  assert.equal(existsSync(lock), false);
});
