import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressIn } from './address.ts';

test('an address is read with a port or without, and one of version 4 however it is written', () => {
  for (const [given, address] of [
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:5678', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:5678', '192.0.2.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:5678', '2001:db8::7'],
    ['', undefined],
    ['unknown', undefined],
    ['a:b', undefined],
    ['192.0.2.7:x', undefined],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['1.2.3', undefined],
    ['10', undefined],
    ['010.0.0.1', undefined],
    ['0x7f.0.0.1', undefined],
    ['1.2.3.04:80', undefined],
    ['::ffff:010.0.0.1', undefined],
  ])
    assert.equal(addressIn(given!)?.toString(), address, given);
});
