import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { until } from '@turntable/testkit/until.node.ts';
import { freePort } from '../testing/free-port.ts';
import { Guest, mine } from '../testing/guest.ts';
import { openServer, PAGE } from '../testing/server.ts';

const NAME = 'trains.example.org';

test('the example for Caddy: pages and sockets through TLS, the visitor’s address, no metrics', async (t) => {
  if (spawnSync('caddy', ['version']).error) return t.skip('Caddy is not installed');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-caddy-'));
  const [http, https] = [await freePort(), await freePort()];
  const addresses: string[] = [];
  await using server = await openServer({
    env: { PUBLIC_URL: `https://${NAME}:${https}`, TRUST_PROXY: '127.0.0.0/8', LOG: 'access' },
    page: PAGE,
    log: { access: ({ ip }) => addresses.push(ip) },
  });
  const config = join(folder.path, 'Caddyfile');
  const site = readFileSync(new URL('../../../deploy/Caddyfile', import.meta.url), 'utf8');
  // A certificate of its own making, as nobody gives one for this name.
  const here = `admin off\n local_certs\n skip_install_trust\n http_port ${http}\n https_port ${https}\n default_bind 127.0.0.1`;
  writeFileSync(config, `{\n ${here}\n}\n${site}`);
  const env = {
    ...process.env,
    DOMAIN: NAME,
    UPSTREAM: `127.0.0.1:${server.port}`,
    HOME: folder.path,
    XDG_DATA_HOME: folder.path,
    XDG_CONFIG_HOME: folder.path,
  };
  const options = { env, stdio: 'ignore' } as const;
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], options);
  try {
    const ask = (path: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const where = { host: '127.0.0.1', localAddress: '127.0.0.2', port: https, path };
        // Who visits from a network that is trusted is not believed about their address.
        const headers = { host: `${NAME}:${https}`, 'x-forwarded-for': '203.0.113.9' };
        get({ ...where, headers, servername: NAME, rejectUnauthorized: false }, (response) => {
          response.resume();
          resolve(response.statusCode!);
        }).on('error', reject);
      });
    await until(async () => (await ask('/healthz').catch(() => 0)) === 200, 'Caddy');
    assert.equal(await ask('/'), 200);
    assert.equal(await ask('/metrics'), 404);
    assert.deepEqual(new Set(addresses), new Set(['127.0.0.2']));
    const plain = await fetch(`http://127.0.0.1:${http}/t/x`, { redirect: 'manual' });
    assert.equal(plain.status, 308);

    const host = await Guest.arrive(server.link);
    const { id } = await host.table([mine('Ada'), mine('Ben')]);
    const socket = new WebSocket(`wss://127.0.0.1:${https}/ws?table=${id}`, {
      agent: new Agent({ rejectUnauthorized: false, servername: NAME }),
      headers: { host: `${NAME}:${https}` },
    });
    const [data] = (await once(socket, 'message')) as [Buffer];
    assert.equal((JSON.parse(data.toString()) as { t: string }).t, 'sync');
    socket.terminate();
  } finally {
    caddy.kill('SIGTERM');
    await once(caddy, 'exit');
  }
});
