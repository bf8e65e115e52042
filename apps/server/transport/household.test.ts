import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, mine, open } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { householdOf } from './household.ts';

test('an address of version 6 counts with the 2^64 of its network, others for themselves', () => {
  for (const [address, household] of [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:0:0:1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['192.0.2.7:5678', '192.0.2.7'],
    ['[2001:db8:1:2::7]:5678', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['a:b', 'a:b'],
  ])
    assert.equal(householdOf(address!), household, address);
});

test('whoever has a network of version 6 has no more tries, tables and sockets than one address', async () => {
  await using server = await openServer({
    env: {
      TRUST_PROXY: 'loopback',
      CODES_PER_MINUTE: '3',
      TABLES_PER_GUEST: '1',
      SOCKETS_PER_ADDRESS: '1',
    },
  });
  let at = 0;
  const elsewhere = (): Record<string, string> => ({
    'x-forwarded-for': `2001:db8:7:7::${(++at).toString(16)}`,
  });
  const tries: number[] = [];
  for (let i = 0; i < 4; i++)
    tries.push((await fetch(`${server.link}api/codes/AAAAAAAA`, { headers: elsewhere() })).status);
  assert.deepEqual(tries, [404, 404, 404, 429]);
  const key = (): Promise<number> =>
    fetch(`${server.link}api/admin`, { headers: { ...elsewhere(), 'x-admin-key': 'x' } }).then(
      ({ status }) => status,
    );
  for (let i = 0; i < 10; i++) assert.equal(await key(), 403);
  assert.equal(await key(), 429);
  const made: number[] = [];
  for (let i = 0; i < 11; i++) {
    const guest = await Guest.arrive(server.link);
    const wish = { game: 'loko-moto', options: {}, starter: 0, seats: [mine('Ada'), open] };
    const headers = { ...guest.headers, ...elsewhere(), 'content-type': 'application/json' };
    const answer = await fetch(`${server.link}api/tables`, {
      method: 'POST',
      headers,
      body: JSON.stringify(wish),
    });
    made.push(answer.status);
    await answer.text();
  }
  assert.deepEqual(made, [...Array<number>(10).fill(201), 429]);
});
