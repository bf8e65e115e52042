import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkForOthers, ownLink, shownLink } from './lan.ts';

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

test('the link of the server’s own machine is an address that can be opened, for each kind of HOST', () => {
  const expected = {
    '127.0.0.1': 'http://127.0.0.1:80/',
    '0.0.0.0': 'http://localhost:80/',
    '::': 'http://localhost:80/',
    '::1': 'http://[::1]:80/',
    '2001:db8::7': 'http://[2001:db8::7]:80/',
    'trains.example': 'http://trains.example:80/',
  };
  for (const [host, link] of Object.entries(expected)) {
    assert.equal(ownLink({ host, tls: null }, 80), link);
    assert.ok(URL.canParse(link));
  }
});

test('the link that is shown has the public address, else a name of the certificate, else what opens here', () => {
  const tls = { cert: '', key: '', names: ['*.example.org', 'box.example.org', 'b.example'], until: 0 };
  const shown = (host: string, publicUrl: URL | null = null) => shownLink({ host, tls, publicUrl }, 8443);
  for (const host of ['0.0.0.0', '127.0.0.1', 'box'])
    assert.equal(shown(host), 'https://box.example.org:8443/', host);
  assert.equal(shown('b.example'), 'https://b.example:8443/');
  assert.equal(shown('0.0.0.0', new URL('https://trains.example/')), 'https://trains.example/');
  // Of a certificate for all names of a domain none is known.
  const all = { ...tls, names: ['*.example.org'] };
  assert.equal(shownLink({ host: '0.0.0.0', tls: all, publicUrl: null }, 443), 'https://localhost:443/');
  assert.equal(shownLink({ host: '127.0.0.1', tls: null, publicUrl: null }, 80), 'http://127.0.0.1:80/');
});
