import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partyOf } from './party.ts';

const of = (host: string | undefined, origin: string | undefined, publicUrl: string | null = null) =>
  partyOf(
    { ...(host === undefined ? {} : { host }), ...(origin === undefined ? {} : { origin }) },
    publicUrl === null ? null : new URL(publicUrl),
  );

test('passkeys are kept for the public address, whatever a proxy calls this host', () => {
  const party = { id: 'play.example.org', origin: 'https://play.example.org' };
  assert.deepEqual(of('localhost:8080', 'https://play.example.org', 'https://play.example.org/'), party);
  assert.deepEqual(of('play.example.org', undefined, 'https://play.example.org/'), party);
  const odd = { id: 'example.org', origin: 'https://example.org:8443' };
  assert.deepEqual(of('x', 'https://example.org:8443', 'https://example.org:8443/sub/'), odd);
});

test('without a public address at localhost only: a host that a request names is not believed', () => {
  assert.deepEqual(of('localhost:8080', 'http://localhost:8080'), {
    id: 'localhost',
    origin: 'http://localhost:8080',
  });
  assert.deepEqual(of('localhost:8080', undefined)?.id, 'localhost');
  for (const [host, origin] of [
    ['evil.example', 'https://evil.example'],
    ['evil.example', undefined],
    ['192.168.1.7:8080', 'http://192.168.1.7:8080'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['localhost.evil.example', 'http://localhost.evil.example'],
    ['localhost:8080', 'https://evil.example'],
    ['localhost:8080', 'http://localhost:9090'],
    [undefined, undefined],
    ['', ''],
  ] as const)
    assert.equal(of(host, origin), undefined, `${host} ${origin}`);
});

test('not at addresses that browsers do not count as secure, nor at numbers', () => {
  for (const url of ['http://play.example.org/', 'https://192.0.2.7/', 'https://[2001:db8::1]/'])
    assert.equal(of(new URL(url).host, new URL(url).origin, url), undefined, url);
  assert.equal(of('evil.example', 'https://evil.example', 'https://play.example.org/'), undefined);
  const local = of('localhost:8080', 'http://localhost:8080', 'https://play.example.org/');
  assert.equal(local?.id, 'localhost', 'whoever runs it may still look at their own machine');
});
