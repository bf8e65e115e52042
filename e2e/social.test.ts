import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { NewTable } from '@turntable/protocol';
import type { Page } from 'playwright-core';
import { gone, person, PHONE } from './browser.ts';
import { holds } from './holds.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const reply = await page.request.post(`${server.link}api/${path}`, {
    data,
    headers: { origin: new URL(server.link).origin },
  });
  assert.ok(reply.ok(), await reply.text());
  return reply.json();
}

/** Ada, who hosts, at a desk; Ben on a phone; both see the table, where their game runs unless it is to wait. */
async function two(more: Partial<NewTable> = {}): Promise<{ id: string; ada: Page; ben: Page }> {
  const [ada, ben] = [
    await person(browser),
    await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true }),
  ];
  const { table } = (await post(ada, 'tables', {
    game: 'loko-moto',
    options: {},
    seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
    starter: 0,
    startWhenFull: true,
    entry: 'open',
    ...more,
  })) as { table: { id: string } };
  await post(ben, `tables/${table.id}/join`, { name: 'Ben' });
  await Promise.all([ada, ben].map((page) => page.goto(`${server.link}t/${table.id}`)));
  // Who is not there yet finds in the log what was said, and sees no bubble.
  const seen = more.startWhenFull === false ? talk : map;
  await Promise.all([ada, ben].map((page) => seen(page).waitFor()));
  return { id: table.id, ada, ben };
}

const map = (page: Page) => page.getByRole('application', { name: /^Map with/ });

/** Waits for what is said beside its speaker, where it stays for a moment only: watch before it is said. */
const bubble = (page: Page, phrase: string) => page.locator('.bubble', { hasText: phrase }).waitFor();
const tray = (page: Page) => page.getByRole('dialog', { name: 'Say something' });
const talk = (page: Page) => page.getByRole('button', { name: 'Say something' });
async function say(page: Page, phrase: string): Promise<void> {
  await talk(page).click();
  await tray(page).getByRole('button', { name: phrase, exact: true }).click();
  await tray(page).waitFor({ state: 'hidden' });
}
async function log(page: Page, open = true): Promise<void> {
  if (open) await page.getByRole('button', { name: 'Log' }).click();
  else await page.keyboard.press('Escape');
}
/** The table menu with what can be done about somebody. */
async function menu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: `Options for ${name}` }).click();
}

test('a ready phrase stands beside its speaker, is read out and kept in the log; free words where the host allows them', async () => {
  const { id, ada, ben } = await two();
  await Promise.all([bubble(ada, 'Well played!'), say(ben, 'Well played!')]);
  await ada.getByRole('status').getByText('Ben: Well played!').waitFor({ state: 'attached' });
  await log(ada);
  const line = ada.getByRole('complementary', { name: 'Log' }).getByText('Ben: Well played!');
  await line.waitFor();

  // By keyboard: the tray gives the focus back to where it was.
  await talk(ada).focus();
  await ada.keyboard.press('Enter');
  await tray(ada).getByRole('button', { name: 'Thank you' }).focus();
  await Promise.all([bubble(ben, 'Thank you'), ada.keyboard.press('Enter')]);
  await tray(ada).waitFor({ state: 'hidden' });
  await holds(async () =>
    assert.equal(await ada.evaluate('document.activeElement?.getAttribute("aria-label")'), 'Say something'),
  );

  // No words of one's own, until the host allows them; never for who looks on.
  const eve = await person(browser);
  await eve.goto(`${server.link}t/${id}`);
  const words = (page: Page) => tray(page).getByRole('textbox', { name: 'Your words' });
  await talk(ben).click();
  assert.equal(await words(ben).count(), 0);
  await ada.getByRole('button', { name: 'Table menu' }).click();
  await ada.getByRole('combobox', { name: 'Talk at the table' }).selectOption('Ready phrases and free chat');
  await words(ben).fill('a <b>quiet</b> word');
  await words(ben).press('Enter');
  await tray(ben).getByText('Ben: \u2068a <b>quiet</b> word\u2069').waitFor();
  await say(eve, 'Good luck!');
  await talk(eve).click();
  await tray(eve).getByText('quiet').waitFor();
  assert.equal(await words(eve).count(), 0);
  await ada.getByRole('combobox', { name: 'Talk at the table' }).selectOption('None');
  await talk(eve).waitFor({ state: 'hidden' });
  await ada.reload();
  await log(ada);
  for (const text of ['Ben: Well played!', 'The host allows free chat.', 'A spectator: Good luck!'])
    await ada.getByRole('complementary', { name: 'Log' }).getByText(text).waitFor();
});

