import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { gone, person, PHONE, withOptions } from './browser.ts';
import { holds } from './holds.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

interface Reply {
  readonly table: { readonly id: string };
  readonly place: { readonly code?: string };
}
/** Asks the server as the person of that page. */
function post(page: Page, path: string, body: object): Promise<Reply> {
  return page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(to, { method: 'POST', headers, body: json });
      if (!response.ok) throw new Error(`${to}: ${response.status}`);
      return (await response.json()) as Reply;
    },
    [`/api/${path}`, JSON.stringify(body)] as const,
  );
}

/** A host, and a friend on a phone, at a table that has begun; each looks at it. */
async function two(more: object): Promise<[Page, Page]> {
  const host = await person(browser);
  const friend = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  for (const page of [host, friend]) {
    // Known before the page asks anything: two first requests at once would be two guests.
    await page.request.get(`${server.link}api/me`);
    await page.goto(server.link);
    // The offers to keep one's seat and to be told are no part of this, and would lie over the map.
    await page.evaluate(
      `localStorage.setItem('turntable.settings', '{"keepOffered":true,"tellOffered":true}')`,
    );
  }
  const seats = [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }];
  const wish = { game: 'loko-moto', options: {}, starter: 0, startWhenFull: false, seats, ...more };
  const { table, place } = await post(host, 'tables', wish);
  await post(friend, `tables/${table.id}/join`, {
    name: 'Ben',
    ...(place.code === undefined ? {} : { code: place.code }),
  });
  for (const page of [host, friend]) {
    await page.goto(`${server.link}t/${table.id}`);
    await page.getByText('Ben').first().waitFor();
  }
  // No clock runs before both look at it.
  await post(host, `tables/${table.id}/start`, {});
  return [host, friend];
}

const clockOf = (page: Page, name: string) => page.getByRole('timer', { name: new RegExp(`^${name}:`) });
const labelOf = async (page: Page, name: string): Promise<string> =>
  (await clockOf(page, name).getAttribute('aria-label')) ?? '';

/** Wishes another tempo in the table's menu. */
async function wish(page: Page, tempo: RegExp, clock: string): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText(/^Tempo and clock/).click();
  await menu.getByRole('radio', { name: tempo }).check();
  await menu.getByRole('radio', { name: clock, exact: true }).check();
  await menu.getByRole('button', { name: 'Propose it' }).first().click();
  await page.keyboard.press('Escape');
}
const tempoIn = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  const text = await page.locator('.pace-now').innerText();
  await page.keyboard.press('Escape');
  return text;
};

test('a clock runs low, is out, a bot plays on, and its person comes back with a tap; a wrong date on the device does no harm', async () => {
  const [host, friend] = await two({ clock: { kind: 'live', bank: 10, increment: 30 } });
  const [ada, ben] = [new LokoMotoPlayer(host), new LokoMotoPlayer(friend)];
  // Years ahead, and back again: the time that is left does not hang on it.
  await friend.clock.setSystemTime(new Date('2041-01-01T00:00:00Z'));
  await ada.turn();
  await friend.getByRole('timer', { name: /^Ada: .*(running low|out of time)/ }).waitFor();
  assert.match(await labelOf(friend, 'Ben'), /^Ben: 10 seconds left, running low$/, 'it stands');
  await host.getByRole('timer', { name: /^Ada: out of time, \d+ seconds? until a bot plays$/ }).waitFor();
  await host.getByText('Your time ran out, so a bot plays for Ada.').waitFor();
  await friend.getByRole('timer', { name: 'Ada: a bot plays' }).waitFor();
  await ben.turn();
  await ben.close();
  // The bot has moved for Ada, and it is Ben's turn again.
  await ben.turn();
  await host.getByRole('button', { name: 'I am back' }).click();
  await friend.getByRole('timer', { name: /^Ada: nothing left, running low$/ }).waitFor();
  await ben.close();
  await ada.turn();
  await ada.close();
  await friend.getByRole('timer', { name: /^Ada: \d+ seconds$/ }).waitFor();
  await host.getByRole('button', { name: 'Log', exact: true }).click();
  for (const line of [
    'Ada is out of time. In 10 seconds a bot plays on.',
    'A bot plays for Ada until they are back.',
    'Ada is back and plays on.',
  ])
    await host.getByText(line).waitFor();
});

