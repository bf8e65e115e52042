/**
 * Bytes from the first visit until everything works without a server: what a browser with nothing in its cache gets and
 * sends over the wire, headers included. `npm run build`, then `node bench/first-visit.ts`.
 *
 * The service worker begins to keep the pages while the front page is still being drawn, so how much of it has arrived
 * by then depends on the machine. The front page is therefore visited by a browser of its own, without a service worker,
 * and of its files those are counted that were there when it had been drawn.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { openBrowser, person } from '../e2e/browser.ts';
import { Server } from '../e2e/server.ts';
import { grouped, keep } from './report.ts';

const server = await Server.open();
const browser = await openBrowser();

const PLAY = 'Play against bots';
/** Keeps what the page had fetched, and when, at the moment at which its button is in the document. */
const WATCH = `new MutationObserver((_, observer) => {
  if (![...document.querySelectorAll('button')].some((button) => button.textContent.includes('${PLAY}'))) return;
  observer.disconnect();
  const icon = document.querySelector('link[rel=icon]')?.href;
  // The browser wants the icon for its own tab, early or late.
  const fetched = performance.getEntriesByType('resource').filter(({ name, responseEnd }) => name !== icon && responseEnd > 0);
  window.usable = { ms: performance.now(), files: [location.href, ...fetched.map(({ name }) => name)] };
}).observe(document, { childList: true, subtree: true });`;

/** The server at an address of its own, whose connections are counted. */
async function wire() {
  const bytes = { down: 0, up: 0 };
  const proxy = createServer((client) => {
    const far = connect(Number(new URL(server.link).port), '127.0.0.1');
    client.on('data', ({ length }) => (bytes.up += length)).pipe(far);
    far.on('data', ({ length }) => (bytes.down += length)).pipe(client);
    client.on('error', () => far.destroy());
    far.on('error', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const link = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`;
  return { bytes, link, close: () => proxy.close() };
}

/** What each address sent to that page, headers included. */
async function answers(page: Page): Promise<Map<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const sizes = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(names.get(requestId)!, encodedDataLength);
  });
  await devtools.send('Network.enable');
  return sizes;
}

async function frontPage() {
  const { bytes, link, close } = await wire();
  const page = await person(browser, { serviceWorkers: 'block' });
  const sizes = await answers(page);
  await page.addInitScript(WATCH);
  await page.goto(link, { waitUntil: 'networkidle' });
  const { ms, files } = await page.evaluate<{ ms: number; files: string[] }>('window.usable');
  const down = files.reduce((sum, file) => sum + sizes.get(file)!, 0);
  await page.close();
  close();
  return { usable: { down, files: files.length, ms }, whole: { ...bytes } };
}

async function everything() {
  const { bytes, link, close } = await wire();
  const page = await person(browser, { serviceWorkers: 'allow' });
  const began = performance.now();
  await page.goto(link);
  await page.evaluate(`navigator.serviceWorker.ready.then(async () => {
    while (!(await caches.match('/values.bin'))) await new Promise((done) => setTimeout(done, 50));
  })`);
  const ready = { ...bytes, ms: performance.now() - began };
  const files = await page.evaluate<number>(
    `caches.keys().then((names) => caches.open(names.find((name) => name.startsWith('app ')))).then((cache) => cache.keys()).then((all) => all.length)`,
  );
  await page.close();
  close();
  return { ...ready, files };
}

const { usable, whole } = await frontPage();
const ready = await everything();
keep(
  'first-visit',
  `Bytes over the wire, headers included, to a browser with nothing in its cache, against the server without a proxy. The
first two rows are a browser without a service worker, which would begin to keep the pages meanwhile. What is
received does not depend on the load of the machine, times do.

| until | received | sent | ms |
|---|---|---|---|
| the front page can be used (${usable.files} files) | ${grouped(usable.down)} | | ${grouped(usable.ms)} |
| it is whole: its fonts, its icon, who one is | ${grouped(whole.down)} | ${grouped(whole.up)} | |
| all ${ready.files} files and the values are kept | ${grouped(ready.down)} | ${grouped(ready.up)} | ${grouped(ready.ms)} |`,
);
await browser.close();
await server.close();
process.exit();
