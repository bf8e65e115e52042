import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'turntable-start-'));
after(() => rmSync(folder, { recursive: true }));

test('an unknown option is refused before anything is installed or built', () => {
  // There is nothing to install here and nothing to build: the scripts alone get no further than the options.
  for (const name of ['start.mjs', 'install.mjs', 'build.mjs', 'orphan.mjs'])
    cpSync(join(scripts, name), join(folder, 'scripts', name));
  for (const option of ['--bogus', 'lan', '--lan=yes']) {
    const done = spawnSync(process.execPath, [join(folder, 'scripts', 'start.mjs'), option], {
      encoding: 'utf8',
    });
    assert.deepEqual(
      [done.status, done.stdout, done.stderr],
      [1, '', `${option}: unknown option; expected --lan or nothing\n`],
    );
  }
});

test('a setting that cannot be used is refused before anything is built', () => {
  // Like the repository before its first build, without the tool that builds.
  const fresh = join(folder, 'fresh');
  for (const name of ['start.mjs', 'install.mjs', 'build.mjs', 'orphan.mjs'])
    cpSync(join(scripts, name), join(fresh, 'scripts', name));
  const lock = readFileSync(join(root, 'package-lock.json'));
  mkdirSync(join(fresh, 'node_modules', '.cache'), { recursive: true });
  writeFileSync(join(fresh, 'package-lock.json'), lock);
  writeFileSync(
    join(fresh, 'node_modules', '.cache', 'turntable-installed'),
    createHash('sha256').update(lock).digest('hex'),
  );
  for (const name of ['packages', 'apps', join('node_modules', '.bin')])
    symlinkSync(join(root, name), join(fresh, name));
  const start = (env: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [join(fresh, 'scripts', 'start.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  const refused = start({ PORT: 'abc' });
  assert.deepEqual(
    [refused.status, refused.stdout, refused.stderr],
    [1, '', 'PORT: expected a whole number from 0 to 65535\n'],
  );
  assert.match(start({ PORT: '0' }).stdout, /^Building the pages …\n/);
});

test('a part of the tests that there is not is refused: none of it would have passed', () => {
  const done = spawnSync(process.execPath, [join(scripts, 'test.mjs'), 'units'], { encoding: 'utf8' });
  assert.deepEqual(
    [done.status, done.stdout, done.stderr],
    [1, '', 'units: unknown part; expected check, unit, e2e or nothing\n'],
  );
});
