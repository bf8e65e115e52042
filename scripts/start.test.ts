import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('.', import.meta.url));
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

test('a part of the tests that there is not is refused: none of it would have passed', () => {
  const done = spawnSync(process.execPath, [join(scripts, 'test.mjs'), 'units'], { encoding: 'utf8' });
  assert.deepEqual(
    [done.status, done.stdout, done.stderr],
    [1, '', 'units: unknown part; expected check, unit, e2e or nothing\n'],
  );
});
