import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../device/testing/hook.ts';

openDocument();
const { nameOf } = await import('./stored.ts');
const { useReview } = await import('./useReview.ts');

/** The browser's database of reviews, as far as they need it. */
function fakeDatabase(): void {
  const kept = new Map<string, unknown>();
  const soon = (result: unknown): object => {
    const request: { readonly result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const reviews = {
    get: (id: string) => soon(kept.get(id)),
    put: (review: unknown, id: string) => kept.set(id, review),
  };
  const database = { transaction: () => ({ objectStore: () => reviews }), close: () => {} };
  Object.assign(globalThis, { indexedDB: { open: () => soon(database) } });
}

/** Workers that review at once; how many were started. */
function fakeWorkers(): { started: number } {
  const count = { started: 0 };
  class Reviewer {
    onmessage: ((event: { readonly data: object }) => void) | null = null;
    constructor() {
      count.started++;
    }
    postMessage(): void {
      this.onmessage?.({ data: { t: 'review', review: { winners: [0] } } });
    }
    terminate(): void {}
  }
  Object.assign(globalThis, { Worker: Reviewer });
  return count;
}

/** All that waits for nothing but its turn is done. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

test('the review of a record from a file is kept: the same file is not reviewed again', async () => {
  fakeDatabase();
  const workers = fakeWorkers();
  const read = (seats: number): object => JSON.parse(`{ "game": "x", "seats": ${seats} }`) as object;
  const review = async (record: object): Promise<object> => {
    await using run = await runHook((one: object) => useReview(nameOf(one), one), record);
    await run.does(settled);
    return run.value;
  };
  assert.deepEqual(await review(read(2)), { review: { winners: [0] } });
  assert.deepEqual(await review(read(2)), { review: { winners: [0] } });
  assert.equal(workers.started, 1);
  await review(read(3));
  assert.equal(workers.started, 2, 'another record is another game');
});
