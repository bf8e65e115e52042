import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gone, person, PHONE, withOptions } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

test('a seat link is claimed by a tap and once; the seat is handed over and taken back; a watch link offers none', async () => {
  const host = await person(browser);
  await host.goto(`${server.link}new/loko-moto`);
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await withOptions(host, () => host.getByRole('radio', { name: /Seat 1/ }).check());
  await host.getByRole('button', { name: 'Open the table' }).click();
  const offer = host.getByRole('button', { name: 'Seat link for seat 2' });
  await offer.click();
  await host.getByRole('textbox', { name: /^Link to seat 2/ }).waitFor();
  await host.getByRole('button', { name: 'Free the seat of Seat 2' }).click();
  await offer.click();
  const link = await host.getByRole('textbox', { name: /^Link to seat 2/ }).inputValue();
  const id = /\/s\/([^#]+)#/.exec(link)![1]!;

  const watcher = await person(browser);
  await watcher.goto(`${server.link}w/${id}`);
  await watcher.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await watcher.getByRole('button', { name: 'Take the seat' }).count(), 0);

  const ben = await person(browser, { viewport: PHONE });
  const eve = await person(browser);
  const asked: string[] = [];
  for (const page of [ben, eve]) page.on('request', (request) => asked.push(request.url()));
  await eve.goto(link);
  await eve.getByRole('button', { name: 'Take the seat' }).waitFor();
  await eve.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await eve.locator('main:focus').waitFor();
  assert.equal(eve.url(), link, 'skipping to the content leaves the token in the address');
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await ben.getByText('(you)').waitFor();
  await eve.reload();
  await eve.getByRole('heading', { name: 'This link was used already' }).waitFor();

  await host.getByRole('button', { name: 'Start the game' }).click();
  await ben.getByRole('button', { name: 'Table menu' }).click();
  await ben.getByRole('button', { name: 'Hand my seat to somebody' }).click();
  const second = await ben.getByRole('textbox', { name: /^Link to seat 2/ }).inputValue();
  // What is said while the menu is open stands in it, where it is heard and can be dismissed.
  const menu = ben.getByRole('dialog');
  await menu.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await menu
    .getByRole('alert')
    .getByText(/^The link is (copied|selected)/)
    .waitFor();
  await menu.getByRole('button', { name: 'Dismiss this notice' }).click();
  await gone(ben.locator('.notice'));
  await eve.goto('about:blank');
  await eve.goto(second);
  await eve.getByRole('button', { name: 'Take the seat' }).click();
  await ben.getByRole('button', { name: 'Take back seat 2' }).click();
  await ben.getByRole('button', { name: 'Hand my seat to somebody' }).waitFor();
  for (const url of asked) for (const each of [link, second]) assert.ok(!url.includes(each.split('#')[1]!));
});
