import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, PHONE } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser({ env: { BOT_DELAY_MS: '20000' } });

test('twelve words open a seat on a second device; both act on it and both see it', async () => {
  const desk = await person(browser);
  await desk.goto(`${server.link}new/loko-moto`);
  await desk.getByRole('radio', { name: '2', exact: true }).check();
  await desk.getByRole('button', { name: 'Open the table' }).click();
  await desk.waitForURL(/\/t\//);
  const table = desk.url();
  await desk.goto(`${server.link}you`);
  await desk.getByRole('button', { name: 'Make a phrase' }).click();
  const shown = desk.getByRole('list', { name: 'Your twelve words' }).getByRole('listitem');
  await shown.first().waitFor();
  const words = await shown.allTextContents();
  assert.equal(words.length, 12);
  await desk.reload();
  await desk.getByRole('button', { name: 'Make a new phrase' }).waitFor();
  assert.equal(await desk.getByRole('list', { name: 'Your twelve words' }).count(), 0, 'shown once');

  const phone = await person(browser, { viewport: PHONE });
  await phone.goto(`${server.link}you`);
  const field = phone.getByRole('textbox', { name: 'Your twelve words' });
  await field.fill(words.with(3, 'railwey').join(' '));
  await phone.getByRole('button', { name: 'Open my seats' }).click();
  await phone.getByText('This word is in no phrase: railwey.').waitFor();
  await field.fill(words.join(', '));
  await phone.getByRole('button', { name: 'Open my seats' }).click();
  await phone.getByRole('link', { name: /Back to the table/ }).click();
  await phone.getByText('(you)').first().waitFor();

  // One seat on two devices: what either does, the other shows.
  await desk.goto(table);
  await phone.getByLabel('Seat a bot on seat 2').selectOption('easy');
  await desk.getByText(/Bot, porter/).waitFor();
  await phone.getByRole('button', { name: 'Start the game' }).click();
  await desk.getByRole('button', { name: 'Table menu' }).waitFor();
  await phone.getByRole('button', { name: 'Table menu' }).click();
  await phone.getByRole('button', { name: 'Give up my seat' }).click();
  await phone.getByRole('button', { name: 'Give it up' }).click();
  await desk.getByText('gave up the seat; a bot plays on').locator('visible=true').waitFor();
  await desk.getByRole('button', { name: 'Table menu' }).click();
  await desk.getByRole('button', { name: 'Take back seat 1' }).click();
  await desk.getByRole('button', { name: 'Hand my seat to somebody' }).waitFor();
});
