import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { person, withOptions } from './browser.ts';
import { DoubleHeaderPlayer } from './double-header.ts';
import { tabTo } from './keys.ts';
import { serverAndBrowser } from './server-and-browser.ts';
import { until } from '@turntable/testkit/until.node.ts';

const { server, browser } = await serverAndBrowser();

/** Two people at a table of one against one, by margin, so that boosters and Time Outs come soon. */
async function twoAtATable(): Promise<readonly DoubleHeaderPlayer[]> {
  const host = await person(browser);
  await host.goto(`${server.link}new/double-header`);
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await host.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'Somebody I invite' });
  await withOptions(host, async () => {
    await host.getByRole('radio', { name: /^By margin/ }).check();
    await host.getByRole('radio', { name: /^By lot, of the whole roster/ }).check();
    await host.getByRole('radio', { name: /^Seat 1/ }).check();
  });
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByRole('textbox', { name: 'Link to a seat' }).inputValue();
  const guest = await person(browser);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  return [host, guest].map((page) => new DoubleHeaderPlayer(page));
}

/** What is said to each kind of question the first time, and from then on. */
const FIRST: Readonly<Record<string, RegExp>> = {
  veto: /^Veto$/,
  boost: /^Play /,
  'time-out': /^Time Out$/,
};
const LATER: Readonly<Record<string, RegExp>> = {
  field: /^Use /,
  veto: /^Let it stand$/,
  boost: /^No booster$/,
  answer: /^No booster$/,
  tag: /^(Tag in|Let the tie)/,
  'time-out': /^No Time Out$/,
};
/** What both see of it. */
const SEEN: Readonly<Record<string, RegExp>> = {
  veto: / vetoes (?!it:)/,
  boost: /plays (50\/50|Swap Orders|Double Header)/,
  'time-out': /calls the Time Out/,
};

test('calls, a veto, a booster and a Time Out are made with the keyboard alone, and each question is read out', async () => {
  const players = await twoAtATable();
  for (const { page } of players) await page.getByRole('button', { name: 'Log', exact: true }).click();
  const said = new Set<string>();
  for (let answers = 0; !said.has('call after the Time Out'); answers++) {
    assert.ok(answers < 120, `so far: ${[...said].join(', ')}`);
    const { player, kind } = await next(players);
    const { page } = player;
    // The live region says the question that stands in the bar.
    const question = await player.asked();
    await page.locator('[role="status"][aria-live]').filter({ hasText: question! }).waitFor();
    if (kind === 'call') {
      await player.settled();
      await tabTo(page, await firstOpen(player));
      await page.keyboard.press('Space');
      // The way back from the list to the button above it.
      await tabTo(page, /^Call /, 'Shift+Tab');
      await player.moved(() => page.keyboard.press('Enter'));
      await stays(page);
      if (said.has('time-out')) said.add('call after the Time Out');
      continue;
    }
    const first = FIRST[kind];
    const fresh = first !== undefined && !said.has(kind) && (await player.button(first).count()) > 0;
    // What may be declined is, by its letter, once the way through the buttons was shown.
    if (said.has(kind)) await player.moved(() => page.keyboard.press('n'));
    else {
      await tabTo(page, fresh ? first : LATER[kind]!);
      await player.moved(() => page.keyboard.press('Enter'));
    }
    await stays(page);
    if (!fresh) continue;
    said.add(kind);
    for (const each of players) await each.page.getByText(SEEN[kind]!).first().waitFor();
  }
  assert.deepEqual([...said], ['veto', 'boost', 'time-out', 'call after the Time Out']);
});

/** The focus is at the place of play, not back at the page's start. */
async function stays(page: Page): Promise<void> {
  await page.waitForFunction("() => document.activeElement?.closest('.dh-middle') !== null");
}

/** Whose turn it is, and what is asked, by its kind. */
async function next(
  players: readonly DoubleHeaderPlayer[],
): Promise<{ player: DoubleHeaderPlayer; kind: string }> {
  return until(async () => {
    for (const player of players) {
      const kind = (await player.page.locator('.dh').getAttribute('data-asked'))?.split(':')[1];
      if (kind) return { player, kind: kind.split(' ')[0]! };
    }
    return undefined;
  }, 'a question to anybody');
}

/** The name of the first statistic that may be called. */
async function firstOpen({ list }: DoubleHeaderPlayer): Promise<RegExp> {
  const name = await list.locator('tr[data-state="open"] button').first().innerText();
  return new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
