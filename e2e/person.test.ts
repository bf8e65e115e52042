import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { person } from './browser.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const { server, browser } = await serverAndBrowser();

test('on one’s own page one takes along what is stored about one, and deletes it after being asked', async () => {
  const desk = await person(browser);
  await desk.goto(`${server.link}new/loko-moto`);
  await desk.getByRole('radio', { name: '2', exact: true }).check();
  await desk.getByRole('button', { name: 'Open the table' }).click();
  await desk.waitForURL(/\/t\//);
  const id = new URL(desk.url()).pathname.split('/').at(-1)!;
  await desk.goto(`${server.link}you`);
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  assert.equal(file.suggestedFilename(), 'turntable-person.json');
  const kept = readFileSync(await file.path(), 'utf8');
  const { guest } = JSON.parse(kept) as { guest: string };
  assert.ok(guest.length > 10 && kept.includes(id), kept.slice(0, 300));

  const me = async (): Promise<string> =>
    ((await (await desk.request.get(`${server.link}api/me`)).json()) as { guest: string }).guest;
  assert.equal(await me(), guest);
  await desk.getByRole('button', { name: 'Delete me' }).click();
  await desk.getByRole('button', { name: 'Keep everything' }).click();
  assert.equal(await me(), guest, 'asked first');
  await desk.getByRole('button', { name: 'Delete me' }).click();
  await desk.getByRole('button', { name: 'Delete me for good' }).click();
  await desk.getByText('You are somebody new here.').waitFor();
  await desk.getByRole('button', { name: 'To the front page' }).click();
  await desk.waitForURL(server.link);
  assert.notEqual(await me(), guest);
  const now = (await (await desk.request.get(`${server.link}api/me/data`)).json()) as { tables: object[] };
  assert.deepEqual(now.tables, []);
});
