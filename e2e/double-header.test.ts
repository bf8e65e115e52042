import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '@turntable/games/double-header/types.ts';
import type { Page } from 'playwright-core';
import { recordOf } from '../apps/server/testing/record.ts';
import { violations } from './axe.ts';
import { listen, person, PHONE, withOptions } from './browser.ts';
import { DoubleHeaderPlayer } from './double-header.ts';
import { holds } from './holds.ts';
import { playOn } from './play-on.ts';
import { noRearIn, rearsIn } from './rears.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

const playAgainstBots = async (page: Page, touch = false): Promise<DoubleHeaderPlayer> => {
  await page.goto(server.link);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Double Header' }) })
    .getByRole('button', { name: 'Play against bots' })
    .click();
  // Of three that are offered the second is taken: by tap where there is no keyboard.
  if ((page.viewportSize()?.width ?? 0) > PHONE.width) {
    await page
      .getByRole('button', { name: /^Look closer at/ })
      .nth(2)
      .waitFor();
    // Keys are heard once what is drawn has been painted.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
  } else {
    await page
      .getByRole('button', { name: /^Look closer at/ })
      .nth(1)
      .click();
    await page.getByRole('button', { name: /^Take this engine/ }).click();
  }
  return new DoubleHeaderPlayer(page, { touch });
};

test('two clicks from the front page to the first call, and on from there with a bot against two', async () => {
  const page = await person(browser);
  const player = await playAgainstBots(page);
  const first = await player.asked();
  assert.match(first ?? '', /goes into use/, 'the person is asked after one click');
  await player.answer(first!);
  for (let calls = 0, answers = 0; calls < 3; answers++) {
    assert.ok(answers < 100, 'the person calls, or the game ends');
    const question = await player.asked();
    // The cards may be such that the bots win until the end.
    if (question === undefined) break;
    if (question.includes('call a statistic')) calls++;
    await player.answer(question);
  }
});

test('DH-8.1 style points to the last, and the final score told in parts', async () => {
  const record = recordOf('double-header', 4, {}, { luck: 1 });
  const styleAt = record.actions.findIndex(({ type }) => type === 'claim');
  assert.ok(styleAt > 0);
  const page = await person(browser);
  await playOn(page, server, record, { after: styleAt, seat: Number(record.actions[styleAt]!['by']) });
  const player = new DoubleHeaderPlayer(page);
  const asked = new Set<string>();
  let answers = 0;
  for (let question = await player.asked(); question; question = await player.asked()) {
    assert.ok(answers++ < 200, 'the game ends');
    asked.add(question);
    await player.answer(question);
  }
  assert.ok([...asked].some((question) => question.includes('claim a style point')));
  const end = page.getByRole('region', { name: 'Final score' });
  await end.getByText(/( wins?\.$|^A draw)/).waitFor();
  const total = end.getByRole('row', { name: /^Points/ });
  const [, ...parts] = await end.locator('tbody tr td').allInnerTexts();
  assert.ok(parts.length > 3, 'the score is told in parts');
  assert.match(await total.innerText(), /\d+\s+\d+/);
});

