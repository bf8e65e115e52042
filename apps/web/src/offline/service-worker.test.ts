import assert from 'node:assert/strict';
import { test } from 'node:test';

type Listener = (event: object) => void;

/** The caches of an origin by name, and what they hold by address; `isFull`: there is no room for more. */
const stored = new Map<string, Map<string, Response>>();
let isFull = false;

function cacheOf(name: string) {
  const held = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, held);
  const urlOf = (asked: Request | string): string => (typeof asked === 'string' ? asked : asked.url);
  return {
    match: (asked: Request | string) => Promise.resolve(held.get(urlOf(asked))?.clone()),
    keys: () => Promise.resolve([...held.keys()].map((url) => new Request(url))),
    delete: (asked: Request | string) => Promise.resolve(held.delete(urlOf(asked))),
    put(asked: Request | string, response: Response): Promise<void> {
      if (isFull) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
      held.set(urlOf(asked), response);
      return Promise.resolve();
    },
  };
}

let loaded = 0;

/** The worker of the pages in that folder, of a version, with all that its browser may tell it. */
async function worker(base: string, version: string) {
  const listeners = new Map<string, Listener>();
  Object.assign(globalThis, {
    ...{ CACHED_FILES: ['index.html'], CACHED_VERSION: version, CACHED_RELATIVE: base !== 'https://t.test/' },
    caches: {
      open: (name: string) => Promise.resolve(cacheOf(name)),
      keys: () => Promise.resolve([...stored.keys()]),
      delete: (name: string) => Promise.resolve(stored.delete(name)),
      match: () => Promise.resolve(undefined),
    },
    self: {
      location: new URL('sw.js', base),
      addEventListener: (name: string, run: Listener) => listeners.set(name, run),
      clients: { claim: () => Promise.resolve() },
    },
    fetch: () => Promise.resolve(new Response('{"fine":true}')),
  });
  await import(`./service-worker.ts?${loaded++}`);
  return {
    async tell(name: 'install' | 'activate'): Promise<void> {
      let done: Promise<void> | undefined;
      listeners.get(name)!({ waitUntil: (until: Promise<void>) => (done = until) });
      await done;
    },
    fetch(path: string, mode?: 'navigate'): Promise<Response> {
      let answer: Promise<Response> | undefined;
      const asked = new Request(new URL(path, base));
      // No page may make a request to navigate by itself, nor a test.
      const request = mode ? { url: asked.url, method: 'GET', mode } : asked;
      listeners.get('fetch')!({
        request,
        respondWith: (given: Promise<Response>) => (answer = given),
        waitUntil: () => {},
      });
      return answer!;
    },
  };
}

test('what the server answers is passed on where the device has no room to keep it', async () => {
  stored.clear();
  const { fetch } = await worker('https://t.test/', 'aaaaaaaaaaaa');
  isFull = true;
  try {
    for (const path of ['api/tables/abc/replay', 'api/tables/history', 'values.bin', 'assets/a-1.js'])
      assert.deepEqual(await (await fetch(path)).json(), { fine: true }, path);
  } finally {
    isFull = false;
  }
});

test('the kept page is shown if the server does not begin to answer in time; what it has begun is read to its end', async (t) => {
  stored.clear();
  const { fetch } = await worker('https://t.test/', 'aaaaaaaaaaaa');
  t.mock.timers.enable({ apis: ['setTimeout'] });
  globalThis.caches.match = () => Promise.resolve(new Response('kept'));
  let signal: AbortSignal | undefined;
  const server = (answer: Promise<Response>): void => {
    const asked = (_: Request, init?: RequestInit): Promise<Response> => {
      const own = init?.signal;
      // The values are asked for with every page, without a limit.
      if (!own) return Promise.reject(new TypeError('no network'));
      signal = own;
      const aborted = new Promise<never>((_, reject) =>
        own.addEventListener('abort', () => reject(own.reason as Error)),
      );
      return Promise.race([answer, aborted]);
    };
    Object.assign(globalThis, { fetch: asked });
  };
  server(new Promise(() => {}));
  const hung = fetch('tables', 'navigate');
  await new Promise((done) => setImmediate(done));
  t.mock.timers.tick(4_000);
  assert.equal(await (await hung).text(), 'kept');
  server(Promise.resolve(new Response('new')));
  const answer = await fetch('tables', 'navigate');
  t.mock.timers.tick(4_000);
  assert.equal(signal!.aborted, false);
  assert.equal(await answer.text(), 'new');
});

/** Puts an address into a cache by hand. */
const keep = (name: string, url: string): Promise<void> => cacheOf(name).put(url, new Response(''));

const ALONE = 'https://t.test/';
const FOLDER = 'https://t.test/games/';

test('a new version takes away the caches of the old ones, and none of other folders of the origin', async () => {
  stored.clear();
  const others = ['app data', 'replay', '/other/ app aaaaaaaaaaaa', '/other/ values', 'workbox'];
  for (const name of others) await keep(name, `${ALONE}other/index.html`);
  await (await worker(ALONE, 'aaaaaaaaaaaa')).tell('install');
  await keep('replays', `${ALONE}api/tables/history`);
  const next = await worker(ALONE, 'bbbbbbbbbbbb');
  await next.tell('install');
  await next.tell('activate');
  await next.fetch('values.bin');
  assert.deepEqual([...stored.keys()].sort(), [...others, 'app bbbbbbbbbbbb', 'replays', 'values'].sort());
});

test('pages in a folder take away their own caches only, those without the folder in the name too', async () => {
  stored.clear();
  await keep('app aaaaaaaaaaaa', `${FOLDER}index.html`);
  await keep('app bbbbbbbbbbbb', `${ALONE}other/index.html`);
  await keep('values', `${FOLDER}values.bin`);
  await keep('replays', `${ALONE}api/tables/history`);
  await keep('/games/old/ app aaaaaaaaaaaa', `${FOLDER}old/index.html`);
  await keep('/games/ app cccccccccccc', `${FOLDER}index.html`);
  const { tell, fetch } = await worker(FOLDER, 'dddddddddddd');
  await tell('install');
  await tell('activate');
  await fetch('values.bin');
  assert.deepEqual(
    [...stored.keys()].sort(),
    [
      '/games/ app dddddddddddd',
      '/games/ values',
      '/games/old/ app aaaaaaaaaaaa',
      'app bbbbbbbbbbbb',
      'replays',
    ].sort(),
  );
});
