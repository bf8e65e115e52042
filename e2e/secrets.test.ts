import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { listen, openBrowser, person } from './browser.ts';
import { House } from './house.ts';
import { LokoMotoPlayer } from './loko-moto.ts';

let house: House;
let browser: Browser;
before(async () => {
  [house, browser] = await Promise.all([House.open(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await house.close();
});

/** The list of all cards of the box is public; what is left of a message must not name a secret one. */
function withoutBox(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'box' ? undefined : value));
  } catch {
    return text;
  }
}

test('LM-7.2 a spectator is sent no byte of a secret agenda, from the first sync to a reload', async () => {
  const host = await person(browser);
  const mine = listen(host);
  await host.goto(`${house.link}new/loko-moto`);
  await host.getByRole('checkbox', { name: /[Hh]idden agendas/ }).check();
  await host.getByRole('radio', { name: /Seat 1/ }).check();
  for (const seat of ['Seat 2', 'Seat 3'])
    await host.getByRole('combobox', { name: seat }).selectOption({ label: 'Bot, easy' });
  await host.getByRole('button', { name: 'Start the game' }).click();
  const player = new LokoMotoPlayer(host);
  await player.turn();
  const synced = mine.map(
    (text) => JSON.parse(text) as { t?: string; view?: { hands: { secret: string[] | null }[] } },
  );
  const secret = synced.findLast((message) => message.t === 'sync' && message.view)!.view!.hands[0]!.secret!;
  assert.equal(secret.length, 2, 'the owner sees two secret cards');

  const watcher = await person(browser);
  const heard = listen(watcher);
  await watcher.goto(host.url());
  await watcher.getByRole('application', { name: /^Map with/ }).waitFor();
  for (let i = 0; i < 4; i++) {
    await player.turn();
    await player.build();
  }
  await watcher.reload();
  await watcher.getByRole('application', { name: /^Map with/ }).waitFor();
  const all = heard.map(withoutBox).join('\n');
  assert.ok(all.length > 500, 'the watcher was told something');
  for (const id of secret) assert.ok(!all.includes(`"${id}"`), `${id} was told to a spectator`);
  // The attribute of a <meta> that holds its text has the id of a card in its name; the text itself is read.
  const ownDocument = (await watcher.content()).replace(/(<meta [^>]*?)content=/g, '$1');
  for (const id of secret) assert.ok(!ownDocument.includes(id), `${id} stands in the spectator's page`);
});
