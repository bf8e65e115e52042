import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { encode } from 'uqr';
import { until } from '@turntable/testkit/until.node.ts';
import { Guest, mine, open } from '../apps/server/testing/guest.ts';
import { playOut, rng, twoSeats } from '../apps/server/testing/loko-moto.ts';
import { listen, person, PHONE, withOptions } from './browser.ts';
import { holds } from './holds.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** A table of two for Loko moto at which seat 1 starts; gives its id and code. */
async function table(host: Page): Promise<{ id: string; code: string }> {
  const reply = await host.request.post(`${server.link}api/tables`, {
    headers: { origin: new URL(server.link).origin },
    data: {
      game: 'loko-moto',
      options: {},
      starter: 0,
      seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
    },
  });
  const made = (await reply.json()) as { table: { id: string }; place: { code: string } };
  return { id: made.table.id, code: made.place.code };
}
async function sitDown(page: Page, { code }: { code: string }, name: string): Promise<void> {
  await page.goto(`${server.link}j/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await page.getByText('(you)').waitFor();
}
/** A browser whose cookie is that of somebody who has played through the API. */
async function browserOf({ token }: Guest, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await person(browser, options);
  await page.context().addCookies([{ name: 'guest', value: token, url: server.link }]);
  return page;
}

test('the front page tells which tables wait for one and why, the longest waiting first, and counts them in its title', async () => {
  const ada = await person(browser);
  const ben = await person(browser, { viewport: PHONE });
  // Known before the page asks anything: two first requests at once would be two guests.
  await ada.request.get(`${server.link}api/me`);
  await ada.goto(server.link);
  assert.equal(await ada.title(), 'Turntable');
  const first = await table(ada);
  const second = await table(ada);
  await table(ada);
  await sitDown(ben, first, 'Ben');
  await ada.goto(`${server.link}t/${first.id}`);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await ada.getByText('Your turn: close one free line.').first().waitFor();
  await sitDown(ben, second, 'Ben');

  await ada.goto(server.link);
  const due = ada.getByRole('region', { name: 'Your move' }).getByRole('listitem');
  await due.nth(1).waitFor();
  const others = ada.getByRole('region', { name: 'You wait for others' }).getByRole('listitem');
  await holds(async () => {
    assert.equal(await due.count(), 2);
    assert.match(await due.nth(0).innerText(), /It is your turn: close one free line\./);
    assert.match(await due.nth(1).innerText(), /Every seat is taken: start the game\./);
    assert.equal(await ada.title(), '(2) Turntable');
    assert.match(await others.innerText(), /One seat is still free\./);
  });
  await due.nth(0).getByRole('link').click();
  await ada.waitForURL(`**/t/${first.id}`);

  await ben.goto(server.link);
  await ben.getByRole('region', { name: 'You wait for others' }).getByText('The others move.').waitFor();
  assert.equal(await ben.getByRole('region', { name: 'Your move' }).count(), 0);
  await holds(async () => assert.equal(await ben.title(), 'Turntable'));
});

test('the QR code on the host’s screen is that of the join page; somebody else types the code and sits down', async () => {
  const host = await person(browser);
  await host.goto(`${server.link}new/loko-moto`);
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await withOptions(host, async () => {
    assert.ok(await host.getByRole('radio', { name: /^Whoever has the code/ }).isChecked());
  });
  await host.getByRole('button', { name: 'Open the table' }).click();
  const code = await host.locator('.waiting-code').innerText();
  const { data } = encode(`${server.link}j/${code.replace('-', '')}`, { border: 3 });
  let path = '';
  data.forEach((row, y) => row.forEach((dark, x) => (path += dark ? `M${x} ${y}h1v1h-1z` : '')));
  const picture = host.getByRole('img', { name: `QR code of the link to table ${code}` });
  assert.equal(await picture.locator('path').getAttribute('d'), path);

  // Without the code the table's address gives no seat.
  const phone = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await phone.goto(host.url());
  await phone.getByText('To sit down here you need the code of this table.').waitFor();
  assert.equal(await phone.getByRole('button', { name: 'Take the seat' }).count(), 0);
  await phone.goto(`${server.link}tables`);
  await phone.getByRole('textbox', { name: 'Invited? Enter the code' }).fill(` ${code.toLowerCase()} `);
  await phone.getByRole('button', { name: 'Go to the table' }).click();
  await phone.getByRole('button', { name: 'Take the seat' }).click();
  await phone.getByText('(you)').waitFor();
  await host.getByText('Every seat is taken. You can start.').waitFor();
});

test('open tables are found by what one looks for, which stays in the address; a game is watched without its code', async () => {
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  await ada.table([mine('Ada'), open, open, open]);
  await ada.table([mine('Cecil'), open], { clock: { kind: 'turns', hours: 72 } });
  await ada.table([mine('Dora'), open], { game: 'loco-dome', judge: 'open' });
  const [played] = await twoSeats(ada, ben);
  const { id } = played.table!;

  const eve = await person(browser, { viewport: PHONE });
  const heard = listen(eve);
  await eve.goto(`${server.link}tables`);
  const row = (name: string) => eve.getByRole('listitem').filter({ hasText: name });
  await row('Dora').getByText('a judge is wanted').waitFor();
  // On a phone the filters are folded until they are asked for, or something is looked for.
  await eve.getByText('Find a table', { exact: true }).click();
  await eve.getByRole('combobox', { name: 'Tempo' }).selectOption('By turns');
  await row('Dora').waitFor({ state: 'detached' });
  await row('Cecil').getByText('3 days a move').waitFor();
  await eve.waitForURL('**?tempo=turns');
  await eve.getByRole('combobox', { name: 'Judge' }).selectOption('With a judge');
  await eve.getByRole('heading', { name: 'No table fits' }).waitFor();
  await eve.reload();
  await holds(async () =>
    assert.equal(await eve.getByRole('combobox', { name: 'Tempo' }).inputValue(), 'turns'),
  );
  await eve.getByRole('button', { name: 'Show all tables' }).click();
  await row('Dora').waitFor();
  await eve.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Games to watch');
  await row('Dora').waitFor({ state: 'detached' });
  await eve
    .getByRole('link', { name: /Watch$/ })
    .first()
    .click();
  await eve.waitForURL(`**/w/${id}`);
  await eve.getByRole('application', { name: /^Map with/ }).waitFor();
  const { body } = await ada.get<{ place: { code: string } }>(`tables/${id}`);
  assert.ok(heard.length > 5 && heard.every((text) => !text.includes(body.place.code)));
});

test('games that are over stand in one’s history, each with the way to its replay; who has none is told so', async () => {
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const page = await browserOf(ada, { viewport: PHONE });
  await page.goto(`${server.link}history`);
  await page.getByRole('heading', { name: 'No game is over yet' }).waitFor();
  const seats = await twoSeats(ada, ben, { sheet: 'small' });
  await playOut(seats, rng(7));
  await seats[0].until(({ table: info }) => info?.status === 'over', 'the end');
  await page.reload();
  const game = page.getByRole('listitem').filter({ hasText: 'Ada and Ben' });
  await game.getByText(/won!|has won|share the victory/).waitFor();
  await game.getByRole('link').click();
  await page.waitForURL(`**/g/${seats[0].table!.id}`);
  await page.getByRole('application', { name: /^Map with/ }).waitFor();
  await holds(async () => assert.match(await page.title(), /Ada and Ben/));
});

test('nothing is drawn before its letters are there, which would move it, unless they take long', async () => {
  for (const isLate of [false, true]) {
    const page = await person(browser);
    // The page's time stands still: it waits for the letters, not for what comes after a while.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const held = Promise.withResolvers<void>();
    await page.route(/cabin-latin-wght/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.addInitScript(`
      const drawn = new MutationObserver(() => {
        if (!document.getElementById('root')?.firstElementChild) return;
        window.drawnWithLetters ??= document.fonts.check('1em "Cabin Variable"');
      });
      drawn.observe(document, { childList: true, subtree: true });`);
    const asked = page.waitForRequest(/cabin-latin-wght/);
    await page.goto(server.link, { waitUntil: 'commit' });
    await asked;
    if (!isLate) held.resolve();
    const games = page.getByRole('button', { name: 'Play against bots' }).first();
    if (isLate)
      await until(async () => {
        await page.clock.runFor(100);
        return games.isVisible();
      }, 'the page without its letters');
    await games.waitFor();
    assert.equal(await page.evaluate('window.drawnWithLetters'), !isLate);
    held.resolve();
  }
});

test('no button moves away when the figures’ own letters come', async () => {
  const ada = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), open], { game: 'loco-dome' });
  const { body } = await ada.get<{ place: { code: string } }>(`tables/${id}`);
  const page = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  const held = Promise.withResolvers<void>();
  await page.route(/barlow/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${server.link}j/${body.place.code}`);
  const button = page.getByRole('button', { name: 'Take the seat' });
  await button.waitFor();
  const figures = '1em "Barlow Semi Condensed"';
  assert.equal(await page.evaluate(`document.fonts.check('${figures}')`), false);
  const before = (await button.boundingBox())!.y;
  held.resolve();
  await page.evaluate(`document.fonts.load('${figures}')`);
  assert.equal((await button.boundingBox())!.y, before);
});
