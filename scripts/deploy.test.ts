import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EXIT } from '@turntable/server/base/trouble.ts';
import { SETTINGS } from '@turntable/server/config/settings.ts';
import { openServer } from '@turntable/server/testing/server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const deploy = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
const { scripts, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};
const isSetting = (name: string): boolean => Object.hasOwn(SETTINGS, name);

/** Instructions of the Dockerfile, in order. */
const steps = deploy('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, what, rest] = /^([A-Z]+) (.*)$/.exec(line)!;
    return { what: what!, rest: rest! };
  });
const all = (what: string): string[] => steps.flatMap((step) => (step.what === what ? step.rest : []));

test('what the Dockerfile copies is there, what it runs and sets is known, and it has the Node of the lock file', () => {
  const major = /\d+/.exec(devDependencies['node']!)![0];
  for (const image of all('FROM')) assert.match(image, new RegExp(`^node:${major}-`), image);
  for (const line of all('COPY')) {
    const from = /^--from=(\w+) /.exec(line)?.[1];
    if (from)
      assert.ok(
        all('FROM').some((image) => image.endsWith(` AS ${from}`)),
        line,
      );
    else for (const source of line.split(' ').slice(0, -1)) assert.ok(existsSync(join(root, source)), line);
  }
  const npm = all('RUN')
    .join(' && ')
    .matchAll(/npm run ([\w:-]+)/g);
  for (const [, script] of npm) assert.ok(Object.hasOwn(scripts, script!), script);
  for (const line of all('ENV'))
    for (const pair of line.split(' ')) assert.ok(isSetting(pair.split('=')[0]!), pair);
  // What `npm run build` writes, by the name that `npm start` gives it.
  const [command] = all('CMD').slice(-1);
  assert.deepEqual(JSON.parse(command!), ['node', 'dist/server/main.js']);
  assert.match(readFileSync(join(root, 'scripts', 'start.mjs'), 'utf8'), /'dist', 'server', 'main\.js'/);
  // As `npm ci` brings all of it anew, nothing that was installed or stored here goes into the image.
  for (const name of ['node_modules', 'dist', 'data', '.git'])
    assert.ok(deploy('Dockerfile.dockerignore').split('\n').includes(name), name);
});

test('the health check of the image says whether a server is there', async () => {
  await using server = await openServer();
  const [line] = all('HEALTHCHECK');
  const [program, ...args] = JSON.parse(/CMD (\[.*\])$/.exec(line!)![1]!) as string[];
  assert.equal(program, 'node');
  const check = async (): Promise<unknown> => {
    const said = args.map((arg) => arg.replace('localhost:8080', `localhost:${server.port}`));
    assert.notDeepEqual(said, args);
    return (await once(spawn(process.execPath, said, { stdio: 'ignore' }), 'exit'))[0];
  };
  assert.equal(await check(), 0);
  await server.stop();
  assert.equal(await check(), 1);
});

test('the compose files name files that are here and settings that there are', () => {
  for (const name of ['compose.yaml', 'compose-nodes.yaml']) {
    const text = deploy(name);
    const mounted = [...text.matchAll(/^ +- \.\/([\w.-]+):/gm)].map(([, file]) => file!);
    assert.equal(mounted.length, 1, name);
    for (const file of mounted) assert.ok(existsSync(join(root, 'deploy', file)), file);
    assert.match(text, /context: \.\.\n +dockerfile: deploy\/Dockerfile/);
    // Those that our server is given: of the others' images some have other names.
    const ours = text.slice(0, text.search(/^ {2}(caddy|postgres):/m));
    const given = [...ours.matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, key]) => key!);
    assert.ok(given.length >= 2 && given.every(isSetting), `${name}: ${given.join(' ')}`);
    assert.match(text, /stop_grace_period: 10s/, 'longer than the server takes to end');
  }
});

test('the examples trust a proxy by a network that is its own, and let no visitor say what their address is', () => {
  const networks = ['compose.yaml', 'compose-nodes.yaml'].map((name) => {
    const text = deploy(name);
    const [, network] = /^ +TRUST_PROXY: &network (\S+)$/m.exec(text)!;
    assert.match(network!, /^10\.\d+\.\d+\.0\/24$/, 'not one of those that Docker gives out');
    assert.match(text, /^networks:\n {2}default:\n {4}ipam:\n {6}config:\n {8}- subnet: \*network$/m, name);
    return network;
  });
  assert.equal(new Set(networks).size, networks.length, 'both may run on one machine');
  for (const name of ['nginx.conf', 'nginx-nodes.conf'])
    assert.deepEqual(deploy(name).match(/^ +proxy_set_header X-Forwarded-For .*$/gm), [
      '        proxy_set_header X-Forwarded-For $remote_addr;',
    ]);
  const rules = deploy('haproxy-nodes.cfg').replaceAll(/^ *#.*$/gm, '');
  assert.match(rules, /^ +http-request set-header X-Forwarded-For %\[src\]$/m);
  assert.doesNotMatch(rules, /forwardfor/);
});

test('the systemd unit has no fault that systemd knows, and starts nothing again that has to be mended first', (t) => {
  const unit = deploy('turntable.service');
  const statuses = /^RestartPreventExitStatus=(.*)$/m.exec(unit)![1]!.split(' ').map(Number);
  assert.deepEqual(statuses, [1, EXIT.data, EXIT.port, EXIT.held]);
  // systemd gives up what starts five times in 10 s; a database may take longer.
  assert.ok(5 * Number(/^RestartSec=(\d+)$/m.exec(unit)![1]) > 10);
  for (const [, pairs] of unit.matchAll(/^Environment=(.*)$/gm))
    for (const pair of pairs!.split(' ')) assert.ok(isSetting(pair.split('=')[0]!), pair);
  const [, start] = /^ExecStart=(.*)$/m.exec(unit)!;
  assert.equal(start, '/opt/turntable/node_modules/.bin/node /opt/turntable/dist/server/main.js');
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return t.skip('no systemd-analyze here');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-unit-'));
  const path = join(folder.path, 'turntable.service');
  // It looks whether the program is there, which nobody has put in that place here.
  writeFileSync(path, unit.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/sh'));
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
  // It reads the units of this machine too, and says what it thinks of them.
  const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('turntable'));
  assert.deepEqual(said, []);
});
