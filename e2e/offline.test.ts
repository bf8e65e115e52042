import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { FILES, FONT_FILES } from '@turntable/print/faces.ts';
import { runs } from '@turntable/print/metrics.ts';
import type { Face } from '@turntable/print/page.ts';
import { until } from '@turntable/testkit/until.node.ts';
import { person } from './browser.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const BUILT = fileURLToPath(new URL('../dist/web', import.meta.url));
/** The pages that the server has: the tests change their version. */
const web = mkdtempSync(join(tmpdir(), 'turntable-web-'));

/** Puts a version of the pages into the server's place; the build before it is version 0. */
function publish(version: number): void {
  cpSync(BUILT, web, { recursive: true });
  for (const name of readdirSync(web).filter((each) => /\.(?:br|gz)$/.test(each))) rmSync(join(web, name));
  const change = (name: string, from: RegExp, to: string): void => {
    const path = join(web, name);
    const text = readFileSync(path, 'utf8');
    assert.match(text, from);
    writeFileSync(path, text.replace(from, to));
  };
  change('index.html', /<title>/, `<meta name="version" content="${version}" /><title>`);
  change('sw.js', /`app [\da-f]+`/, `\`app ${version}\``);
}

publish(1);
const { server, browser } = await serverAndBrowser({ env: { WEB_DIR: web }, wholeBrowser: true });
after(() => rmSync(web, { recursive: true }));

const arrive = (): Promise<Page> => person(browser, { serviceWorkers: 'allow' });
const versionOf = (page: Page): Promise<string> =>
  page.evaluate(`document.querySelector('meta[name=version]').content`);

/** Waits until the worker has kept everything and answers for this page. */
async function cached(page: Page): Promise<void> {
  await page.evaluate(`navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller
    || new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))).then(() => {})`);
  // The values of the locomotives come last.
  await until(
    async () => (await page.evaluate(`caches.match('/values.bin').then((found) => !!found)`)) as boolean,
    'the values to be kept',
  );
}

/** Names of the caches that hold pages. */
const versions = (page: Page): Promise<string[]> =>
  page.evaluate(`caches.keys().then((names) => names.filter((name) => name.startsWith('app ')).sort())`);

/** Leaves the page and, once the browser has put the version that waits in the place of the other, opens it there. */
async function started(page: Page, address: string, version: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions: updated }) => {
    for (const { versionId, status } of updated) statuses.set(versionId, status);
  });
  await browser.send('ServiceWorker.enable');
  await page.goto('about:blank');
  await until(() => {
    const live = [...statuses.values()].filter((status) => status !== 'redundant');
    return live.length === 1 && live[0] === 'activated';
  }, `${version} to take over`);
  await browser.detach();
  await page.goto(address);
  assert.equal((await versions(page)).join(), version);
}

