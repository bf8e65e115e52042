import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { until } from '@turntable/testkit/until.node.ts';
import { freePort } from '../testing/free-port.ts';
import { Guest, mine } from '../testing/guest.ts';
import { openServer, PAGE } from '../testing/server.ts';

/** Both nginx and the visitor: who visits from a network that is trusted is believed no more than others. */
const TRUSTED = '127.0.0.0/8';
const VISITOR = '127.0.0.2';

const isThere = (program: string): boolean => {
  try {
    execFileSync(program, ['version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
};

/** Whether something listens there. */
async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await new Promise<boolean>((resolve) =>
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
  );
  socket.destroy();
  return open;
}

const example = (name: string): string =>
  readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

/** nginx with one site and all its files in a folder. */
function start(folder: string, site: string): ChildProcess {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr;
     events {} http { access_log off; ${temporary.join(' ')}\n${site} }`,
  );
  return spawn('nginx', ['-c', config, '-p', folder, '-e', 'stderr'], { stdio: 'ignore' });
}

test('the example for nginx: pages and sockets through TLS, the visitor’s address, no metrics', async (t) => {
  if (!isThere('nginx') || !isThere('openssl')) return t.skip('nginx or openssl is not installed');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-nginx-'));
  const [http, https] = [await freePort(), await freePort()];
  const addresses: string[] = [];
  await using server = await openServer({
    env: { PUBLIC_URL: `https://trains.example.org:${https}`, TRUST_PROXY: TRUSTED, LOG: 'access' },
    page: PAGE,
    log: { access: ({ ip }) => addresses.push(ip) },
  });
  const [key, certificate] = [join(folder.path, 'key.pem'), join(folder.path, 'cert.pem')];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=trains.example.org',
  ];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const site = example('nginx.conf')
    .replace('127.0.0.1:8080', `127.0.0.1:${server.port}`)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const nginx = start(folder.path, site);
  try {
    await until(() => isOpen(https), 'nginx');
    const ask = (path: string, more: Record<string, string> = {}): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { host: 'trains.example.org', ...more };
        get(
          {
            host: '127.0.0.1',
            localAddress: VISITOR,
            port: https,
            path,
            headers,
            rejectUnauthorized: false,
          },
          (response) => {
            response.resume();
            resolve(response.statusCode!);
          },
        ).on('error', reject);
      });
    assert.equal(await ask('/'), 200);
    assert.equal(await ask('/healthz'), 200);
    assert.equal(await ask('/metrics'), 404);
    assert.equal(await ask('/', { 'x-forwarded-for': '203.0.113.9' }), 200);
    assert.deepEqual(new Set(addresses), new Set([VISITOR]), 'also where the visitor says another');
    const plain = await fetch(`http://127.0.0.1:${http}/t/x`, { redirect: 'manual' });
    assert.equal(plain.status, 301);

    const host = await Guest.arrive(server.link);
    const { id } = await host.table([mine('Ada'), mine('Ben')]);
    const socket = new WebSocket(`wss://127.0.0.1:${https}/ws?table=${id}`, {
      rejectUnauthorized: false,
      headers: { host: 'trains.example.org' },
    });
    const [data] = (await once(socket, 'message')) as [Buffer];
    assert.equal((JSON.parse(data.toString()) as { t: string }).t, 'sync');
    socket.terminate();
  } finally {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
});

test('the example for nginx before several servers: a visitor’s address is the one they come from, whatever they say', async (t) => {
  if (!isThere('nginx')) return t.skip('nginx is not installed');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-nginx-'));
  const port = await freePort();
  const addresses: string[] = [];
  await using server = await openServer({
    env: { TRUST_PROXY: TRUSTED, LOG: 'access' },
    page: PAGE,
    log: { access: ({ ip }) => addresses.push(ip) },
  });
  const site = example('nginx-nodes.conf')
    .replace(/( *server turntable-\d:8080.*;\n)+/, `server 127.0.0.1:${server.port};\n`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const nginx = start(folder.path, site);
  try {
    await until(() => isOpen(port), 'nginx');
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { accept: 'text/html', 'x-forwarded-for': '203.0.113.9' },
    });
    assert.equal(response.status, 200);
    await response.arrayBuffer();
    assert.deepEqual(addresses, ['127.0.0.1']);
  } finally {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
});
