import assert from 'node:assert/strict';
import { test } from 'node:test';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { meApi } from './me-api.ts';

/** The dates that a server heard of who asks from there, with these headers. */
async function heard(remoteAddress: string, headers: Record<string, string>): Promise<number[]> {
  const dates: number[] = [];
  await using app = Fastify();
  await app.register(rateLimit);
  const services = {
    config: { hostContact: null, publicUrl: new URL('https://trains.example/') },
    guests: { renew: () => Promise.resolve({}), phraseOf: () => Promise.resolve(undefined) },
    store: {
      lists: { going: () => Promise.resolve([]), ended: () => Promise.resolve({ rows: [] }) },
    },
    settings: { renew: () => {} },
    wall: { hearDate: (date: number) => dates.push(date), unsure: [] },
  };
  meApi(app, services as never, () => {});
  const { statusCode } = await app.inject({ url: '/me?date=7', remoteAddress, headers });
  assert.equal(statusCode, 200);
  return dates;
}

test('the date is heard from a page of this server on another device', async () => {
  const host = '192.168.0.2:8080';
  const referer = `http://${host}/t/abc`;
  const phone = (headers: Record<string, string>) => heard('192.168.0.7', { host, ...headers });
  assert.deepEqual(await phone({ referer }), [7]);
  assert.deepEqual(await phone({ referer, 'sec-fetch-site': 'same-origin' }), [7]);
  assert.deepEqual(await phone({ referer: 'https://trains.example/' }), [7]);
  assert.deepEqual(await heard('127.0.0.1', { host, referer }), [], 'this machine has no other date');
});

test('nobody is heard whom a page elsewhere had ask', async () => {
  const host = '192.168.0.2:8080';
  for (const headers of [
    { referer: `http://${host}/`, 'sec-fetch-site': 'cross-site' },
    { referer: `http://${host}/`, origin: 'http://evil.example' },
    { referer: 'http://evil.example/' },
    // A picture on a page that names itself to nobody, over plain HTTP.
    {},
  ])
    assert.deepEqual(await heard('192.168.0.7', { host, ...headers }), [], JSON.stringify(headers));
});
