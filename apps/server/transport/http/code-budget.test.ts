import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, mine, open } from '../../testing/guest.ts';
import { openServer, PAGE } from '../../testing/server.ts';

/** What differs from one answer to the next whatever was asked. */
const OWN = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'keep-alive']);

test('a wrong code says nothing about right ones: answer, headers, what is looked up and what is counted are the same', async () => {
  await using server = await openServer({ page: PAGE });
  const { store } = server;
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open], { entry: 'code' });
  const right = (await store.row(id))!.access.code;
  const other = await Guest.arrive(server.link);
  const ask = (path: string, body?: object): Promise<Response> =>
    fetch(server.link + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...other.headers,
        accept: 'text/html,application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const looked: string[] = [];
  const byCode = store.rowByCode.bind(store);
  store.rowByCode = (code) => {
    looked.push(code);
    return byCode(code);
  };
  const last = right.endsWith('A') ? 'C' : 'A';
  const wrong = [
    // All but the last letter is right; nothing is; as codes were before; a letter too few, too many; none of the alphabet.
    ...[right.slice(0, -1) + last, 'AAAAAAAA', 'AAAAA', right.slice(0, -1), `${right}A`, 'OI015OI0'],
    // Nobody's table is found by half a code, or by what stands for any text in a search.
    ...['%', '_'.repeat(right.length), `${right.slice(0, 4)}%`],
  ];
  for (const route of [
    (code: string) => ask(`j/${encodeURIComponent(code)}`),
    (code: string) => ask(`api/codes/${encodeURIComponent(code)}`),
    (code: string) => ask(`api/tables/${id}/join`, { name: 'Ben', seat: 1, code }),
    (code: string) => ask(`api/tables/${id}/judge`, { do: 'take', name: 'Ben', code }),
  ]) {
    const answers = [];
    let left: number | undefined;
    for (const code of wrong) {
      looked.length = 0;
      const response = await route(code);
      const remaining = Number(response.headers.get('x-ratelimit-remaining'));
      if (left !== undefined) assert.equal(remaining, left - 1, code);
      left = remaining;
      answers.push({
        status: response.status,
        headers: [...response.headers].filter(([name]) => !OWN.has(name)),
        body: await response.text(),
        // A whole code is looked for in an index, once, or compared with that of a table that is there already.
        looked: looked.length,
      });
    }
    for (const [i, answer] of answers.entries()) assert.deepEqual(answer, answers[0], wrong[i]);
    assert.notEqual(answers[0]!.status, 429);
  }
  // Written in any way, the right one leads there: what was compared above was read as codes.
  for (const code of [right, right.toLowerCase(), `${right.slice(0, 4)}-${right.slice(4)}`])
    assert.deepEqual(await (await ask(`api/codes/${code}`)).json(), { id });
  assert.deepEqual(server.errors, []);
});