test('live becomes by turns when both agree, and then one device, on which the curtain hides each hand', async () => {
  const [host, friend] = await two({
    clock: { kind: 'live', bank: 600, increment: 10 },
    options: { hiddenAgendas: true },
  });
  const [ada, ben] = [new LokoMotoPlayer(host), new LokoMotoPlayer(friend)];
  await ada.turn();
  assert.equal(await tempoIn(host), 'Live · 10 minutes + 10 seconds a move');
  await ada.close();
  await ben.turn();

  await wish(host, /^By turns/, '1 day a move');
  await host.getByText(/Waiting for Ben\./).waitFor();
  // It stands beside the game: Ben plays on first, and answers then.
  await ben.close();
  const wished = friend.getByRole('region', { name: 'Tempo and clock' });
  await wished.getByText('Ada would like to play by turns, 1 day a move.').waitFor();
  await friend.getByRole('button', { name: 'Agree' }).click();
  for (const page of [host, friend]) await page.getByRole('timer', { name: /^Ada: (24|23) hours/ }).waitFor();
  assert.equal(await tempoIn(friend), 'By turns · 1 day a move');

  await ada.turn();
  const free = await ada.free();
  await wish(host, /^On one device/, 'No clock');
  await wished.getByText(/^Ada would like to play on one device, without a clock\./).waitFor();
  await friend.getByRole('button', { name: 'Agree' }).click();
  await friend.getByText('It is Ada’s turn. You are watching.').waitFor();
  await host.getByRole('button', { name: 'I am Ada' }).click();
  await holds(async () => assert.equal(await ada.free(), free, 'the same game'));
  await ada.close();
  await host.getByRole('heading', { name: 'Hand the device to Ben' }).waitFor();
  assert.equal(await host.locator('.lm').count(), 0, 'nothing of the game is behind the curtain');
  await host.getByRole('button', { name: 'I am Ben' }).click();
  await holds(async () => assert.equal(await ada.free(), free - 1));
  assert.equal(await host.getByRole('timer').count(), 0);

  // At home again: everybody has their seat.
  await host.getByRole('button', { name: 'Table menu' }).click();
  const menu = host.getByRole('dialog');
  await menu.getByText(/^Tempo and clock/).click();
  await menu.getByRole('radio', { name: /^Live/ }).check();
  await menu.getByRole('button', { name: 'Change it' }).first().click();
  await host.keyboard.press('Escape');
  await ben.turn();
  await ben.close();
  await host.getByRole('button', { name: 'Log', exact: true }).click();
  await host.getByText('From now on: on one device, without a clock.').waitFor();
  await host.getByText('From now on: live, without a clock.').waitFor();
});

test('tempo and clock are chosen when a table is made, told while it waits, and one seat may have more time', async () => {
  const host = await person(browser);
  await host.goto(`${server.link}new/loko-moto`);
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await withOptions(host, async () => {
    await host.getByRole('radio', { name: /^By turns/ }).check();
    await host.getByRole('radio', { name: '3 days a move', exact: true }).check();
  });
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByText('By turns · 3 days a move').waitFor();
  await host.getByText(/^Tempo and clock/).click();
  await host.getByRole('combobox', { name: /^Time of/ }).selectOption('2');
  await host.getByRole('button', { name: /^Other time for/ }).click();
  // Nobody else is there yet: it is so at once.
  await host.getByRole('button', { name: /^Other time for/, disabled: true }).waitFor();
  await host.goto(`${server.link}tables`);
  await host
    .getByText(/By turns · 3 days a move/)
    .first()
    .waitFor();
});

test('by turns a holiday stops one’s clock, all see until when, and whoever is back early has the time that was left', async () => {
  const [host, friend] = await two({ tempo: 'turns', clock: { kind: 'turns', hours: 20 } });
  await clockOf(friend, 'Ada').waitFor();
  assert.match(await labelOf(friend, 'Ada'), /^Ada: (20 hours|19 hours 59 minutes), running$/);
  const table = host.url();
  await host.goto(`${server.link}notifications`);
  const holiday = host.getByRole('region', { name: 'Holiday' });
  const day = (ahead: number): string => {
    const then = new Date(Date.now() + ahead * 86_400_000);
    return [then.getFullYear(), then.getMonth() + 1, then.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  };
  await holiday.getByLabel('First day').fill(day(0));
  await holiday.getByLabel('Last day').fill(day(40));
  await holiday.getByRole('button', { name: 'Take these days off' }).click();
  await holiday.getByText('These are more days than you have left in the year.').waitFor();
  await holiday.getByLabel('Last day').fill(day(2));
  await holiday.getByRole('button', { name: 'Take these days off' }).click();
  await holiday.getByText('under way').waitFor();

  await friend
    .getByRole('timer', { name: /^Ada: on holiday until .+, (20 hours|19 hours 59 minutes) left$/ })
    .waitFor();
  await host.goto(table);
  await host.getByRole('timer', { name: /^Ada: on holiday until/ }).waitFor();
  // The server ends in the middle of it.
  await server.kill();
  await server.start();
  await friend.reload();
  await friend.getByRole('timer', { name: /^Ada: on holiday until/ }).waitFor();
  await host.goto(`${server.link}notifications`);
  await holiday.getByRole('button', { name: /^I am back: / }).click();
  await friend.getByRole('timer', { name: /^Ada: (20 hours|19 hours 59 minutes), running$/ }).waitFor();
  await gone(holiday.getByRole('button', { name: /^I am back/ }));
});