test('no button of the bar moves under a finger: what comes and goes stands left of them, and is there at once', async () => {
  const page = await person(browser);
  const { promise: comes, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/Talk*', async (route) => {
    await comes;
    await route.continue();
  });
  const { table } = (await post(page, 'tables', {
    game: 'loko-moto',
    options: {},
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', level: 'easy' },
    ],
    starter: 0,
    startWhenFull: true,
  })) as { table: { id: string } };
  await page.goto(`${server.link}t/${table.id}`);
  const undo = page.getByRole('button', { name: /taken? back/i });
  const before = await undo.boundingBox();
  assert.ok(before);
  // Somebody comes to look on, to whom one can say something.
  const ben = await person(browser);
  await ben.goto(`${server.link}t/${table.id}`);
  await talk(page).click();
  assert.equal(await tray(page).count(), 0, 'what is behind the button has not come');
  assert.deepEqual(await undo.boundingBox(), before);
  const hint = page.getByRole('button', { name: 'Hint' });
  const beside = await hint.boundingBox();
  release();
  await tray(page).waitFor();
  assert.deepEqual([await hint.boundingBox(), await undo.boundingBox()], [beside, before]);
});

test('people who wait for the game may greet each other; it stands before the deal in the log', async () => {
  const { ada, ben } = await two({ startWhenFull: false });
  await Promise.all([bubble(ada, 'Hello!'), say(ben, 'Hello!')]);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await map(ada).waitFor();
  await log(ada);
  const lines = ada.getByRole('complementary', { name: 'Log' }).getByRole('listitem');
  await holds(async () => assert.match(await lines.first().innerText(), /Ben: Hello!$/));
});

/** Says the same over and over from a socket of the page's own, faster than the server lets anybody talk. */
async function chatter(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (url) => {
      const socket = new WebSocket(url);
      const say = (): void =>
        socket.send(JSON.stringify({ t: 'say', id: String(Math.random()), as: 1, phrase: 'oops' }));
      socket.onopen = () => setInterval(say, 50);
    },
    `${server.link.replace('http', 'ws')}ws?as=1&table=${id}`,
  );
}

test('who says too much is asked to wait; who is muted is not read, and is read again', async () => {
  const { id, ada, ben } = await two();
  await chatter(ben, id);
  const wait = tray(ben)
    .getByRole('alert')
    .getByText(/^That was a lot at once/);
  for (let i = 0; i < 9 && !(await wait.isVisible()); i++) {
    if (!(await tray(ben).isVisible())) await talk(ben).click();
    await tray(ben).getByRole('button', { name: 'Oops', exact: true }).click();
    // Now and then one gets in between; then the tray closes.
    await Promise.race([wait.waitFor(), tray(ben).waitFor({ state: 'hidden' })]);
  }
  await wait.waitFor();
  await ben.goto('about:blank');

  const lines = ada.getByRole('complementary', { name: 'Log' }).getByText('Ben: Oops');
  await log(ada);
  await lines.first().waitFor();
  await menu(ada, 'Ben');
  await ada.getByRole('button', { name: 'Mute Ben' }).click();
  await ada.getByText('muted', { exact: true }).waitFor();
  await gone(lines);
  await ada.getByRole('button', { name: 'Read Ben again' }).click();
  await lines.first().waitFor();
});

test('the host removes a player after asking once more; a report is kept for whoever runs the server', async () => {
  const { id, ada, ben } = await two();
  await say(ben, 'Bye!');
  await menu(ben, 'Ada');
  assert.equal(await ben.getByRole('button', { name: /^Remove/ }).count(), 0, 'only the host removes');
  await ben.getByRole('button', { name: 'Report Ada' }).click();
  await ben.getByRole('textbox', { name: 'What happened' }).fill('takes too long');
  await ben.getByRole('button', { name: 'Send the report' }).click();
  await ben.getByText('The report is with whoever runs this server.').waitFor();

  await menu(ada, 'Ben');
  await ada.getByRole('button', { name: 'Remove Ben from the table' }).click();
  await ada.getByRole('button', { name: 'Keep', exact: true }).click();
  await ada.getByRole('button', { name: 'Remove Ben from the table' }).click();
  await ada.getByRole('button', { name: 'Remove', exact: true }).click();
  await ada.getByText('Bot, fireman (medium)').waitFor();
  await ben.keyboard.press('Escape');
  await log(ben);
  await ben.getByRole('dialog').getByText('The host removes Ben from the table.').waitFor();
  assert.equal(await ben.getByRole('button', { name: /taken? back/i }).count(), 0, 'who is out looks on');

  const bin = fileURLToPath(new URL('../apps/cli/bin/turntable.js', import.meta.url));
  const env = { ...process.env, DATA_DIR: server.dataDir };
  const { stdout } = spawnSync(process.execPath, [bin, 'reports', '--json'], { encoding: 'utf8', env });
  const { reports } = JSON.parse(stdout) as { reports: Record<string, unknown>[] };
  const found = reports.map(({ table, who, name, reason, said }) => ({ table, who, name, reason, said }));
  assert.deepEqual(found, [{ table: id, who: 0, name: 'Ada', reason: 'takes too long', said: [] }]);
});
