import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from './http.ts';

test('requests wait for the answer to the first one, which brings the guest’s cookie; one without an answer holds up nobody', async (t) => {
  const answers: (() => void)[] = [];
  const failures: (() => void)[] = [];
  t.mock.method(globalThis, 'fetch', (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    answers.push(() => resolve(Response.json(path.endsWith('/mine') ? { tables: [] } : { id: 'x' })));
    failures.push(() => reject(new TypeError('no network')));
    return promise;
  });
  const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
  const lost = api.mine();
  const after = api.code('AAAA');
  await turn();
  assert.equal(answers.length, 1);
  failures[0]!();
  await assert.rejects(lost, /unavailable/);
  await turn();
  assert.equal(answers.length, 2);
  const waits = api.mine();
  await turn();
  assert.equal(answers.length, 2, 'the first that is answered is still on its way');
  answers[1]!();
  assert.deepEqual(await after, { id: 'x' });
  await turn();
  assert.equal(answers.length, 3);
  answers[2]!();
  assert.deepEqual(await waits, { tables: [] });
});

test('a server that takes a request and never answers counts as one that is not there', async (t) => {
  const limit = new AbortController();
  const asked = t.mock.method(AbortSignal, 'timeout', () => limit.signal);
  t.mock.method(globalThis, 'fetch', (_path: string, { signal }: { readonly signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    return promise;
  });
  const lost = api.mine();
  await new Promise((done) => setImmediate(done));
  limit.abort(new DOMException('too long', 'TimeoutError'));
  await assert.rejects(lost, /unavailable/);
  assert.deepEqual(asked.mock.calls[0]!.arguments, [60_000]);
});
