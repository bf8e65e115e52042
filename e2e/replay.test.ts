import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { listen, openBrowser, person, PHONE } from './browser.ts';
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

test('a finished game is stepped through, and a link to a move shows a stranger the public view without the seed', async () => {
  const page = await person(browser);
  await page.goto(house.link);
  await page.getByRole('button', { name: 'Play against bots' }).first().click();
  const player = new LokoMotoPlayer(page);
  for (let turns = 0; await player.turn(); turns++) {
    assert.ok(turns < 120, 'the game ends');
    await (turns < 3 ? player.build() : player.reserve());
  }
  await page.getByRole('link', { name: 'Replay' }).click();
  const moves = page.getByText(/^Move \d+ of \d+$/);
  await page.getByText(/^Move 1 of/).waitFor();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByText(/^Move 2 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Move 3 of/).waitFor();
  assert.ok(page.url().endsWith('#3'));
  await page.keyboard.press('End');
  const count = /of (\d+)/.exec(await moves.innerText())![1]!;
  await page.getByText(`Move ${count} of ${count}`).waitFor();
  await page.getByText('The seal on the deal').click();
  const seed = await page.locator('.fairness dd').nth(1).innerText();
  assert.match(seed, /^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Check this deal' }).click();
  await page.getByText('dealing again gives exactly this deal').waitFor();

  const stranger = await person(browser, { viewport: PHONE });
  const heard = listen(stranger);
  await stranger.goto(`${page.url().split('#')[0]}#5`);
  await stranger.getByText(`Move 5 of ${count}`).waitFor();
  assert.ok(heard.length > 0 && !heard.some((text) => text.includes(seed)), 'the seed was told');
  await page.getByRole('button', { name: 'Yes, show all' }).click();
  await page.locator('[aria-pressed="true"]', { hasText: 'Yes, show all' }).waitFor();
  await stranger.reload();
  await stranger.getByRole('button', { name: 'Moves and more' }).click();
  await stranger.getByRole('link', { name: 'Save the record' }).waitFor();
});
