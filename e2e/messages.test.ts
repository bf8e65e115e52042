import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { freePort } from '../apps/server/testing/free-port.ts';
import { PostOffice } from '../apps/server/testing/post-office.ts';
import { jsonOf, Receiver } from '../apps/server/testing/notify.ts';
import { Guest, mine, open } from '../apps/server/testing/guest.ts';
import type { NotifyReply } from '../packages/protocol/notify.ts';
import type { TableReply } from '../packages/protocol/http.ts';
import { violations } from './axe.ts';
import { gone, person } from './browser.ts';
import { holds } from './holds.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';
import { until } from '@turntable/testkit/until.node.ts';

const office = await PostOffice.open();
const port = await freePort();
const { server, browser } = await serverAndBrowser({
  env: { ...office.env(`http://127.0.0.1:${port}/`), WEBHOOKS_PRIVATE: '1' },
  port,
});
after(() => office[Symbol.asyncDispose]());

const replyOf = async (page: Page): Promise<NotifyReply> =>
  (await (await page.request.get(`${server.link}api/notify`)).json()) as NotifyReply;
const addHook = async (page: Page, url: string): Promise<void> => {
  const data = { kind: 'webhook', url, language: 'en' };
  assert.equal((await page.request.post(`${server.link}api/notify/webhook`, { data })).status(), 201);
};

/** Types a time of day, and leaves the field. */
async function setTime(page: Page, label: string, time: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(time);
  await field.blur();
}

