import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PATHS } from '@turntable/protocol/paths.ts';
import { registered } from '../../testing/contract.ts';
import { openServer } from '../../testing/server.ts';

/** Links in letters that a mail program opens: they lead to a page and are no part of the API. */
const NOT_OF_PAGES = ['GET /mail/confirm/:token', 'GET /mail/stop/:token'];

test('the contract has every route that the server registers, and the server every route of the contract', async () => {
  await using server = await openServer();
  assert.ok(server);
  const known: readonly string[] = [...Object.values(PATHS), ...NOT_OF_PAGES];
  assert.deepEqual(
    [...registered].filter((route) => !known.includes(route)),
    [],
  );
  assert.deepEqual(
    known.filter((route) => !registered.has(route)),
    [],
  );
});
