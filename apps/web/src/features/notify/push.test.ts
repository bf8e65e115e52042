import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pushState, turnPushOn } from './push.ts';

/** A browser that may be sent pushes; `known`: the server's key that it is subscribed with. */
function browser(known: string | null) {
  const manager = {
    known,
    getSubscription: () =>
      Promise.resolve(
        manager.known && {
          endpoint: `https://push.test/${manager.known}`,
          unsubscribe: () => Promise.resolve(void (manager.known = null)),
        },
      ),
    subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
      if (manager.known !== null && manager.known !== key)
        return Promise.reject(new DOMException('another key', 'InvalidStateError'));
      manager.known = key;
      const endpoint = `https://push.test/${key}`;
      return Promise.resolve({ toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) });
    },
  };
  const registration = { pushManager: manager };
  const worker = {
    getRegistration: () => Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  const Notification = { permission: 'granted', requestPermission: () => Promise.resolve('granted') };
  Object.assign(globalThis, { isSecureContext: true, window: { PushManager: true, Notification } });
  Object.assign(globalThis, { Notification });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { serviceWorker: worker } });
  return { manager, worker };
}

/** What the server is sent, which takes all. */
function server(): object[] {
  const sent: object[] = [];
  const channel = { id: 'c', kind: 'push', host: 'push.test', hash: 'h' };
  const tells = { all: [], games: {}, digest: 0 };
  Object.assign(globalThis, {
    fetch: (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as object);
      return Promise.resolve(Response.json({ channel: { ...channel, tells } }));
    },
  });
  return sent;
}

test('a browser is signed up anew where the server has another key than before', async () => {
  const sent = server();
  const { manager } = browser('old');
  assert.equal(await turnPushOn('new', 'en'), true);
  assert.equal(manager.known, 'new');
  assert.deepEqual(sent, [
    { endpoint: 'https://push.test/new', keys: { p256dh: 'p', auth: 'a' }, language: 'en' },
  ]);
  // With the same key it is the same subscription once more.
  await turnPushOn('new', 'en');
  assert.deepEqual(sent[1], sent[0]);
});

test('a browser that keeps its service worker to itself has no pushes, and the page is shown', async () => {
  const { worker } = browser(null);
  assert.deepEqual(await pushState(), { state: 'off', hash: null });
  worker.getRegistration = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  assert.deepEqual(await pushState(), { state: 'missing', hash: null });
});
