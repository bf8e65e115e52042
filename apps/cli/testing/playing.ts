import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { replayRecord } from '@turntable/engine';
import type { Summary } from '../arena/tally.ts';
import { recordFrom } from '../files.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const bin = join(root, 'apps/cli/bin/turntable.js');
/** Where scripts and records are; removed after the tests. */
export const folder = mkdtempSync(join(tmpdir(), 'turntable-arena-'));
after(() => rmSync(folder, { recursive: true }));

interface Line {
  readonly games: number;
  readonly players: readonly (Summary & { readonly name: string })[];
  readonly records?: string;
}
interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  readonly line: Line;
}
/** `turntable play … --json` as a user calls it. */
export function play(...args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'play', ...args, '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
  });
  assert.equal(stdout.trim().split('\n').length, 1, `one line, not ${stdout}\n${stderr}`);
  return { status, out: stdout, err: stderr, line: JSON.parse(stdout) as Line };
}
let made = 0;
/** A path in it that nothing has yet. */
export const fresh = (): string => join(folder, `folder${made++}`);
/** Our Node, whatever PATH says. */
export const node = process.execPath;

/**
 * A bot that plays the first legal action, as a command. `body` runs at each message `m` before that, may `return true`
 * to be silent, and may count in `state`.
 */
export function script(body: string): string {
  const path = join(folder, `bot${made++}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
     const say = (m) => process.stdout.write(JSON.stringify(m) + '\\n');
     const state = { asks: 0, hellos: 0 };
     const first = (m) => { ${body} };
     for await (const line of createInterface({ input: process.stdin })) {
       const m = JSON.parse(line);
       if (m.t === 'ask') state.asks++;
       if (m.t === 'hello') state.hellos++;
       if (first(m) === true) continue;
       if (m.t === 'hello') say({ t: 'ready', name: 'test' });
       if (m.t === 'ask') say({ t: 'act', n: m.n, action: m.legal[0] });
       if (m.t === 'bye') process.exit();
     }`,
  );
  return `exec:${node} ${path}`;
}
export const LOKO = ['loko-moto', '--set', 'sheet=small'] as const;
/** A bot against random play, on the small map, with 150 ms a decision if not told otherwise; every record has to replay. */
export const against = (bot: string, ...more: readonly string[]): Ran => {
  const records = fresh();
  const ms = more.includes('--ms') ? [] : ['--ms', '150'];
  const seats = ['--seat', 'random', '--seat', bot];
  const ran = play(...LOKO, ...ms, ...seats, '--records', records, ...more);
  // Whatever a bot does, the game goes on to its end and is a record that replays.
  const names = readdirSync(records);
  assert.equal(names.length, ran.line.games);
  for (const name of names) {
    const { game, record } = recordFrom(join(records, name));
    const { error, state } = replayRecord(game, record);
    assert.equal(error, null);
    assert.ok(game.outcome(state));
  }
  return ran;
};
