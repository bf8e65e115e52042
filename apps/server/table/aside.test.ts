import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ErrorBody } from '@turntable/protocol';
import pg from 'pg';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { Guest, mine } from '../testing/guest.ts';
import { Postgres } from '../testing/postgres.ts';
import { openServer, PAGE, type ServerOptions, type TestServer } from '../testing/server.ts';
import { Aside } from './aside.ts';

const withCode = (code: string): Error => Object.assign(new Error('of the database'), { code });

test('what says nothing of a table sets none aside; what is no table any more does', async () => {
  const named: string[] = [];
  const aside = new Aside({ row: () => Promise.resolve(undefined) }, { error: (what) => named.push(what) });
  const opened = (error: Error): Promise<unknown> =>
    aside.unlessDamaged('t', () => Promise.reject(error)).catch((thrown: unknown) => thrown);
  for (const passing of [
    new Error('timeout exceeded when trying to connect'),
    withCode('57014'),
    withCode('53200'),
    withCode('ENOSPC'),
  ])
    assert.equal(await opened(passing), passing);
  assert.deepEqual([named, aside.has('t')], [[], false]);
  for (const damaged of [new SyntaxError('Unexpected end of JSON input'), withCode('XX001')]) {
    const id = damaged.name;
    await assert.rejects(
      aside.unlessDamaged(id, () => Promise.reject(damaged)),
      /damaged/,
    );
    assert.equal(aside.has(id), true);
  }
});

test('a game under way without its setup is damaged', async () => {
  await using server = await openServer();
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([mine('Ada'), mine('Ben')]);
  server.tables.drop(id);
  const file = new DatabaseSync(join(server.dataDir, 'turntable.db'));
  file.exec('DELETE FROM setups');
  file.close();
  const { status } = await guest.post(`tables/${id}/leave`);
  assert.equal(status, 503);
  assert.equal((await guest.post('me/settings', SETTINGS)).status, 200, 'of no matter for other tables');
  assert.equal((await guest.get(`roster/${LOCOMOTIVES[0]!.id}`)).status, 200, 'nor for what is no table');
  assert.match(server.errors.join(), new RegExp(`table ${id} is damaged and set aside`));
  assert.equal((await guest.post('me/delete', { sure: true })).status, 200);
  assert.equal((await guest.get('me')).status, 403);
});

/** What somebody asks for of a server where one of their tables has a row that cannot be read, with the answers. */
async function asked(server: TestServer, guest: Guest, broken: string): Promise<Record<string, unknown>> {
  const known = async (path: string): Promise<unknown> => {
    const { status, body } = await guest.get<ErrorBody>(path);
    return body.code ? [status, body.code] : status;
  };
  const page = (path: string): Promise<number> =>
    fetch(`${server.link}${path}`, { headers: { accept: 'text/html' } }).then(({ status }) => status);
  const { body } = await guest.get<ErrorBody>(`tables/${broken}`);
  return {
    table: await known(`tables/${broken}`),
    why: body.detail,
    ratings: await known(`tables/${broken}/ratings`),
    code: await known('codes/BROKEN'),
    pages: [await page(`t/${broken}`), await page('j/BROKEN')],
    mine: await known('tables/mine'),
    lobby: await known('tables'),
    box: await known('box'),
    settings: (await guest.post('me/settings', SETTINGS)).status,
    another: (await guest.table([mine('Ada'), mine('Ben')])).status,
    ready: (await fetch(`${server.link}readyz`)).status,
  };
}
const SETTINGS = { zone: 'Europe/Budapest', quiet: null, digestAt: '08:00' };
const RIGHT = {
  table: [503, 'unavailable'],
  why: 'the table is damaged',
  ratings: [503, 'unavailable'],
  code: [503, 'unavailable'],
  pages: [200, 200],
  ...{ mine: 200, lobby: 200, box: 200, settings: 200, another: 'running', ready: 200 },
};
const BREAK = "UPDATE tables SET doc = '{', code = 'BROKEN' WHERE id = ";

const options: ServerOptions = { page: PAGE, change: (config) => ({ ...config, lan: true }) };

test('a row that cannot be read is a damaged table, and hides nothing else', async () => {
  await using server = await openServer(options);
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([mine('Ada'), mine('Ben')]);
  server.tables.drop(id);
  const file = new DatabaseSync(join(server.dataDir, 'turntable.db'));
  file.exec(`${BREAK}'${id}'`);
  file.close();
  assert.deepEqual(await asked(server, guest, id), RIGHT);
  assert.match(server.errors.join(), new RegExp(`table ${id} is damaged and set aside`));
});

test('so it is in PostgreSQL', async () => {
  await using postgres = await Postgres.start();
  const url = await postgres.database();
  await using server = await openServer({ ...options, env: { DATABASE_URL: url } });
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([mine('Ada'), mine('Ben')]);
  server.tables.giveUp([id]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`${BREAK}'${id}'`);
  await client.end();
  assert.deepEqual(await asked(server, guest, id), RIGHT);
  assert.match(server.errors.join(), new RegExp(`table ${id} is damaged and set aside`));
});
