import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, person } from './browser.ts';
import { House } from './house.ts';
import { LokoMotoPlayer } from './loko-moto.ts';

let house: House;
let browser: Browser;
before(async () => {
  [house, browser] = await Promise.all([House.open(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await house.close();
});

/** Presses Tab until the focus is on something of that name; nothing else moves it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const at = page.locator(':focus');
    const focused =
      (await at.count()) === 0
        ? ''
        : ((await at.getAttribute('aria-label')) ?? (await at.textContent()) ?? '');
    if (name.test(focused.trim())) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never reaches ${String(name)}`);
}

test('a game is begun, a line built and another reserved with the keyboard alone', async () => {
  const page = await person(browser);
  await page.goto(house.link);
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
  await page.getByRole('button', { name: 'Build it' }).waitFor();
  await tabTo(page, /^Build it$/);
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