test('on a phone, by touch, nothing scrolls sideways, the list is at hand, and what is barred says why', async () => {
  const page = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  let player: DoubleHeaderPlayer;
  let question: string | undefined;
  // The cards may be such that the bots win until the end: then once more.
  do {
    player = await playAgainstBots(page, true);
    while ((question = await player.asked()) && !question.includes('call a statistic'))
      await player.answer(question);
  } while (!question);
  await player.button('Pick a statistic from the list').waitFor();
  await holds(async () => {
    const fits = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight',
    );
    assert.ok(fits, 'the page scrolls');
  });
  // A hint's call is picked in the list, and waits to be confirmed.
  await page.getByRole('button', { name: 'Hint', exact: true }).tap();
  await page.getByRole('button', { name: 'Show it in the game' }).first().tap();
  await page.locator('.hints').waitFor({ state: 'hidden' });
  await page.locator('[data-suggested="play"]:focus').waitFor();
  assert.match((await player.asked()) ?? '', /call a statistic/, 'nothing is sent');
  await player.list.locator('tr[data-state="open"][data-picked="false"] button').first().tap();
  await player.button(/^Call /).waitFor();
  assert.equal(await page.locator('[data-suggested="play"]').count(), 0, 'one’s own choice');
  const barred = player.list.locator('tr[data-state="barred"] button').first();
  if ((await barred.count()) > 0) {
    await barred.focus();
    await page.keyboard.press('Enter');
    await page
      .getByText(/has no value for|has been called already|No opposing locomotive|was vetoed by/)
      .first()
      .waitFor();
  }
  assert.deepEqual(
    (await violations(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    [],
  );
});

test('standing answers are kept by the server', async () => {
  const page = await person(browser);
  const player = await playAgainstBots(page);
  await player.asked();
  await player.button('Plan ahead').click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/prefer') && response.ok());
  await page.getByLabel('Veto', { exact: true }).selectOption({ label: 'Never' });
  await saved;
  await page.reload();
  await player.button('Plan ahead').click();
  const veto = page.getByLabel('Veto', { exact: true });
  await holds(async () => assert.equal(await veto.inputValue(), 'never'));
});

test('a small phone has the crossed token in its bar, which stays as low; behind it is the way to be asked again', async () => {
  const page = await person(browser, { viewport: PHONE, hasTouch: true });
  const player = await playAgainstBots(page, true);
  await player.asked();
  const bar = page.getByRole('banner');
  const height = async (): Promise<number> => (await bar.boundingBox())!.height;
  const before = await height();
  await player.button('Plan ahead').tap();
  await page.getByLabel('Veto', { exact: true }).selectOption({ label: 'Never' });
  await page
    .getByRole('button', { name: 'Plan ahead: 1 standing answer', includeHidden: true })
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  const crossed = bar.getByRole('button', { name: 'Ask me again', exact: true });
  await crossed.waitFor();
  await holds(async () => assert.equal(await height(), before));
  await crossed.tap();
  await page.getByRole('button', { name: /^Ask me again: / }).tap();
  await crossed.waitFor({ state: 'detached' });
});

test('DH-1.2 a teammate and a spectator are sent no value of a card that is not theirs', async () => {
  const host = await person(browser);
  const mine = listen(host);
  await host.goto(`${server.link}new/double-header`);
  await host.getByRole('combobox', { name: 'Seat 3' }).selectOption({ label: 'Porter (easy)' });
  await host.getByRole('combobox', { name: 'Seat 4' }).selectOption({ label: 'Porter (easy)' });
  await withOptions(host, async () => {
    await host.getByRole('radio', { name: /^By lot, of the whole roster/ }).check();
    await host.getByRole('radio', { name: /^Seat 1/ }).check();
  });
  await host.getByRole('button', { name: 'Open the table' }).click();
  const invitation = host.getByRole('textbox', { name: 'Link to a seat' });
  await invitation.waitFor();
  const mate = await person(browser);
  const theirs = listen(mate);
  await mate.goto(await invitation.inputValue());
  await mate.getByRole('button', { name: 'Take the seat' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  const player = new DoubleHeaderPlayer(host);
  const first = await player.asked();
  const watcher = await person(browser);
  const heard = listen(watcher);
  await watcher.goto(host.url());
  await watcher.locator('.dh').waitFor();
  await player.answer(first!);
  await player.asked();
  await watcher.reload();
  await watcher.locator('.dh').waitFor();

  const sync = mine
    .map((text) => JSON.parse(text) as { t?: string; view?: View })
    .findLast((message) => message.t === 'sync' && message.view);
  const locomotives = sync!.view!.engines.flat();
  assert.equal(locomotives.length, 4);
  const ids = locomotives.map(({ front }) => front.id);
  assert.deepEqual([...rearsIn(mine)], [ids[0]], 'the host is told their own card only');
  assert.deepEqual([...rearsIn(theirs)], [ids[1]], 'the teammate is told their own card only');
  assert.deepEqual([...rearsIn(heard)], [], 'the watcher is told no card');
  noRearIn(mine, ids.toSpliced(0, 1), [ids[0]!]);
  noRearIn(theirs, ids.toSpliced(1, 1), [ids[1]!]);
  noRearIn(heard, ids, []);
});
