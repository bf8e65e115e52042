import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { person, PHONE, withOptions } from './browser.ts';
import { holds } from './holds.ts';
import { LokoMotoPlayer } from './loko-moto.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** A host opens a table for two with one seat to be taken, and a friend on a phone takes it by the link. */
async function twoAtATable(): Promise<[Page, Page]> {
  const host = await person(browser);
  await host.goto(`${server.link}new/loko-moto`);
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await withOptions(host, () => host.getByRole('radio', { name: /Seat 1/ }).check());
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.getByRole('button', { name: 'Copy the link' }).click();
  const invitation = host.getByRole('textbox', { name: 'Link to a seat' });
  await invitation.waitFor();
  assert.equal(await host.evaluate('navigator.clipboard.readText()'), await invitation.inputValue());
  const guest = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await guest.goto(await invitation.inputValue());
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  return [host, guest];
}

test('LM-6.1 two browsers, one invited by a link, close twelve lines in turn; a reload and a restart lose nothing', async () => {
  const [host, guest] = await twoAtATable();
  const players = [new LokoMotoPlayer(host), new LokoMotoPlayer(guest)];
  const close = async (player: LokoMotoPlayer): Promise<void> => {
    assert.ok(await player.turn());
    await player.close();
  };
  for (let round = 0; round < 2; round++) for (const player of players) await close(player);

  // In mid-turn: a line is picked but nothing sent.
  await players[0]!.turn();
  await players[0]!
    .line(/: free/)
    .first()
    .click();
  await host.reload();
  for (const player of players) await close(player);
  // The guest's page has shown the last of them; the host's has when it is the host's turn again.
  await players[0]!.turn();
  const before = await players[0]!.free();
  assert.equal(before, 96 - 6);

  await server.kill();
  await host.getByText(/Reconnecting/).waitFor();
  await server.start();
  await host.getByText(/Reconnecting/).waitFor({ state: 'hidden' });
  await guest.getByText(/Reconnecting/).waitFor({ state: 'hidden' });
  await holds(async () => assert.equal(await players[0]!.free(), before));
  for (let round = 0; round < 3; round++) for (const player of players) await close(player);
  for (const player of players) {
    assert.ok(await player.turn());
    await player.build();
  }
});
