import assert from 'node:assert/strict';
import { readFileSync, globSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import { run } from './main.ts';
import { databaseUrl, publicUrl } from './settings.ts';

/** What a command says on stderr with such settings; it has to end with exit status 1. */
async function refused(t: TestContext, env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const before = { ...process.env };
  const said: string[] = [];
  t.mock.method(console, 'error', (text: string) => void said.push(text));
  Object.assign(process.env, env);
  try {
    assert.equal(await run(args), 1);
  } finally {
    process.env = before;
  }
  return said.join('\n');
}

test('an address that no server would take is refused in the words of the server', async (t) => {
  for (const PUBLIC_URL of ['games.example', 'https://a.example/trains'])
    assert.match(
      await refused(t, { PUBLIC_URL }, 'print', 'map', '--sheet', 'small'),
      /PUBLIC_URL: expected an address that begins with|PUBLIC_URL: expected a host without a path/,
    );
});

test('a database of another kind is refused without its password', async (t) => {
  const DATABASE_URL = 'mysql://me:s3cret@db.example/turntable';
  for (const args of [
    ['reports'],
    ['people', 'export', 'g-1'],
    ['backup', '/nowhere/file.db'],
    ['print', 'record', '--table', 'x'],
  ]) {
    const said = await refused(t, { DATABASE_URL }, ...args);
    assert.match(said, /DATABASE_URL: expected an address that begins with postgres:\/\//, args[0]);
    assert.ok(!said.includes('s3cret'));
  }
});

test('an address of a database whose password is not escaped is refused without it', async (t) => {
  for (const password of ['s3cret#1', 's3cret/1', 's3cret?1']) {
    const said = await refused(
      t,
      { DATABASE_URL: `postgres://me:${password}@db.example/turntable` },
      'reports',
    );
    assert.match(said, /DATABASE_URL: expected an address like postgres:.*%23/, password);
    assert.ok(!said.includes('s3cret'));
  }
});

test('what is not set, or set to nothing, is left out', (t) => {
  const before = { ...process.env };
  t.after(() => (process.env = before));
  Object.assign(process.env, { PUBLIC_URL: '', DATABASE_URL: '' });
  assert.deepEqual([publicUrl(), databaseUrl()], [undefined, undefined]);
  process.env['PUBLIC_URL'] = 'https://a.example';
  assert.equal(publicUrl(), 'https://a.example/');
});

test('commands read the server’s settings here alone; the path is for programs that they start', () => {
  const folder = new URL('./', import.meta.url);
  const readers = globSync('**/*.ts', {
    cwd: folder,
    exclude: ['**/*.test.ts', 'testing/**', 'node_modules/**'],
  });
  const found = readers.filter((file) =>
    /\bprocess\.env\b/.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  assert.deepEqual(found.sort(), ['arena/program.ts', 'settings.ts']);
});
