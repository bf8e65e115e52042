import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, mine } from '../apps/server/testing/guest.ts';
import { playOut, rng } from '../apps/server/testing/loko-moto.ts';
import { listen, person, PHONE } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

test('a finished game is stepped through, and a link to a move shows a stranger the public view without the seed', async () => {
  const page = await person(browser);
  // The browser's own guest plays it out over the network: what the pages of a running game do is proven elsewhere.
  const answer = await page.request.post(`${server.link}api/token`);
  const guest = new Guest(server.link, ((await answer.json()) as { token: string }).token);
  const table = await guest.table([mine('Ada'), mine('Ben')], { options: { hiddenAgendas: true } });
  const seats = [0, 1].map((as) => guest.sit(table.id, { as }));
  await Promise.all(seats.map((seat) => seat.ready()));
  await playOut(seats, rng(3));
  await Promise.all(seats.map((seat) => seat.leave()));
  await page.goto(`${server.link}t/${table.id}`);
  await page.getByRole('link', { name: 'Replay' }).first().click();
  const moves = page.getByText(/^Move \d+ of \d+$/);
  await page.getByText(/^Move 1 of/).waitFor();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByText(/^Move 2 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Move 3 of/).waitFor();
  await page.waitForURL('**#3');
  await page.keyboard.press('End');
  const count = /of (\d+)/.exec(await moves.innerText())![1]!;
  await page.getByText(`Move ${count} of ${count}`).waitFor();
  await page.getByText('The seal on the deal').click();
  const seed = await page.locator('.fairness dd').nth(1).innerText();
  assert.match(seed, /^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Check this deal' }).click();
  await page.getByText('drawing again gives exactly this deal').waitFor();

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

  // From a move of it one plays on, with the very deal now that all agreed.
  await stranger.getByRole('button', { name: 'Play on from here' }).click();
  await stranger.getByText('All seats myself, on this device').click();
  await stranger.getByText('As it was').click();
  await stranger.getByRole('button', { name: 'Play on', exact: true }).click();
  await stranger.waitForURL(/\/t\//);
  await stranger
    .getByRole('application', { name: /^Map with/ })
    .or(stranger.getByText('Hand the device'))
    .first()
    .waitFor();
});
