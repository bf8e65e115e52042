import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { readSettings, SETTINGS, settingsTable, usualBotWorkers } from './settings.ts';

test('the documentation has the table of all settings', () => {
  const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8');
  assert.ok(page.includes(settingsTable()), `docs/settings.md: expected\n${settingsTable()}`);
});

test('the server reads the environment through its settings alone', () => {
  const server = new URL('../', import.meta.url);
  const reads = globSync('**/*.ts', {
    cwd: server,
    exclude: ['**/*.test.ts', 'testing/**', 'node_modules/**'],
  })
    .filter((file) => /\bprocess\.env\b/.test(readFileSync(new URL(file, server), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  assert.deepEqual(reads, ['config/or-exit.ts']);
});

test('a setting that cannot be used is named with what was expected', () => {
  assert.deepEqual(readSettings({ PORT: '70000' }), {
    error: 'PORT: expected a whole number from 0 to 65535',
  });
  assert.deepEqual(readSettings({ BOT_DELAY_MS: '1.5' }), {
    error: 'BOT_DELAY_MS: expected a whole number from 0 to 60000',
  });
  const read = readSettings({ PORT: '', CONNECTIONS: '7' });
  assert.ok('settings' in read);
  assert.deepEqual([read.settings.PORT, read.settings.CONNECTIONS, read.settings.HOST], [8080, 7, '']);
});

test('a number that may be left out is nothing where it is, and is read where it is not', () => {
  const thinkMs = (env: Record<string, string>): unknown => {
    const read = readSettings(env);
    return 'error' in read ? read.error : read.settings.BOT_THINK_MS;
  };
  assert.deepEqual(
    [thinkMs({}), thinkMs({ BOT_THINK_MS: '60' }), thinkMs({ BOT_THINK_MS: '0' })],
    [undefined, 60, 'BOT_THINK_MS: expected a whole number from 1 to 1000'],
  );
});

test('every setting that is given as nothing is one that is not given', () => {
  const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  const [given, none] = [readSettings(empty), readSettings({})];
  assert.ok('settings' in given && 'settings' in none);
  for (const name of Object.keys(SETTINGS) as (keyof typeof SETTINGS)[])
    assert.equal(given.settings[name], none.settings[name], name);
});

test('bots think in two processes at most, unless a host says more', () => {
  assert.deepEqual([1, 2, 3, 4, 64].map(usualBotWorkers), [1, 1, 2, 2, 2]);
  const workers = (env: Record<string, string>): unknown => {
    const read = readSettings(env);
    return 'error' in read ? read.error : read.settings.BOT_WORKERS;
  };
  assert.deepEqual(
    [workers({}), workers({ BOT_WORKERS: '6' })],
    [usualBotWorkers(availableParallelism()), 6],
  );
});

test('a public address is a host: pages and links begin at its root', () => {
  const place = { webDir: '', botWorker: new URL('file:///none'), games: [] };
  for (const PUBLIC_URL of [
    'https://a.example/trains',
    'https://a.example/?x',
    'https://me:pw@a.example',
    'a.example',
  ])
    assert.throws(
      () => readConfig({ PUBLIC_URL }, [], place),
      /^ConfigError: PUBLIC_URL: expected/,
      PUBLIC_URL,
    );
  for (const PUBLIC_URL of ['https://a.example', 'https://a.example:8443/'])
    assert.ok(readConfig({ PUBLIC_URL }, [], place).publicUrl?.href.endsWith('/'), PUBLIC_URL);
});

test('without a setting a guest has 20 open tables, 5 running with bots, two bots that think, unwatched for ten minutes', () => {
  const read = readSettings({});
  assert.ok('settings' in read);
  const { TABLES_PER_GUEST, BOT_TABLES_PER_GUEST, BOTS_PER_GUEST, BOTS_UNWATCHED_MS } = read.settings;
  assert.deepEqual(
    [TABLES_PER_GUEST, BOT_TABLES_PER_GUEST, BOTS_PER_GUEST, BOTS_UNWATCHED_MS],
    [20, 5, 2, 600_000],
  );
  assert.deepEqual([read.settings.CODES_PER_MINUTE, read.settings.BACKUPS], [120, 7]);
});
