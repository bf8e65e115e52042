import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handedOver, handOver } from './hand-over.ts';

const RECORD = { format: 'turntable/1', seats: [{ name: 'Űrhajós Ödön' }], actions: [1, 2, 3] };

test('a record goes by a link and comes out as it went in', async () => {
  for (const [typed, base] of [
    ['192.168.1.20:8080', 'http://192.168.1.20:8080'],
    ['http://box.local/', 'http://box.local'],
    ['https://club.example/trains/', 'https://club.example/trains'],
    ['http://192.168.1.20:8080/box', 'http://192.168.1.20:8080'],
    ['192.168.1.20:8080/book/', 'http://192.168.1.20:8080'],
    ['https://club.example/trains/book', 'https://club.example/trains'],
    ['https://club.example/lunchbox', 'https://club.example/lunchbox'],
  ] as const) {
    const link = await handOver(typed, RECORD);
    assert.ok(link.startsWith(`${base}/book#r=`), link);
    assert.deepEqual(JSON.parse((await handedOver(new URL(link).hash))!), RECORD);
  }
});

test('what is too long for an address goes as a file; no address goes nowhere', async () => {
  let seed = 1;
  const noise = Array.from({ length: 30_000 }, () => (seed = (seed * 48271) % 2147483647));
  assert.equal(await handOver('box', { noise }), 'too-long');
  assert.equal(await handOver(' ', RECORD), 'no-address');
  assert.equal(await handOver('http://', RECORD), 'no-address');
});

test('a link without a record is none; a broken one says so, and one that would swell is not unpacked', async () => {
  assert.equal(await handedOver(''), null);
  assert.equal(await handedOver('#main'), null);
  for (const hash of ['#r=', '#r=***', '#r=AAAA', '#r=q1bKSM3JyVeyUqoFAA$']) assert.equal(await handedOver(hash), undefined, hash); // prettier-ignore
  for (const none of [null, 7, 'text']) {
    const link = await handOver('box', none as unknown as object);
    assert.equal(await handedOver(new URL(link).hash), undefined, `${none} is no record`);
  }
  const link = await handOver('box', { text: 'a'.repeat(3_000_000) });
  assert.equal(await handedOver(new URL(link).hash), undefined);
});
