import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchValues } from './values.ts';

/** A server that answers so. */
function answers(body: BodyInit, status = 200): void {
  Object.assign(globalThis, { fetch: () => Promise.resolve(new Response(body, { status })) });
}

test('values that break off on their way are as good as none, so that they are asked for again', async () => {
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"edition"'));
      controller.error(new TypeError('network error'));
    },
  });
  answers(cut);
  assert.equal(await fetchValues(), 'away');
  answers('', 403);
  assert.equal(await fetchValues(), 'hidden');
  answers('no values');
  assert.equal(await fetchValues(), 'away');
});