test('after one visit: install, offline play, a new version at the next start and not in mid-game, and back again', async () => {
  const page = await arrive();
  await page.goto(server.link);
  await cached(page);
  // The printer is not fetched at once, but by whoever opens a book, which prints without a network then.
  const printer = `/assets/${readdirSync(join(BUILT, 'assets')).find((name) => /^print-worker-.*\.js$/.test(name))}`;
  const hasPrinter = async (): Promise<boolean> =>
    (await page.evaluate(`caches.match('${printer}').then((found) => !!found)`)) as boolean;
  assert.equal(await hasPrinter(), false);
  await page.goto(`${server.link}book`);
  await page.locator('label', { hasText: 'A scorer' }).click();
  await page.getByLabel('Player 1').fill('Ελένη');
  await page.getByRole('button', { name: 'Open the book' }).click();
  await until(hasPrinter, 'the printer to be kept');
  // And every letter that it needs, those of the player's name too.
  const letters = new Set(
    (Object.keys(FILES) as Face[]).flatMap((face) =>
      runs(face, 'aáő–Ελένη').flatMap(({ file }) => (file === undefined ? [] : [file])),
    ),
  );
  const fonts = FONT_FILES.filter(({ id }) => letters.has(id)).map(({ file }) => basename(file, '.woff'));
  assert.ok(fonts.some((name) => name.includes('greek')));
  await until(async () => {
    const kept = (await page.evaluate(
      `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().map(({ url }) => url))`,
    )) as string[];
    // The page's own letters are of the same names, but woff2.
    return fonts.every((name) => kept.some((url) => url.endsWith('.woff') && url.includes(`/${name}-`)));
  }, 'the letters to be kept');
  await page.goto(`${server.link}history`);
  await page.getByRole('heading', { name: 'No game is over yet' }).waitFor();
  await server.kill();

  // Offline: what works is here, what does not says so.
  await page.goto(server.link);
  await page.getByRole('heading', { name: 'The server is away' }).waitFor();
  await page.getByText('This waits for the server').waitFor();
  for (const [path, heading] of [
    ['rules/loko-moto', 'Loko moto'],
    ['learn/loko-moto', ''],
    ['learn/double-header', ''],
    ['learn/loco-dome', ''],
    ['roster', 'Roster'],
    ['calculator', ''],
    ['settings', 'Settings'],
    ['replay', ''],
    ['history', 'Games you have played'],
  ] as const) {
    await page.goto(`${server.link}${path}`);
    await page.locator('h1').filter({ hasText: heading }).first().waitFor();
    assert.equal(await page.getByRole('heading', { name: 'The server does not answer' }).count(), 0, path);
  }
  await page.goto(`${server.link}tables`);
  await page.getByRole('heading', { name: 'The server does not answer' }).waitFor();

  // The scorebook: opened again, written and, with the server gone, reloaded and printed.
  await page.goto(`${server.link}book`);
  await page.getByRole('link', { name: /^Double Header: Ελένη/ }).click();
  await page.getByRole('button', { name: /^Ελένη: 1 / }).click();
  await page.getByRole('button', { name: /^Player 3: 1 / }).click();
  await page.locator('.book-number').nth(24).click();
  await page.locator('.book-winner').first().click();
  await page.getByText('1 called').waitFor();
  await page.reload();
  await page.getByText('1 called').waitFor();
  await page.locator('.book-score output').first().getByText('1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'The book' }).click();
  await page.getByRole('button', { name: 'Close the book' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ]);
  assert.match(readFileSync(await download.path()).toString('latin1', 0, 8), /^%PDF-1\.7/);

  // Games begun offline; those of locomotives have their values from what was kept.
  await page.goto(server.link);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Loco Dome' })
    .getByRole('button', { name: 'Play against bots' })
    .click();
  await page.waitForURL(/\/t\/~[\da-f]+$/);
  await page.getByRole('main', { name: 'The table' }).waitFor();
  await page.goto(server.link);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Loko moto' })
    .getByRole('button', { name: 'Play against bots' })
    .click();
  const player = new LokoMotoPlayer(page);
  await player.turn();
  // A hint comes from the browser's worker.
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Only this device shows these').waitFor();
  await page.locator('.hints li').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hints').waitFor({ state: 'hidden' });
  const built = await player.build();
  assert.match(page.url(), /\/t\/~[\da-f]+$/);
  const game = page.url();
  await player.turn();

  // A new version comes while the game is open: it waits.
  publish(2);
  await server.start();
  await page.evaluate(
    `navigator.serviceWorker.getRegistration().then((known) => known.update()).then(() => {})`,
  );
  await until(
    async () =>
      (await page.evaluate(
        `navigator.serviceWorker.getRegistration().then((known) => !!known.waiting)`,
      )) as boolean,
    'the new version to wait',
  );
  assert.equal(await versionOf(page), '1');
  await player.build();
  await player.turn();
  await page.reload();
  await player.turn();
  assert.equal(await versionOf(page), '1', 'a game goes on with the version that it was begun with');
  assert.deepEqual(await versions(page), ['app 1', 'app 2']);

  // The next start: no page of the old version is open any more.
  const context = page.context();
  await page.goto('about:blank');
  const next = await context.newPage();
  await started(next, game, 'app 2');
  await server.kill();
  await next.goto(game);
  assert.equal(await versionOf(next), '2');
  const later = new LokoMotoPlayer(next);
  await later.turn();
  await later.line(new RegExp(`^${built}: built by you`)).waitFor();

  // Back to the old version, in the same way.
  publish(1);
  await server.start();
  await next.evaluate(
    `navigator.serviceWorker.getRegistration().then((known) => known.update()).then(() => {})`,
  );
  await until(async () => (await versions(next)).length === 2, 'the old version to be here again');
  await next.goto('about:blank');
  const back = await context.newPage();
  await started(back, game, 'app 1');
  await server.kill();
  await back.goto(game);
  assert.equal(await versionOf(back), '1');
  await new LokoMotoPlayer(back).turn();
  await back.goto(server.link);
  await back.getByRole('heading', { name: 'On this device' }).waitFor();
  await back.getByRole('link', { name: /Loko moto.*Play on/ }).waitFor();
  await server.start();
});
