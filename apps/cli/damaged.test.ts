import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mock, test } from 'node:test';
import { EXIT } from '@turntable/server/base/trouble.ts';
import { Guest, mine, open } from '@turntable/server/testing/guest.ts';
import { openServer } from '@turntable/server/testing/server.ts';
import { run } from './main.ts';

/** Runs a command; gives its exit status and what it said as an error. */
async function failing(...args: readonly string[]): Promise<[number, string]> {
  const said: string[] = [];
  const hear = mock.method(console, 'error', (line: unknown) => void said.push(String(line)));
  const log = mock.method(console, 'log', () => undefined);
  try {
    return [await run(args), said.join('\n')];
  } finally {
    hear.mock.restore();
    log.mock.restore();
  }
}
const changed = (path: string, sql: string): void => {
  const db = new DatabaseSync(join(path, 'turntable.db'));
  db.exec(`PRAGMA foreign_keys = OFF; ${sql}`);
  db.close();
};

const COMMANDS = [
  ...[
    ['people', 'export', 'somebody'],
    ['people', 'delete', 'somebody'],
    ['close-table', 'none'],
    ['reports'],
  ],
  ...[
    ['ban', 'address:192.0.2.1'],
    ['print', 'record', '--table', 'none'],
    ['move-store', 'FROM', 'TO'],
  ],
] as const;

test('a damaged database is said in one line by every command, with an exit status of its kind, and no stack', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-damaged-'));
  const sound = join(folder.path, 'sound');
  const server = await openServer({ dataDir: sound });
  const ada = await Guest.arrive(server.link);
  await ada.table([mine('Ada'), open]);
  await server.stop();
  const path = join(folder.path, 'data');
  const spoil: Readonly<Record<string, () => void>> = {
    'no database at all': () => writeFileSync(join(path, 'turntable.db'), 'nothing of the kind '.repeat(500)),
    'a table is gone': () => changed(path, 'DROP TABLE guests; DROP TABLE bans; DROP TABLE setups'),
    'a folder in its place': () => {
      rmSync(join(path, 'turntable.db'));
      mkdirSync(join(path, 'turntable.db'));
    },
  };
  const before = process.env['DATA_DIR'];
  process.env['DATA_DIR'] = path;
  try {
    for (const [how, does] of Object.entries(spoil))
      for (const command of COMMANDS) {
        // Servers from before there were reports had no table of them.
        if (how === 'a table is gone' && command[0] === 'reports') continue;
        rmSync(path, { recursive: true, force: true });
        cpSync(sound, path, { recursive: true });
        does();
        const to = join(folder.path, 'to');
        rmSync(to, { recursive: true, force: true });
        const args = command.map((each) => (each === 'FROM' ? path : each === 'TO' ? to : each));
        const [status, said] = await failing(...args);
        const what = `${how}: ${args.join(' ')}: ${said}`;
        assert.ok(status === EXIT.data || status === EXIT.disk || status === 1, `${what} (${status})`);
        assert.match(said, /^[^\n]{10,400}$/, what);
        if (command[0] !== 'print' && command[0] !== 'close-table') assert.ok(said.includes(path), what);
      }
  } finally {
    if (before === undefined) delete process.env['DATA_DIR'];
    else process.env['DATA_DIR'] = before;
  }
  assert.ok(existsSync(join(sound, 'turntable.db')));
});
