import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { listen, person, PHONE } from './browser.ts';
import { holds } from './holds.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser({ env: { ANSWER_PAUSE_MS: '400' } });

/** Asks the server as this page's guest; gives the table's id. */
async function post(page: Page, path: string, data: object): Promise<string> {
  const reply = await page.request.post(`${server.link}api/${path}`, {
    data,
    headers: { origin: server.link.slice(0, -1) },
  });
  const body = (await reply.json()) as { table: { id: string } };
  assert.ok(reply.ok(), JSON.stringify(body));
  return body.table.id;
}

interface Planners {
  readonly ada: Page;
  readonly ben: Page;
  readonly host: LokoMotoPlayer;
  readonly guest: LokoMotoPlayer;
  /** All that Ada was ever sent. */
  readonly heard: readonly string[];
}
/** Ada on turn at a desk, then Ben on a phone, then a bot. */
async function together(): Promise<Planners> {
  const ada = await person(browser);
  const heard = listen(ada);
  const ben = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  const seats = [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
  const wish = { game: 'loko-moto', options: {}, seats, starter: 0, startWhenFull: true, entry: 'open' };
  const id = await post(ada, 'tables', wish);
  await post(ben, `tables/${id}/join`, { name: 'Ben' });
  const [host, guest] = [new LokoMotoPlayer(ada), new LokoMotoPlayer(ben)];
  await Promise.all([ada, ben].map((page) => page.goto(`${server.link}t/${id}`)));
  await Promise.all([host.turn(), ben.getByRole('button', { name: 'Plan', exact: true }).waitFor()]);
  return { ada, ben, host, guest, heard };
}
const strip = (page: Page): Locator => page.getByRole('region', { name: 'Your plan' });

type Press = (on: Locator) => Promise<void>;
const tap: Press = (on) => on.click();
const enter: Press = (on) => on.press('Enter');

/** Plans to build lines, the best first; gives their names. */
async function plan({ ben, guest }: Planners, count: number, press: Press): Promise<string[]> {
  await press(ben.getByRole('button', { name: 'Plan', exact: true }));
  const names: string[] = [];
  for (let i = 0; i < count; i++) {
    const line = guest.line(/: free/).nth(20 + 15 * i);
    names.push((await line.getAttribute('aria-label'))!.split(':')[0]!);
    await press(line);
    await press(ben.getByRole('button', { name: 'Plan to build it' }));
    await ben
      .getByRole('listitem')
      .filter({ hasText: `build ${names[i]}` })
      .waitFor();
  }
  return names;
}

test('an order whose first choice is taken plays the second by itself; nobody else hears of it', async () => {
  const planners = await together();
  const { ada, ben, host, guest, heard } = planners;
  const [first, second] = (await plan(planners, 2, tap)) as [string, string];
  await ben.getByRole('button', { name: 'Set the plan' }).click();
  await strip(ben).getByText(`Planned: build ${first}; if that cannot be, build ${second}.`).waitFor();
  // It is the server's by now: the browser may go and come back.
  await ben.reload();
  await strip(ben).getByText(`Planned: build ${first}`).waitFor();

  await host.build(first);
  await guest.line(new RegExp(`^${second}: built by you`)).waitFor();
  await strip(ben).getByText('Your plan was played.').waitFor();
  await strip(ben).getByRole('button', { name: 'Put away' }).click();
  await strip(ben).waitFor({ state: 'detached' });
  assert.equal(await strip(ada).count(), 0);
  assert.ok(heard.some((text) => text.includes('"t":"up"')));
  for (const text of heard) assert.doesNotMatch(text, /"orders"/);
});

test('with the keyboard: a surprise calls an order off, its owner is told why, and moves by hand', async () => {
  const planners = await together();
  const { ben, host, guest } = planners;
  const [first] = (await plan(planners, 2, enter)) as [string, string];
  await holds(async () =>
    assert.ok(
      await ben.evaluate("document.activeElement.closest('[role=application]') !== null"),
      'on the map',
    ),
  );
  await enter(ben.getByRole('button', { name: 'Options', exact: true }));
  const drawer = ben.getByRole('dialog', { name: 'Your plan' });
  await drawer.getByRole('checkbox', { name: 'somebody takes a line of it' }).press('Space');
  await enter(drawer.getByRole('button', { name: 'Set the plan' }));
  await strip(ben)
    .getByText(/Planned: .* Off if somebody takes/)
    .waitFor();

  await host.build(first);
  await strip(ben).getByText(`Your plan is off: somebody takes ${first}.`).waitFor();
  assert.ok(await guest.turn());
  // The table still waits for him: a line he builds is his only one.
  await guest.build();
  await holds(async () => assert.equal(await guest.line(/built by you/).count(), 1));
});

test('Double Header: the next call is planned ahead and made by itself; a standing answer is counted', async () => {
  const page = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  const seats = [
    { kind: 'mine', name: 'Ada' },
    { kind: 'bot', level: 'easy' },
  ];
  const id = await post(page, 'tables', {
    game: 'double-header',
    options: {},
    seats,
    starter: 0,
    startWhenFull: true,
  });
  await page.goto(`${server.link}t/${id}`);
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  const drawer = page.getByRole('dialog', { name: 'Plan ahead' });
  for (const place of ['1st', '2nd', '3rd'])
    await drawer.getByLabel(`${place} choice`).selectOption({ index: 1 });
  await drawer.getByLabel('Booster', { exact: true }).selectOption({ label: 'Never' });
  await drawer.getByRole('button', { name: 'Set the plan' }).click();
  await strip(page)
    .getByText(/^Planned: call .*; if that cannot be, call /)
    .waitFor();
  await page.getByRole('button', { name: 'Plan ahead: 1 standing answer' }).waitFor();
  await page.getByRole('button', { name: /^Use / }).first().click();
  await strip(page).getByText('Your plan was played.').waitFor();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: /Ada calls / })
    .first()
    .waitFor();
});
