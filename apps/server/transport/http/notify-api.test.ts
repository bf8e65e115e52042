import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChannelReply, NotifyReply } from '@turntable/protocol/notify.ts';
import { PostOffice } from '../../testing/post-office.ts';
import { Guest } from '../../testing/guest.ts';
import { letTimePass } from '../../testing/let-time-pass.ts';
import { openServer } from '../../testing/server.ts';

/** Asks with the address that a proxy says it saw. */
async function asked(link: string, token: string, from: string, path: string, body: object): Promise<number> {
  const response = await fetch(`${link}api/notify/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': from,
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

test('twenty e-mail addresses an hour may be named from one address, whoever asks; from others they may', async () => {
  await using office = await PostOffice.open();
  await using server = await openServer({ env: office.env('https://play.example.org/') });
  const guests = await Promise.all(Array.from({ length: 4 }, () => Guest.arrive(server.link)));
  const name = (i: number, from: string): Promise<number> =>
    asked(server.link, guests[i % 4]!.token, from, 'mail', { address: `a${i}@example.net`, language: 'en' });
  const statuses: number[] = [];
  for (let i = 0; i < 22; i++) statuses.push(await name(i, '203.0.113.7'));
  assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 201), 429, 429]);
  assert.equal(await name(22, '203.0.113.8'), 201);
  await office.until(21);
});

test('thirty changes a minute may be made to channels from one address: each makes this server write elsewhere', async () => {
  await using office = await PostOffice.open();
  await using server = await openServer({ env: office.env('https://play.example.org/') });
  const guests = await Promise.all(Array.from({ length: 8 }, () => Guest.arrive(server.link)));
  const hook = (i: number, from: string): Promise<number> =>
    asked(server.link, guests[i % 8]!.token, from, 'webhook', {
      kind: 'webhook',
      url: `https://hooks.example.org/${i}`,
      language: 'en',
    });
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push(await hook(i, '203.0.113.7'));
  assert.deepEqual(statuses, [...Array.from({ length: 30 }, () => 201), 429]);
  assert.equal(await hook(31, '203.0.113.8'), 201);
});

test('sixty channels an hour may be added from one address, whoever asks; one that is there may be renewed', async (t) => {
  const pass = letTimePass(t);
  await using server = await openServer({ env: { PUBLIC_URL: 'https://play.example.org/' } });
  const guests = await Promise.all(Array.from({ length: 7 }, () => Guest.arrive(server.link)));
  const hook = (i: number, from = '203.0.113.7'): Promise<number> =>
    asked(server.link, guests[i % 7]!.token, from, 'webhook', {
      kind: 'webhook',
      url: `https://hooks.example.org/${i}`,
      language: 'en',
    });
  for (let i = 0; i < 60; i++) {
    // Twenty of each minute.
    if (i % 20 === 0) pass(61_000);
    assert.equal(await hook(i), 201);
  }
  pass(61_000);
  assert.deepEqual([await hook(60), await hook(59)], [429, 201]);
  const mail = { address: 'ada@example.net', language: 'en' };
  assert.equal(await asked(server.link, guests[0]!.token, '203.0.113.7', 'mail', mail), 429);
  assert.equal((await server.store.channels()).length, 60);
  assert.equal(await hook(60, '203.0.113.8'), 201);
});

test('one address names fifty new e-mail addresses in two days at most: the rest is for others', async (t) => {
  const pass = letTimePass(t);
  await using office = await PostOffice.open();
  await using server = await openServer({ env: office.env('https://play.example.org/') });
  const guests = await Promise.all(Array.from({ length: 6 }, () => Guest.arrive(server.link)));
  const name = (i: number, from = '203.0.113.7'): Promise<number> =>
    asked(server.link, guests[i % 6]!.token, from, 'mail', { address: `a${i}@example.net`, language: 'en' });
  for (let i = 0; i < 50; i++) {
    if (i % 20 === 0) pass(3_601_000);
    assert.equal(await name(i), 201);
  }
  assert.deepEqual([await name(50), await name(50, '203.0.113.8')], [429, 201]);
  const rows = await server.store.jobs(-1, Number.MAX_SAFE_INTEGER, 999);
  assert.ok(!JSON.stringify(rows).includes('203.0.113'), 'addresses are not stored');
});

test('what a channel is sent is written in the language that its owner has chosen since', async () => {
  await using office = await PostOffice.open();
  await using server = await openServer({ env: office.env('https://play.example.org/') });
  const [ada, eve] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const wish = { kind: 'webhook', url: 'https://hooks.example.org/ada', language: 'en' };
  const { channel } = (await ada.post<ChannelReply>('notify/webhook', wish)).body;
  assert.equal(channel.language, 'en');
  const path = `notify/${channel.id}/language`;
  assert.equal((await eve.post(path, { language: 'hu' })).status, 404);
  assert.equal((await ada.post(path, { language: 'xx' })).status, 400);
  assert.equal((await ada.post(path, { language: 'hu' })).status, 200);
  assert.equal((await ada.get<NotifyReply>('notify')).body.channels[0]?.language, 'hu');
});
