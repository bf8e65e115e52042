import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { AdminState } from '@turntable/protocol/admin.ts';
import type { Page } from 'playwright-core';
import { person } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

/** The page of whoever runs the server, opened with its key. */
async function opened(): Promise<Page> {
  const page = await person(browser);
  const key = readFileSync(join(server.dataDir, 'admin-key'), 'utf8').trim();
  await page.goto(`${server.link}admin#${key}`);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('heading', { name: 'Reports' }).waitFor();
  assert.equal(new URL(page.url()).hash, '', 'the key leaves the address');
  return page;
}

async function table(page: Page): Promise<string> {
  const reply = await page.request.post(`${server.link}api/tables`, {
    data: {
      ...{ game: 'loko-moto', options: {}, starter: 0, startWhenFull: true, entry: 'open' },
      seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
    },
    headers: { origin: new URL(server.link).origin },
  });
  return ((await reply.json()) as { table: { id: string } }).table.id;
}

test('a table is closed only after a second yes, and a guest is banned and let in again', async () => {
  const ada = await person(browser);
  const id = await table(ada);
  const page = await opened();
  const line = page.getByRole('listitem').filter({ hasText: id });
  await line.getByRole('button', { name: `Close table ${id}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Loko moto').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  assert.equal((await ada.request.get(`${server.link}api/tables/${id}`)).status(), 200);

  const { guest } = (await (await ada.request.get(`${server.link}api/me`)).json()) as { guest: string };
  const known = page.locator(`#ban-known option[value="guest:${guest}"]`);
  assert.equal(await known.getAttribute('label'), 'Ada', 'who is at a table is offered by name');
  await page.getByRole('combobox', { name: 'Whom' }).fill(`guest:${guest}`);
  await page.getByRole('textbox', { name: /^Why/ }).fill('rude');
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  const ban = page
    .getByRole('listitem')
    .filter({ hasText: `guest:${guest}` })
    .filter({ hasText: 'rude' });
  await ban.waitFor();
  // The next ban has a reason of its own.
  await page.locator('#ban-reason[value=""]').waitFor();
  assert.equal((await ada.request.get(`${server.link}api/me`)).status(), 403);
  await ban.getByRole('button').click();
  await page.getByText('Nobody is banned.').waitFor();
  assert.equal((await ada.request.get(`${server.link}api/me`)).status(), 200);

  await line.getByRole('button', { name: `Close table ${id}` }).click();
  await dialog.getByRole('button', { name: 'End it for everybody' }).click();
  await line.waitFor({ state: 'detached' });
  assert.equal((await ada.request.get(`${server.link}api/tables/${id}`)).status(), 404);
});

test('a key that is wrong opens nothing; a backup that failed is the first thing said', async () => {
  const page = await person(browser);
  await page.goto(`${server.link}admin`);
  await page.getByLabel('Key of this server').fill('wrong');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText('not the key of this server').waitFor();
  await page.route('**/api/admin', (route) => {
    const stored = { count: 0, tables: [] };
    const state: AdminState = {
      reports: [],
      tables: [],
      stored,
      bans: [],
      backupFailed: 'ENOSPC: no space left',
    };
    return route.fulfill({ json: state });
  });
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('alert').filter({ hasText: 'ENOSPC: no space left' }).waitFor();
});