test('an e-mail address is confirmed by the link in its letter, in whatever browser, and stopped by another', async () => {
  const page = await person(browser);
  await page.goto(`${server.link}notifications`);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.net');
  await page.getByRole('region', { name: 'By e-mail' }).getByRole('button', { name: 'Add' }).click();
  await page.getByText('A letter is on its way').waitFor();
  await page.getByText('E-mail · a…@example.net').waitFor();
  await page.getByText('Not confirmed yet').waitFor();
  await office.until(1);
  const phone = await person(browser);
  await phone.goto(/http\S+\/mail\/confirm\/\S+/.exec(office.got[0]!.text)![0]);
  await phone.getByRole('button', { name: 'Yes, send them' }).click();
  await phone.getByRole('heading', { name: 'Confirmed' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Send a test: E-mail · a…@example.net' }).click();
  await office.until(2);
  assert.equal(await page.getByText('Not confirmed yet').count(), 0);
  const stop = /http\S+\/mail\/stop\/\S+/.exec(office.got[1]!.text)![0];
  await phone.goto(stop);
  await phone.getByRole('button', { name: 'Stop them' }).click();
  await phone.getByRole('heading', { name: 'Stopped' }).waitFor();
  assert.deepEqual((await replyOf(page)).channels, []);
  await phone.goto(stop);
  await phone.getByRole('button', { name: 'Stop them' }).click();
  await phone.getByRole('heading', { name: 'This link is no longer good' }).waitFor();
});

test('what a channel tells, of one game something else, and quiet hours in one’s own zone are kept', async () => {
  const page = await person(browser, {
    timezoneId: 'Europe/Budapest',
    viewport: { width: 390, height: 844 },
  });
  await addHook(page, 'https://hooks.example.org/x');
  await page.goto(`${server.link}notifications`);
  await page.getByText('What comes here').click();
  await page.getByRole('checkbox', { name: 'A game begins or ends' }).uncheck();
  await page.getByRole('radio', { name: 'Loco Dome' }).check();
  await page.getByRole('checkbox', { name: 'As for all games' }).uncheck();
  await page.getByRole('checkbox', { name: 'It is my move' }).uncheck();
  await page.getByRole('radio', { name: 'All games' }).check();
  await page.getByRole('radio', { name: 'Once a day' }).check();
  await page.getByText('3 of 4 kinds, something else for one game, a summary').waitFor();
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await setTime(page, 'From', '23:30');
  await setTime(page, 'To', '13:00');
  await page.getByText('12 hours long at most').waitFor();
  await setTime(page, 'To', '06:45');
  await setTime(page, 'The day’s summary comes at', '07:00');
  await page.getByText('Times are those of Europe/Budapest.').waitFor();
  const wanted = { zone: 'Europe/Budapest', quiet: { from: '23:30', to: '06:45' }, digestAt: '07:00' };
  await holds(async () => {
    const { settings, channels } = await replyOf(page);
    assert.deepEqual(settings, wanted);
    assert.deepEqual(channels[0]!.tells, {
      all: ['turn', 'reminder', 'asked'],
      games: { 'loco-dome': ['reminder', 'asked'] },
      digest: 24,
    });
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Who asked for less motion sees the other colours at once; on the way from one to the other no contrast can be judged.
    await holds(async () =>
      assert.equal(await page.evaluate('document.getAnimations().length'), 0, 'colours on their way'),
    );
    assert.deepEqual(
      (await violations(page)).map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' '))}`,
      ),
      [],
    );
  }
  assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'nothing is cut off');
  await page.reload();
  await holds(async () => assert.equal(await page.getByLabel('From', { exact: true }).inputValue(), '23:30'));
  await page.getByText('What comes here').click();
  await page.getByRole('radio', { name: 'Loco Dome (differs)' }).waitFor();
});

test('a game that is open but was not touched for a minute is not looked at: its player is told', async () => {
  await using receiver = await Receiver.open();
  const ada = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), open, open], { startWhenFull: false });
  const join = async (name: string, idle: boolean): Promise<Page> => {
    const page = await person(browser);
    const received: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => received.push(String(payload))));
    const focus = (on: boolean): boolean => received.some((text) => text.includes(`"t":"focus","on":${on}`));
    if (idle) await page.clock.install();
    await addHook(page, `${receiver.url}${name}`);
    await page.request.post(`${server.link}api/tables/${id}/join`, { data: { name } });
    await page.goto(`${server.link}t/${id}`);
    await page.getByText('Ada').first().waitFor();
    await until(() => focus(true), 'a page that was just opened to be looked at');
    if (!idle) return page;
    await page.clock.fastForward(95_000);
    await until(() => focus(false), 'the minute after which it is not');
    return page;
  };
  const [idle, awake] = await Promise.all([join('Ben', true), join('Cleo', false)]);
  await awake.mouse.move(100, 100);
  assert.equal((await ada.post(`tables/${id}/start`)).status, 200);
  await receiver.until(1);
  // What is put into the outbox later comes later.
  const [channel] = (await replyOf(awake)).channels;
  await awake.request.post(`${server.link}api/notify/${channel!.id}/test`);
  await receiver.until(2);
  assert.deepEqual(
    receiver.got.map((each) => `${each.path} ${jsonOf(each).type}`),
    ['/Ben table.start', '/Cleo table.test'],
  );
  assert.equal(await idle.evaluate('document.visibilityState'), 'visible');
});

test('by turns messages are offered after one’s first move, once, and the offer leads to where they are set', async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 } });
  const seats = [{ kind: 'mine', name: 'Ada' }, open, open];
  const data = { game: 'loko-moto', options: {}, starter: 0, startWhenFull: true, tempo: 'turns', seats };
  const { table, place } = (await (
    await page.request.post(`${server.link}api/tables`, { data })
  ).json()) as TableReply;
  for (const name of ['Ben', 'Cecil'])
    await (await Guest.arrive(server.link)).post(`tables/${table.id}/join`, { name, code: place.code });
  await page.goto(`${server.link}t/${table.id}`);
  const player = new LokoMotoPlayer(page);
  await player.turn();
  const offer = page.getByRole('region', { name: 'Be told when it is your turn' });
  assert.equal(await offer.count(), 0, 'nobody is asked before a move');
  await player.build();
  await offer.getByRole('link', { name: 'Choose how' }).click();
  await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
  await page.goBack();
  await page.getByRole('region', { name: 'Keep your seat' }).waitFor();
  await gone(offer);
});
