import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { whyKept } from './build-static.mjs';

const scripts = fileURLToPath(new URL('.', import.meta.url));

test('the pages without a server are not built over what is somebody’s', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-build-static-'));
  // Like the repository, with games that were played there and nothing to build from.
  const here = join(folder.path, 'here');
  for (const name of ['build-static.mjs', 'install.mjs'])
    cpSync(join(scripts, name), join(here, 'scripts', name));
  const site = join(folder.path, 'site');
  for (const [place, name] of [
    [join(here, 'data'), 'turntable.db'],
    [site, 'index.html'],
  ] as const) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, name), 'kept');
  }
  for (const [given, place] of [
    ['.', here],
    ['data', join(here, 'data')],
    ['..', folder.path],
    [site, site],
  ] as const) {
    const done = spawnSync(process.execPath, [join('scripts', 'build-static.mjs'), given], {
      cwd: here,
      encoding: 'utf8',
    });
    assert.deepEqual(
      [done.status, done.stdout, done.stderr],
      [
        1,
        '',
        `${place}: holds something else, which would be deleted; expected a new folder, an empty one or an earlier build\n`,
      ],
    );
  }
  assert.equal(readFileSync(join(here, 'data', 'turntable.db'), 'utf8'), 'kept');
  assert.equal(readFileSync(join(site, 'index.html'), 'utf8'), 'kept');
});

test('a new folder, an empty one and an earlier build are made anew', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-build-static-'));
  assert.equal(whyKept(join(folder.path, 'new')), undefined);
  assert.equal(whyKept(folder.path), undefined);
  for (const name of ['index.html', 'sw.js', 'checker.html', 'manifest.webmanifest', 'robots.txt'])
    writeFileSync(join(folder.path, name), '');
  assert.equal(whyKept(folder.path), undefined);
});
