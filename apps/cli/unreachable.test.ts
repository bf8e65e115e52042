import assert from 'node:assert/strict';
import dns from 'node:dns';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { EXIT } from '@turntable/server/base/trouble.ts';
import { openServer } from '@turntable/server/testing/server.ts';
import { run } from './main.ts';

const URL = 'postgres://nobody@nosuchhost.invalid/x';

test('a database whose name is not found, or cannot be looked up now, is one sentence and exit status 8', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-unreachable-'));
  const dataDir = join(folder.path, 'data');
  await (await openServer({ dataDir })).stop();
  let code = '';
  const lookup = mock.method(dns, 'lookup', (host: string, _: unknown, done: (error: Error) => void) => {
    const error = Object.assign(new Error(`getaddrinfo ${code} ${host}`), { code, syscall: 'getaddrinfo' });
    process.nextTick(done, error);
  });
  const said: string[] = [];
  const hear = mock.method(console, 'error', (line: unknown) => void said.push(String(line)));
  const before = { ...process.env };
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: URL });
  try {
    for (code of ['ENOTFOUND', 'EAI_AGAIN'])
      for (const args of [
        ['reports'],
        ['ban', 'guest:x'],
        ['people', 'export', 'x'],
        ['move-store', dataDir, URL],
        ['move-store', URL, join(folder.path, 'to')],
      ]) {
        said.length = 0;
        assert.equal(await run(args), EXIT.away, args.join(' '));
        assert.match(
          said.join('\n'),
          /^turntable [a-z-]+: .*the database cannot be used \(getaddrinfo .*\); see that/,
        );
      }
    for (code of ['ENOTFOUND', 'EAI_AGAIN'])
      await assert.rejects(openServer({ dataDir, env: { DATABASE_URL: URL, HOST: '127.0.0.1' } }), {
        exit: EXIT.away,
        message: /^DATABASE_URL: the database cannot be used/,
      });
  } finally {
    process.env = before;
    hear.mock.restore();
    lookup.mock.restore();
  }
});
