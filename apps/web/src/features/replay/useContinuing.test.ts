import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../device/testing/hook.ts';
import { PLACE, TABLE } from '../../session/testing/table.ts';

openDocument();
const { useContinuing } = await import('./useContinuing.ts');

const table = { ...TABLE, id: 'old' };
const made = { table: { ...TABLE, id: 'new' }, place: PLACE };
const WISH = { who: 'alone', seat: 0, level: 'medium', deal: 'redrawn' } as const;

/** Where the reader is once a table that goes on was made, `meanwhile` having been done before the answer. */
async function goesOn(fetching: { answer: () => Promise<Response> }, meanwhile: () => void): Promise<string> {
  history.pushState(null, '', '/g/old');
  const asked = Promise.withResolvers<Response>();
  fetching.answer = () => asked.promise;
  const given = { reply: { table, as: 'public' as const }, record: undefined, n: 3 };
  await using run = await runHook(useContinuing, given);
  let going: Promise<void> | undefined;
  await run.does(({ go }) => {
    going = go(WISH);
  });
  await run.does(async () => {
    meanwhile();
    asked.resolve(Response.json(made));
    await going;
  });
  return location.pathname;
}

test('a table that goes on from a move is opened, but not for a reader who has left the replay', async (t) => {
  const fetching = { answer: (): Promise<Response> => Promise.reject(new TypeError('not asked')) };
  t.mock.method(globalThis, 'fetch', () => fetching.answer());
  assert.equal(await goesOn(fetching, () => {}), '/t/new');
  assert.equal(await goesOn(fetching, () => history.pushState(null, '', '/tables')), '/tables');
});
