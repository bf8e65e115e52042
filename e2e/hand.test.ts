import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { person, PHONE } from './browser.ts';
import { holds } from './holds.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

test('a hand on a phone: its code is in sight on a small one, says whose cards it shows, and shows them', async () => {
  const keeper = await person(browser, { viewport: PHONE, hasTouch: true });
  await keeper.goto(server.link);
  await until(async () => (await keeper.context().cookies()).length > 0, 'the server to know the keeper');
  const seats = [
    { kind: 'room', name: 'Ada' },
    { kind: 'room', name: 'Béla' },
  ];
  const wish = { game: 'double-header', options: {}, seats, starter: 0, startWhenFull: true, entry: 'open' };
  const made = await keeper.request.post(`${server.link}api/tables`, {
    data: wish,
    headers: { origin: server.link.slice(0, -1) },
  });
  const { id } = ((await made.json()) as { table: { id: string } }).table;
  await keeper.goto(`${server.link}t/${id}`);
  const panel = keeper.getByRole('region', { name: 'You keep the game for those in the room' });
  await panel.getByRole('button', { name: 'More for the keeper' }).tap();
  await panel.getByRole('button', { name: 'Take back' }).waitFor();
  // DH-1.4: somebody has to be first.
  assert.equal(await panel.getByRole('button', { name: 'No one' }).count(), 0);
  await panel.getByText('Hands on phones').tap();
  const [reply] = await Promise.all([
    keeper.waitForResponse((each) => each.request().method() === 'POST'),
    panel.getByRole('button', { name: 'Link for this seat: Béla' }).tap(),
  ]);
  const code = panel.getByRole('img', { name: 'Link for this seat: Béla' });
  await code.waitFor();
  await holds(async () => {
    const { y, height } = (await code.boundingBox())!;
    assert.ok(y >= 0 && y + height <= PHONE.height, `${y} to ${y + height}`);
  });
  const hand = await person(browser, { viewport: PHONE, hasTouch: true, colorScheme: 'dark' });
  await hand.goto(server.link + ((await reply.json()) as { path: string }).path.slice(1));
  await hand.getByText('The cards of Béla are shown on this phone.').waitFor();
  assert.equal(await hand.getByLabel('Your name').count(), 0);
  assert.equal(
    await hand.getByRole('button', { name: 'Say something' }).count(),
    0,
    'a hand speaks for nobody',
  );
  await hand.getByRole('button', { name: 'Show my cards' }).tap();
  for (const name of ['Ada', 'Béla']) {
    await panel.getByPlaceholder('The engine: its number or name').fill('1');
    await panel.getByRole('button', { name: `Say it for ${name}` }).tap();
    await panel.getByRole('button', { name: `Say it for ${name}` }).waitFor({ state: 'detached' });
  }
  const values = hand.getByRole('table', { name: 'Statistics with your own values' });
  await values.getByText(/\d/).first().waitFor();
  await hand.reload();
  await values.getByText(/\d/).first().waitFor();
  const late = await person(browser);
  await late.goto(server.link + ((await reply.json()) as { path: string }).path.slice(1));
  await late.getByText('This link was used already').waitFor();
  await late.getByText('Ask whoever keeps the game for another.').waitFor();
});
