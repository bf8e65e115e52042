import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { connect as connectTls } from 'node:tls';
import type { Me } from '@turntable/protocol';
import { closed } from '../testing/closed.ts';
import { openServer } from '../testing/server.ts';
import { readConfig } from './config.ts';
import { certificateWarning, readTls } from './tls.ts';

const folder = mkdtempSync(join(tmpdir(), 'turntable-tls-'));
after(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

/** A certificate of our own for a host, good for so many days. */
function make(name: string, days: number, host = 'box.example.org'): { TLS_CERT: string; TLS_KEY: string } {
  const [TLS_CERT, TLS_KEY] = [at(`${name}.pem`), at(`${name}.key`)];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', String(days), '-subj', `/CN=${host}`],
      ...['-addext', `subjectAltName=DNS:${host}`, '-keyout', TLS_KEY, '-out', TLS_CERT],
    ],
    { stdio: 'ignore' },
  );
  return { TLS_CERT, TLS_KEY };
}
const good = make('good', 60);
const other = make('other', 60);
const problem = (message: string): Error => new Error(message);
const DAY = 86_400_000;

test('a certificate and its key are read, with their names and their end; without both there is none', () => {
  assert.equal(readTls({ TLS_CERT: '', TLS_KEY: '' }, problem), null);
  const tls = readTls(good, problem)!;
  assert.deepEqual(tls.names, ['box.example.org']);
  assert.ok(Math.abs(tls.until - Date.now() - 60 * DAY) < DAY);
});

test('names by which it is reached are those of the certificate that links lead to, where a wildcard covers them', () => {
  const place = { webDir: '', botWorker: new URL('file:///none'), games: [] };
  const names = (files: object, ALLOWED_HOSTS: string): readonly string[] =>
    readConfig({ ...files, ALLOWED_HOSTS }, ['--lan'], place).tls!.names;
  const wild = make('wild', 60, '*.example.org');
  assert.deepEqual(names(wild, 'Trains.example.org'), ['trains.example.org', '*.example.org']);
  assert.deepEqual(names(wild, 'box, a.b.example.org, example.org, .example.org, box.example.com'), [
    '*.example.org',
  ]);
  assert.deepEqual(names(good, 'trains.example.org, box.example.org'), ['box.example.org']);
});

test('a wrong file is named, with what was expected of it', () => {
  const said = (settings: { TLS_CERT: string; TLS_KEY: string }): string => {
    try {
      readTls(settings, problem);
    } catch (error) {
      return (error as Error).message;
    }
    return 'nothing';
  };
  writeFileSync(at('letter.txt'), 'Dear Ada,\n');
  assert.equal(said({ ...good, TLS_KEY: '' }), 'TLS_KEY: expected the key of TLS_CERT');
  assert.equal(said({ ...good, TLS_CERT: '' }), 'TLS_CERT: expected the certificate of TLS_KEY');
  assert.equal(said({ ...good, TLS_CERT: at('none') }), `TLS_CERT: cannot read ${at('none')} (ENOENT)`);
  assert.equal(
    said({ ...good, TLS_CERT: at('letter.txt') }),
    `TLS_CERT: ${at('letter.txt')}: expected a certificate as PEM text`,
  );
  assert.equal(
    said({ ...good, TLS_KEY: good.TLS_CERT }),
    `TLS_KEY: ${good.TLS_CERT}: expected a private key as PEM text, without a password`,
  );
  assert.equal(
    said({ ...good, TLS_KEY: other.TLS_KEY }),
    `TLS_KEY: ${other.TLS_KEY}: expected the key of ${good.TLS_CERT}`,
  );
});

test('the end of a certificate is warned of in its last 14 days, and told once it has come', () => {
  const tls = { cert: '', key: '', names: [], until: Date.UTC(2027, 0, 31) };
  assert.equal(certificateWarning(tls, Date.UTC(2027, 0, 16)), undefined);
  assert.equal(
    certificateWarning(tls, Date.UTC(2027, 0, 18)),
    'TLS_CERT: the certificate ends on 2027-01-31, in 13 days; renew it and start again',
  );
  assert.equal(
    certificateWarning(tls, Date.UTC(2027, 1, 2)),
    'TLS_CERT: the certificate ended on 2027-01-31; browsers refuse it',
  );
});

test('with a certificate the server speaks https under its names, with secure cookies and HSTS', async () => {
  await using server = await openServer({ env: good });
  assert.match(server.link, /^https:/);
  const tls = readTls(good, problem)!;
  const ask = (host: string, cookie?: string) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; guest: string }>((done, failed) => {
      const request = get(
        {
          ...{ host: '127.0.0.1', port: server.port, path: '/api/me', ca: tls.cert },
          ...{
            servername: 'box.example.org',
            headers: { host, ...(cookie === undefined ? {} : { cookie }) },
          },
        },
        (answer) => {
          void json(answer).then((body) =>
            done({
              ...{ status: answer.statusCode!, headers: answer.headers },
              guest: (body as Partial<Me>).guest ?? '',
            }),
          );
        },
      );
      request.on('error', failed);
    });
  const { status, headers, guest } = await ask('box.example.org');
  assert.equal(status, 200);
  assert.match(String(headers['set-cookie']), /^__Host-guest=[^;]+; .*Path=\/; HttpOnly; Secure/);
  const [name, token] = headers['set-cookie']![0]!.split(';')[0]!.split('=') as [string, string];
  assert.equal((await ask('box.example.org', `${name}=${token}`)).guest, guest);
  // From before the name: known, and told the new one; a server that is not upgraded yet finds the old one still.
  const before = await ask('box.example.org', `guest=${token}`);
  assert.equal(before.guest, guest);
  const set = before.headers['set-cookie']!;
  assert.deepEqual([...new Set(set.map((one) => one.split('=')[0]))], ['__Host-guest']);
  // What another host of the domain may have set does not count beside it.
  const other = await ask('box.example.org');
  const theirs = other.headers['set-cookie']![0]!.split(';')[0]!.split('=')[1]!;
  assert.equal((await ask('box.example.org', `guest=${theirs}; ${name}=${token}`)).guest, guest);
  assert.match(String(headers['strict-transport-security']), /max-age/);
  assert.equal((await ask('elsewhere.example')).status, 403);
});

test(
  'with a certificate too, handshakes and headers that take too long are closed',
  { timeout: 30_000 },
  async () => {
    await using server = await openServer({
      env: good,
      change: (config) => ({ ...config, limits: { ...config.limits, headersTime: 300 } }),
    });
    const silent = connect(server.port, '127.0.0.1');
    const slow = connectTls({ port: server.port, host: '127.0.0.1', rejectUnauthorized: false });
    slow.write('GET /api/me HTTP/1.1\r\nHost: box.example.org\r\n');
    await Promise.all([silent, slow].map((one) => closed(one.resume())));
    assert.deepEqual(server.errors, []);
  },
);
