import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databaseOf } from './database.ts';

/** A browser with databases: how often one was opened, and the last one. `refuses`: it has none now. */
function browser() {
  const state = { opened: 0, last: {} as { onclose?: () => void }, refuses: false };
  const open = (): object => {
    state.opened++;
    const request: { result?: object; onsuccess?: () => void; onerror?: () => void } = {};
    queueMicrotask(() => {
      if (state.refuses) return request.onerror?.();
      request.result = state.last = {};
      request.onsuccess?.();
    });
    return request;
  };
  Object.assign(globalThis, { indexedDB: { open } });
  return state;
}

test('a database is opened once, and anew after the browser has closed it', async () => {
  const state = browser();
  const database = databaseOf('tables', 1, () => {});
  assert.equal(await database(), await database());
  assert.equal(state.opened, 1);
  // As phones do to pages in the background.
  state.last.onclose!();
  const next = await database();
  assert.deepEqual([next, state.opened], [state.last, 2]);
});

test('a database that did not open is tried again', async () => {
  const state = browser();
  state.refuses = true;
  const database = databaseOf('tables', 1, () => {});
  await assert.rejects(database(), /did not open/);
  state.refuses = false;
  assert.equal(await database(), state.last);
});
