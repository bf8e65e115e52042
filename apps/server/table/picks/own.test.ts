import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody } from '@turntable/protocol';
import { Guest, mine, open } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';

test('an own locomotive that is nested too deep is refused', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), open], { game: 'loco-dome' });
  /** Own locomotives, the first with so many levels in it; as text, which no stack limits. */
  const pick = async (levels: number): Promise<{ status: number; body: ErrorBody }> => {
    const nested = '['.repeat(levels - 1) + ']'.repeat(levels - 1);
    const own = (i: number): string => `{"id":"own-${i}","raw":${i === 0 ? nested : '[]'}}`;
    const answer = await fetch(`${server.link}api/tables/${id}/pick`, {
      method: 'POST',
      headers: { ...ada.headers, 'content-type': 'application/json' },
      body: `{"seat":0,"engines":[${[0, 1, 2, 3, 4].map(own).join(',')}]}`,
    });
    return { status: answer.status, body: (await answer.json()) as ErrorBody };
  };
  for (const levels of [13, 7800]) {
    const { status, body } = await pick(levels);
    assert.deepEqual([status, body.code], [400, 'bad-message'], String(levels));
    assert.match(body.detail!, /12 levels/);
  }
  // As deep as may be it is read; if something else is wrong with it, that is said.
  assert.doesNotMatch((await pick(12)).body.detail ?? '', /levels/);
  assert.deepEqual(server.errors, []);
});

test('an own locomotive has a name that can be read, as all who open the lobby are sent it', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), open], { game: 'loco-dome' });
  const pick = (name: string) => {
    const engines = [0, 1, 2, 3, 4].map((i) => ({ id: `own-${i}`, name, values: { height: i } }));
    return ada.post<ErrorBody>(`tables/${id}/pick`, { seat: 0, engines });
  };
  const { status, body } = await pick('n'.repeat(81));
  assert.deepEqual([status, body.code], [400, 'bad-options']);
  assert.match(body.detail!, /^engines: expected names of at most 80 characters$/);
  assert.equal((await pick('n'.repeat(80))).status, 200);
});

for (const game of ['double-header', 'loco-dome'])
  test(`nobody brings a card whose values only its owner knows, for nobody could compare it: ${game}`, async () => {
    await using server = await openServer();
    const ada = await Guest.arrive(server.link);
    const { id } = await ada.table([mine('Ada'), open], { game });
    const each = game === 'double-header' ? [0, 1] : [0, 1, 2, 3, 4];
    const pick = (more: object) => {
      const engines = each.map((i) => ({ id: `own-${i}`, name: 'x', values: { height: 5 }, ...more }));
      return ada.post<ErrorBody>(`tables/${id}/pick`, { seat: 0, engines });
    };
    const { status, body } = await pick({ unread: true });
    assert.deepEqual([status, body.code], [400, 'bad-options']);
    assert.match(body.detail!, /\.unread: expected a card whose values are known$/);
    assert.equal((await pick({ unread: false })).status, 200);
  });
