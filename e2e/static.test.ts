import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { readRecord, replayRecord } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { buildStatic } from '../scripts/build-static.mjs';
import { findHeadlessShell } from '../scripts/chromium.mjs';
import { openBrowser, person } from './browser.ts';
import { LokoMotoPlayer } from './loko-moto.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** Where in the web space the pages lie. */
const FOLDER = '/games/turntable/';
const built = mkdtempSync(join(tmpdir(), 'turntable-static-'));
let space: Server;
let browser: Browser;
let link: string;
const missing: string[] = [];

/** As much of a web space as every one has: files, the index of a folder, and nothing else. */
function webSpace(): Server {
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://space');
    const inside = pathname.startsWith(FOLDER) ? normalize(join(built, pathname.slice(FOLDER.length))) : '';
    const isFolder = existsSync(inside) && statSync(inside).isDirectory();
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const file = isFolder ? join(inside, 'index.html') : inside;
    if (!file.startsWith(built) || !existsSync(file)) {
      missing.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
}

before(async () => {
  buildStatic(built, { VITE_BOT_PAUSE: '0' });
  space = webSpace().listen(0, '127.0.0.1');
  await once(space, 'listening');
  link = `http://127.0.0.1:${(space.address() as AddressInfo).port}${FOLDER}`;
  browser = await openBrowser([], findHeadlessShell());
});
after(async () => {
  await browser.close();
  space.close();
  rmSync(built, { recursive: true });
});

test('a whole game is played from a folder of a web space, and its record replays', async () => {
  const page = await person(browser, { acceptDownloads: true });
  await page.goto(link);
  await page.getByRole('heading', { name: 'Turntable without a server' }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Loko moto' })
    .getByRole('link', { name: 'Play with friends' })
    .click();
  // Nobody can be invited to a table on this device, and no clock runs at it.
  await page.getByRole('combobox', { name: 'Seat 2' }).waitFor();
  assert.equal(await page.getByRole('option', { name: /invite|In the room/ }).count(), 0);
  assert.equal(await page.getByText(/^(?:Tempo|Who may sit down)$/).count(), 0);
  for (const seat of [2, 3])
    await page.getByRole('combobox', { name: new RegExp(`Seat ${seat}`) }).selectOption('easy');
  await page.getByRole('button', { name: /^(?:Play|Open|Start|Make|Set)/ }).click();
  const player = new LokoMotoPlayer(page);
  for (let turns = 0; await player.turn(); turns++) {
    assert.ok(turns < 60, 'the game ends');
    if (turns === 0) await player.build();
    else await player.reserve();
  }
  await page
    .getByText(/wins with|share the victory/)
    .first()
    .waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const record: unknown = JSON.parse(Buffer.concat(chunks).toString());
  assert.equal(replayRecord(lokoMoto, readRecord(lokoMoto, record)).error, null);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Save the record' }).or(page.getByRole('slider')).first().waitFor();
  assert.deepEqual(missing, [], 'nothing was asked for that is not there');
});

test('sheets and rules are printed on the device where there is no server', async () => {
  const page = await person(browser, { acceptDownloads: true });
  await page.goto(`${link}paper/`);
  // Buttons here, where a server's page has links: none touches the next.
  const set = page.locator('.paper-set').first().getByRole('button');
  const [first, second] = await Promise.all([set.nth(0).boundingBox(), set.nth(1).boundingBox()]);
  assert.ok(second!.y - first!.y - first!.height >= 8, JSON.stringify([first, second]));
  for (const kind of ['Map', 'Rules']) {
    const row = page.locator('.paper-list > div', { has: page.getByText(kind, { exact: true }) });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button').first().click(),
    ]);
    const bytes = readFileSync(await file.path());
    assert.match(bytes.toString('latin1', 0, 8), /^%PDF-1\.7/, kind);
    const fonts = spawnSync('pdffonts', [await file.path()], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n')
      .slice(2);
    assert.ok(fonts.length > 1 && fonts.every((line) => / yes yes yes /.test(line)), fonts.join('\n'));
  }
});

test('every address that can be written down opens from its file', async () => {
  const page = await person(browser);
  for (const [path, heading] of [
    ['rules/loco-dome', 'Loco Dome'],
    ['roster/lner-a4-mallard', 'Mallard'],
    ['learn/double-header', ''],
    ['puzzles', 'Puzzles'],
    ['calculator', ''],
    ['settings', 'Settings'],
    ['tables', 'Turntable without a server'],
    ['history', 'Turntable without a server'],
  ] as const) {
    await page.goto(`${link}${path}`);
    await page.locator('h1').filter({ hasText: heading }).first().waitFor();
    assert.equal(await page.getByRole('heading', { name: 'The server does not answer' }).count(), 0, path);
  }
  assert.deepEqual(missing, []);
});
