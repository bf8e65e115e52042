import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, person } from './browser.ts';
import { Server } from './server.ts';
import { tabTo } from './keys.ts';
import { LokoMotoPlayer } from './loko-moto.ts';

let server: Server;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([Server.open(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await server.close();
});

test('a game is begun, a line built and another reserved with the keyboard alone', async () => {
  const page = await person(browser);
  await page.goto(server.link);
  await tabTo(page, /^Play against bots$/);
  await page.keyboard.press('Enter');
  const player = new LokoMotoPlayer(page);
  assert.ok(await player.turn());
  const free = await player.free();
  await tabTo(page, /^Map with|: (free|\d)/);
  // A letter jumps to a station; an arrow walks to a line from there; Enter picks it.
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Build', exact: true }).waitFor();
  await tabTo(page, /^Build/);
  await page.keyboard.press('Enter');
  await player
    .line(/: (yours|built by you)/)
    .first()
    .waitFor();
  assert.ok((await player.free()) < free);
  await player.turn();
  await tabTo(page, /^Map with|: (free|\d|yours|built)/);
  await page.keyboard.press('?');
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
});
