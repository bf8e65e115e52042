/**
 * Bytes from the first visit until everything works without a server: what a browser with nothing in its cache gets and
 * sends over the wire, headers included. `npm run build`, then `node bench/first-visit.ts`.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { openBrowser, person } from '../e2e/browser.ts';
import { Server } from '../e2e/server.ts';
import { grouped, keep } from './report.ts';

const server = await Server.open();
const browser = await openBrowser();
let down = 0;
let up = 0;
const wire = createServer((client) => {
  const far = connect(Number(new URL(server.link).port), '127.0.0.1');
  client.on('data', (bytes) => (up += bytes.length)).pipe(far);
  far.on('data', (bytes) => (down += bytes.length)).pipe(client);
  client.on('error', () => far.destroy());
  far.on('error', () => client.destroy());
}).listen(0, '127.0.0.1');
await once(wire, 'listening');

const page = await person(browser, { serviceWorkers: 'allow' });
const began = performance.now();
await page.goto(`http://127.0.0.1:${(wire.address() as AddressInfo).port}/`);
await page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
const shown = { down, ms: performance.now() - began };
await page.evaluate(`navigator.serviceWorker.ready.then(async () => {
  while (!(await caches.match('/values.bin'))) await new Promise((done) => setTimeout(done, 50));
})`);
const ready = { down, up, ms: performance.now() - began };
const files = await page.evaluate(
  `caches.keys().then((names) => caches.open(names.find((name) => name.startsWith('app ')))).then((cache) => cache.keys()).then((all) => all.length)`,
);
keep(
  'first-visit',
  `Bytes over the wire, headers included, to a browser with nothing in its cache, against the server without a proxy.

| until | received | sent | ms |
|---|---|---|---|
| the front page can be used | ${grouped(shown.down)} | | ${grouped(shown.ms)} |
| all ${String(files)} files and the values are kept | ${grouped(ready.down)} | ${grouped(ready.up)} | ${grouped(ready.ms)} |`,
);
await browser.close();
wire.close();
await server.close();
process.exit();
