/// <reference lib="webworker" />
// The one service worker: it keeps the pages, so that what needs no server works without one, and shows the messages
// that the server sends while no page is open. A new version waits until no page of the old one is open.
import { cacheName, replaysIn } from '../device/cache-name.ts';
import { strategyFor, pathsOf, type Strategy } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: all files that are kept, and a hash over them. */
declare const CACHED_FILES: readonly string[];
declare const CACHED_VERSION: string;
declare const CACHED_RELATIVE: boolean;

const BASE = new URL('./', self.location.href);
const APP = cacheName(`app ${CACHED_VERSION}`, BASE.pathname);
const REPLAYS = replaysIn(BASE.pathname);
const VALUES = cacheName('values', BASE.pathname);
/** So many replays of a server's games are kept, the last ones looked at. */
const MOST_REPLAYS = 30;
/** How long the server's answer is waited for before the cached page is shown (ms). */
const PATIENCE = 4_000;
/** Files asked for at a time. */
const AT_ONCE = 6;
const SHELL = new URL('index.html', BASE).href;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Fetches what this version needs; what an older one has of it, or an earlier try, is not fetched again. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(APP);
  const waiting = [...CACHED_FILES];
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const url = new URL(path, BASE).href;
      if (await cache.match(url)) continue;
      // Names under assets/ have their content's hash in them.
      const isFixed = path.startsWith('assets/');
      const known = isFixed ? await caches.match(url) : undefined;
      const response = known ?? (await fetch(url, { cache: isFixed ? 'default' : 'no-cache' }));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(url, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (await isPast(name)) await caches.delete(name);
  await self.clients.claim();
  // Pages wait until this has ended, so it does not wait for the server; each page that is opened asks again.
  void fetchValues();
}

/** Whether a cache is of an older version of these pages: others on this origin are of other folders. */
async function isPast(name: string): Promise<boolean> {
  if (name === APP || name === REPLAYS || name === VALUES) return false;
  const isBare = /^(?:app [\da-f]+|replays|values)$/.test(name);
  if (BASE.pathname === '/') return isBare;
  if (!isBare) return name.startsWith(cacheName('app ', BASE.pathname));
  // Without a folder in its name, as they were once: ours if all in it is.
  const keys = await (await caches.open(name)).keys();
  return keys.length > 0 && keys.every(({ url }) => url.startsWith(BASE.href));
}

/** Games of locomotives need their values here; a server that hides them says no, and is asked again another time. */
async function fetchValues(): Promise<void> {
  const url = pathsOf(BASE).values;
  if (await (await caches.open(VALUES)).match(url)) return;
  await fromServer(new Request(url), VALUES).catch(() => {});
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = request.method === 'GET' ? strategyFor(new URL(request.url), BASE, request.mode) : undefined;
  if (kind) event.respondWith(answer(request, kind));
  if (kind === 'page') event.waitUntil(fetchValues());
});

async function answer(request: Request, kind: Strategy): Promise<Response> {
  switch (kind) {
    case 'page':
      return withPatience(request).catch(shell);
    case 'own-page':
      return shell().catch(() => fetch(request));
    case 'replay':
      return fromServer(request, REPLAYS);
    case 'values':
      return fromServer(request, VALUES);
    case 'file':
      return (await caches.match(request, { ignoreVary: true })) ?? fetched(request);
  }
}

/** A file that is not fetched at once, such as the printer and its fonts: needed once, it is here for the next time. */
async function fetched(request: Request): Promise<Response> {
  const response = await fetch(request);
  // Names under assets/ have their content's hash in them.
  if (response.ok && request.url.startsWith(new URL('assets/', BASE).href)) {
    const cache = await caches.open(APP);
    // Where the device has no room it is fetched again.
    await cache.put(request, response.clone()).catch(() => {});
  }
  return response;
}

async function shell(): Promise<Response> {
  const fromCache = await caches.match(SHELL, { ignoreVary: true });
  if (!fromCache) throw new Error('nothing is kept yet');
  if (!CACHED_RELATIVE) return fromCache;
  // In a folder of a web space it names its files from where it lies, and is shown for every address.
  const text = (await fromCache.text()).replaceAll('="./', `="${BASE.pathname}`);
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** The page as the server has it; rejects if none comes, or what stands before the server says that it is away. */
async function withPatience(request: Request): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  // Once it has begun to answer it is read to its end: a limit on the whole would cut the page off on a slow network.
  const response = await fetch(request, { signal: late.signal }).finally(() => clearTimeout(timer));
  const isAway = response.status >= 502 && response.status <= 504;
  // A web space knows no addresses but those that are files.
  if (isAway || (CACHED_RELATIVE && response.status === 404)) throw new Error(String(response.status));
  return response;
}

/** What the server says now, else what it said last. */
async function fromServer(request: Request, into: string): Promise<Response> {
  const cache = await caches.open(into);
  const fromCache = async (): Promise<Response | undefined> => cache.match(request, { ignoreVary: true });
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    const last = await fromCache();
    if (last) return last;
    throw error;
  }
  if (response.ok) {
    // What the server has said is shown where the device has no room for it, too.
    const stored = cache.put(request, response.clone());
    await stored.then(() => (into === REPLAYS ? prune(cache) : undefined)).catch(() => {});
    return response;
  }
  // A refusal is passed on; the cache is used only if the server cannot answer.
  return response.status === 429 || response.status >= 500 ? ((await fromCache()) ?? response) : response;
}

async function prune(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST_REPLAYS))) await cache.delete(key);
}

self.addEventListener('push', (event) => {
  let message: { title?: string; text?: string; path?: string } = {};
  try {
    message = (event.data?.json() ?? {}) as typeof message;
  } catch {
    // A browser wants to see something for each message, whatever came.
  }
  const { title = 'Turntable', text = '', path = '/' } = message;
  const icon = new URL('icon-192.png', BASE).pathname;
  // One message a table: the newest counts.
  const options = { body: text, tag: path, renotify: true, icon, badge: icon, data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: string };
  const url = new URL(path ?? '/', self.location.origin);
  // The address comes from a message, so it is limited to this site.
  const target = url.origin === self.location.origin ? url.href : self.location.origin;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find((client) => client.url.split('#')[0] === target);
      return there ? there.focus() : self.clients.openWindow(target);
    }),
  );
});
