import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkForOthers } from './lan.ts';

const links = (port: number): string[] => [`http://10.0.0.7:${port}/`, `http://10.0.0.8:${port}/`];

test('who plays at the server’s own machine invites by its address in the network, if it is to be reached there', () => {
  for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
    assert.equal(linkForOthers({ lan: true, tls: null }, host, links), 'http://10.0.0.7:8080/');
  assert.equal(linkForOthers({ lan: true, tls: null }, 'localhost', links), 'http://10.0.0.7:80/');
  for (const host of [
    '10.0.0.7:8080',
    'trains.example',
    'localhost.example:8080',
    '127.0.0.1.example',
    undefined,
  ])
    assert.equal(linkForOthers({ lan: true, tls: null }, host, links), null);
  assert.equal(linkForOthers({ lan: false, tls: null }, 'localhost:8080', links), null);
  assert.equal(
    linkForOthers({ lan: true, tls: null }, 'localhost:8080', () => []),
    null,
  );
});
