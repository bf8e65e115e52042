import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { gone, openBrowser, person, PHONE } from './browser.ts';
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

test('the log on a phone keeps the focus inside; Escape closes it alone and gives the focus back', async () => {
  const page = await person(browser, { viewport: PHONE });
  await page.goto(server.link);
  await page.getByRole('button', { name: 'Play against bots' }).first().click();
  const player = new LokoMotoPlayer(page);
  await player.turn();
  const line = await player.freeLine();
  await player.line(new RegExp(`^${line}: free`)).click();
  const build = page.getByRole('button', { name: 'Build', exact: true });
  await build.waitFor();
  const button = page.getByRole('button', { name: 'Log', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const log = page.getByRole('dialog', { name: 'Log' });
  await log.waitFor();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    assert.ok(
      await page.evaluate("document.querySelector('.sheet').contains(document.activeElement)"),
      `${key} left the log`,
    );
  }
  // A clause opens over it; its Escape is its own.
  await log.locator('.clause').last().click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await gone(page.locator('dialog[open]'));
  assert.ok(await log.isVisible(), 'the log is still there');
  await page.keyboard.press('Escape');
  await gone(log);
  assert.ok(await page.evaluate("document.activeElement.ariaLabel === 'Log'"), 'the focus is back');
  assert.ok(await build.isVisible(), 'what was picked stays picked');
});
