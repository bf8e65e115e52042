import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api, socketUrl } from './http.ts';

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

test('a socket’s address says what its page has already, and for how many whole seconds', (t) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'location');
  Object.defineProperty(globalThis, 'location', {
    value: { href: 'https://there.example/t/x' },
    configurable: true,
  });
  t.after(() =>
    before
      ? Object.defineProperty(globalThis, 'location', before)
      : Reflect.deleteProperty(globalThis, 'location'),
  );
  const url = (last: number | undefined, age: number) => socketUrl('x', 0, last, age);
  assert.equal(url(undefined, 5_000), 'wss://there.example/ws?table=x&as=0');
  assert.equal(url(4, 5_999), 'wss://there.example/ws?table=x&as=0&last=4&ago=5');
  assert.equal(url(4, -3_000), 'wss://there.example/ws?table=x&as=0&last=4&ago=0', 'a date set back');
});
