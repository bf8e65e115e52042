import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { en } from '@turntable/messages/en.ts';
import { listen, person, withOptions } from './browser.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** The list of all cards of the box is public; what is left of a message must not name a secret one. */
function withoutBox(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'box' ? undefined : value));
  } catch {
    return text;
  }
}

/** The sentences of the interface and its style sheets: what stands in them stands in everybody's page. */
async function interfaceOf(page: Page): Promise<string> {
  const sentences = Object.entries(en).flatMap(([key, text]) => (key.startsWith('shape.') ? [] : text));
  const styles = (await page.evaluate(
    `[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join()`,
  )) as string;
  return sentences.join() + styles;
}

/** Deals until no id of one's secret cards is a piece of a word that every page has: "arrow" of "arrow keys" is no leak. */
async function dealt(host: Page): Promise<{ player: LokoMotoPlayer; secret: readonly string[] }> {
  const mine = listen(host);
  const player = new LokoMotoPlayer(host);
  for (let deals = 0; deals < 20; deals++) {
    await host.goto(`${server.link}new/loko-moto`);
    await withOptions(host, async () => {
      await host.getByRole('checkbox', { name: /[Hh]idden agendas/ }).check();
      await host.getByRole('radio', { name: /Seat 1/ }).check();
    });
    for (const seat of ['Seat 2', 'Seat 3'])
      await host.getByRole('combobox', { name: seat }).selectOption({ label: 'Porter (easy)' });
    await host.getByRole('button', { name: 'Start the game' }).click();
    await player.turn();
    const synced = mine.map(
      (text) => JSON.parse(text) as { t?: string; view?: { hands: { secret: string[] | null }[] } },
    );
    const secret = synced.findLast(({ t, view }) => t === 'sync' && view)!.view!.hands[0]!.secret!;
    assert.equal(secret.length, 2, 'the owner sees two secret cards');
    const words = await interfaceOf(host);
    if (!secret.some((id) => words.includes(id))) return { player, secret };
  }
  throw new Error('every secret card has the name of something in the interface');
}

test('LM-7.2 a spectator is sent no byte of a secret agenda, from the first sync to a reload', async () => {
  const host = await person(browser);
  const { player, secret } = await dealt(host);

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
  const ownDocument = await watcher.content();
  for (const id of secret) assert.ok(!ownDocument.includes(id), `${id} stands in the spectator's page`);
});
