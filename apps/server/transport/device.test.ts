import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from './device.ts';

test('a device is told in two words by what its browser calls itself', () => {
  const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
  for (const [agent, device] of [
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Safari/537.36 Edg/140.0.0.0`, 'Edge, Windows'],
    [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Mobile Safari/537.36`, 'Chrome, Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari, iPhone'],
    ['curl/8.10\u001b[2J', ''],
    [undefined, ''],
  ] as const)
    assert.equal(deviceOf(agent), device);
});
