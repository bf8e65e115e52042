import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { Guest, type Seat } from '../apps/server/testing/guest.ts';
import { random, rng, viewOf } from '../apps/server/testing/loko-moto.ts';
import { person, PHONE } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** The guest behind a page, as a program. */
async function guestOf(page: Page): Promise<Guest> {
  const token = await page.evaluate(async () => {
    const response = await fetch('/api/token', { method: 'POST' });
    return ((await response.json()) as { token: string }).token;
  });
  return new Guest(server.link, token);
}

async function playAlone(seat: Seat): Promise<void> {
  const luck = rng(5);
  for (;;) {
    const asked = await seat.until((known) => {
      const [decision] = viewOf(known).decisions;
      return decision ? decision.actors.includes(0) && 'me' : 'over';
    }, 'my turn');
    if (asked === 'over') return;
    const n = await seat.act(random(viewOf(seat), luck));
    if (typeof n !== 'number') throw new Error(JSON.stringify(n));
    await seat.until((known) => known.n >= n, 'the update');
  }
}

test('a rated game from the form to the list: known again first, rated at the end, listed only if one wishes', async () => {
  const page = await person(browser, { viewport: PHONE });
  const form = async (): Promise<void> => {
    await page.goto(`${server.link}new/loko-moto`);
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('button', { name: 'Change the options' }).click();
  };
  await form();
  await page.getByText('make a recovery phrase or a passkey first').waitFor();
  const rated = page.getByRole('checkbox', { name: /Rated game/ });
  assert.ok(await rated.isDisabled());
  await page.getByRole('link', { name: 'Make yourself known' }).click();
  await page.getByRole('button', { name: 'Make a phrase' }).click();
  await page.getByRole('list', { name: 'Your twelve words' }).waitFor();
  await form();
  await rated.check();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('This game is rated.').waitFor();
  await page.getByLabel('Seat a bot on seat 2').selectOption('easy');
  await page.getByText('not rated yet').nth(1).waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Table menu' }).waitFor();

  const id = /\/t\/([^/]+)/.exec(page.url())![1]!;
  const seat = (await guestOf(page)).sit(id, { as: 0 });
  await seat.ready();
  await playAlone(seat);
  const changes = await seat.until(({ table }) => table?.rated?.changes, 'the ratings');
  await seat.leave();
  const sign = changes[0]!.by > 0 ? '+' : '−';
  const points = changes[0]!.value.toLocaleString('en');
  const change = page.getByLabel('Ratings after this game');
  await change.getByText(`${sign}${Math.abs(changes[0]!.by)}, ${points} ± ${changes[0]!.spread}`).waitFor();

  await page.goto(`${server.link}ratings`);
  const lines = page.getByRole('table').getByRole('row');
  await lines.nth(1).waitFor();
  assert.equal(await lines.count(), 2, 'the head and the bot');
  await page.getByText('Bot, porter (easy)').waitFor();
  await page.goto(`${server.link}you`);
  await page.getByText(`${points} ± ${changes[0]!.spread}`).waitFor();
  await page.getByLabel('Name in the list').fill('Mallard');
  await page.getByRole('button', { name: 'Show me in the list' }).click();
  await page.getByText('You stand in the public list as Mallard.').waitFor();

  const other = await person(browser);
  await other.goto(`${server.link}ratings`);
  await other.getByRole('rowheader', { name: 'Mallard' }).waitFor();
  assert.ok(!(await other.content()).includes(id));
});
