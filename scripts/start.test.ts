import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EXIT } from '@turntable/server/base/trouble.ts';
import { DataFolder } from '@turntable/server/storage/folder.ts';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'turntable-start-'));
after(() => rmSync(folder, { recursive: true }));

test('an unknown option is refused before anything is installed or built', () => {
  // There is nothing to install here and nothing to build: the scripts alone get no further than the options.
  for (const name of ['start.mjs', 'install.mjs', 'build.mjs', 'one-at-a-time.mjs', 'orphan.mjs'])
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

/** A folder like the repository before its first build, without the tool that builds; gives `npm start` there. */
function unbuilt(fresh: string) {
  for (const name of ['start.mjs', 'install.mjs', 'build.mjs', 'one-at-a-time.mjs', 'orphan.mjs'])
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
  return (env: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [join(fresh, 'scripts', 'start.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
}

test('a setting that cannot be used is refused before anything is built', () => {
  const start = unbuilt(join(folder, 'fresh'));
  const refused = start({ PORT: 'abc' });
  assert.deepEqual(
    [refused.status, refused.stdout, refused.stderr],
    [1, '', 'PORT: expected a whole number from 0 to 65535\n'],
  );
  assert.match(start({ PORT: '0' }).stdout, /^Building the pages …\n/);
});

test('beside a server that runs nothing is built: it would lose its pages and its programs', () => {
  const start = unbuilt(join(folder, 'beside'));
  const dataDir = join(folder, 'data of another');
  const running = new DataFolder(dataDir);
  try {
    const refused = start({ DATA_DIR: dataDir, PORT: '0' });
    assert.deepEqual(
      [refused.status, refused.stdout, refused.stderr],
      [
        EXIT.held,
        '',
        `${dataDir}: another server works with it; end that one, or set DATA_DIR to another folder\n`,
      ],
    );
  } finally {
    running.close();
  }
  assert.match(start({ DATA_DIR: dataDir, PORT: '0' }).stdout, /^Building the pages …\n/);
});

test('of a build that broke off nothing counts as built, should its sources go back to those of before', () => {
  const place = join(folder, 'broken off');
  const start = unbuilt(place);
  mkdirSync(join(place, 'dist'));
  writeFileSync(join(place, 'dist', '.built-from'), 'the sources of before');
  // Here the tool that builds is missing.
  assert.match(start({ PORT: '0' }).stderr, /Building the pages: failed/);
  assert.ok(!existsSync(join(place, 'dist', '.built-from')));
});

test('our Node is installed where npm leaves development dependencies out', () => {
  // A repository whose only dependency is a Node of its own, as our lock file has it.
  const small = join(folder, 'production');
  mkdirSync(join(small, 'own'), { recursive: true });
  mkdirSync(join(small, 'scripts'));
  cpSync(join(scripts, 'install.mjs'), join(small, 'scripts', 'install.mjs'));
  const bin = { node: 'node.sh' };
  const named = { name: 'small', devDependencies: { node: 'file:own' } };
  const files = {
    'package.json': { ...named, private: true },
    'own/package.json': { name: 'node', version: '1.0.0', bin },
    'package-lock.json': {
      ...{ name: 'small', lockfileVersion: 3, requires: true },
      packages: {
        '': named,
        'node_modules/node': { resolved: 'own', link: true },
        own: { name: 'node', version: '1.0.0', dev: true, bin },
      },
    },
  };
  for (const [name, json] of Object.entries(files)) writeFileSync(join(small, name), JSON.stringify(json));
  writeFileSync(join(small, 'own', 'node.sh'), '#!/bin/sh\n');
  const install = pathToFileURL(join(small, 'scripts', 'install.mjs')).href;
  const done = spawnSync(process.execPath, ['-e', `import('${install}').then((its) => its.install())`], {
    cwd: small,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', npm_config_offline: 'true' },
  });
  assert.equal(done.status, 0, `${done.stdout}${done.stderr}`);
  assert.ok(existsSync(join(small, 'node_modules', '.bin', 'node')));
});

test('a part of the tests that there is not is refused: none of it would have passed', () => {
  const done = spawnSync(process.execPath, [join(scripts, 'test.mjs'), 'units'], { encoding: 'utf8' });
  assert.deepEqual(
    [done.status, done.stdout, done.stderr],
    [1, '', 'units: unknown part; expected check, unit, e2e or nothing\n'],
  );
});
