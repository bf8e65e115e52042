import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, person, PHONE } from './browser.ts';
import { House } from './house.ts';

let house: House;
let browser: Browser;
before(async () => {
  [house, browser] = await Promise.all([House.open(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await house.close();
});

/** A table of two for Loko moto at which seat 1 starts; gives its id and code. */
async function table(host: Page): Promise<{ id: string; code: string }> {
  const reply = await host.request.post(`${house.link}api/tables`, {
    headers: { origin: new URL(house.link).origin },
    data: {
      game: 'loko-moto',
      options: {},
      starter: 0,
      seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
    },
  });
  return ((await reply.json()) as { table: { id: string; code: string } }).table;
}
async function sitDown(page: Page, { code }: { code: string }, name: string): Promise<void> {
  await page.goto(`${house.link}j/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await page.getByText('(you)').waitFor();
}

test('the front page tells which tables wait for one and why, the longest waiting first, and counts them in its title', async () => {
  const ada = await person(browser);
  const ben = await person(browser, { viewport: PHONE });
  await ada.goto(house.link);
  assert.equal(await ada.title(), 'Turntable');
  const first = await table(ada);
  const second = await table(ada);
  await table(ada);
  await sitDown(ben, first, 'Ben');
  await ada.goto(`${house.link}t/${first.id}`);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await ada.getByText('Your turn: close one free line.').first().waitFor();
  await sitDown(ben, second, 'Ben');

  await ada.goto(house.link);
  const due = ada.getByRole('region', { name: 'Your move' }).getByRole('listitem');
  await due.first().waitFor();
  assert.equal(await due.count(), 2);
  assert.match(await due.nth(0).innerText(), /It is your turn: close one free line\./);
  assert.match(await due.nth(1).innerText(), /Everybody is here: start the game\./);
  assert.equal(await ada.title(), '(2) Turntable');
  const others = ada.getByRole('region', { name: 'You wait for others' }).getByRole('listitem');
  assert.match(await others.innerText(), /One seat is still free\./);
  await due.nth(0).getByRole('link').click();
  await ada.waitForURL(`**/t/${first.id}`);

  await ben.goto(house.link);
  await ben.getByRole('region', { name: 'You wait for others' }).getByText('The others move.').waitFor();
  assert.equal(await ben.getByRole('region', { name: 'Your move' }).count(), 0);
  assert.equal(await ben.title(), 'Turntable');
});
