import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableReply } from '@turntable/protocol';
import { until } from '@turntable/testkit/until.node.ts';
import { gone, person, PHONE } from './browser.ts';
import { DoubleHeaderPlayer } from './double-header.ts';
import { holds } from './holds.ts';
import { tabTo } from './keys.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

test('a game is begun, a line built and another reserved with the keyboard alone', async () => {
  const page = await person(browser);
  await page.goto(server.link);
  await page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
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
  await holds(async () => assert.ok((await player.free()) < free));
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
      await page.evaluate("document.querySelector('.drawer').contains(document.activeElement)"),
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
  await holds(async () =>
    assert.ok(await page.evaluate("document.activeElement.ariaLabel === 'Log'"), 'the focus is back'),
  );
  assert.ok(await build.isVisible(), 'what was picked stays picked');
});

test('under the log on a phone digits pick no other statistic, and Enter calls none', async () => {
  const page = await person(browser, { viewport: PHONE });
  await page.goto(server.link);
  await until(async () => (await page.context().cookies()).length > 0, 'the server to know the reader');
  const seats = [
    { kind: 'mine', name: 'Ada' },
    { kind: 'bot', level: 'easy' },
  ];
  const made = await page.request.post(`${server.link}api/tables`, {
    headers: { origin: new URL(server.link).origin },
    data: { game: 'double-header', options: {}, seats, starter: 0, startWhenFull: true, entry: 'open' },
  });
  const { id, status } = ((await made.json()) as TableReply).table;
  if (status === 'waiting')
    await page.request.post(`${server.link}api/tables/${id}/start`, {
      headers: { origin: new URL(server.link).origin },
      data: {},
    });
  await page.goto(`${server.link}t/${id}`);
  const player = new DoubleHeaderPlayer(page);
  for (let asked = await player.asked(); !/call a statistic/.test(asked!); asked = await player.asked()) {
    assert.ok(asked, 'the game is over');
    await player.answer(asked);
  }
  const picked = player.list.locator('tr[data-picked="true"]');
  const now = async (): Promise<readonly (string | null)[]> => [
    await picked.innerText(),
    await page.locator('.dh').getAttribute('data-asked'),
  ];
  await player.settled();
  await page.keyboard.press('1');
  await picked.waitFor();
  const before = await now();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByRole('dialog', { name: 'Log' });
  await log.waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  assert.deepEqual(await now(), before);
  await page.keyboard.press('Escape');
  await gone(log);
  // Back on the button that opened the log, whose keys are its own; beside it they pick.
  await page.keyboard.press('2');
  assert.deepEqual(await now(), before);
  await page.locator('.vs-list-scroll').focus();
  await page.keyboard.press('2');
  await page.waitForFunction(
    `() => document.querySelector('tr[data-picked="true"]').innerText !== ${JSON.stringify(before[0])}`,
  );
});
