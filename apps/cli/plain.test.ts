import assert from 'node:assert/strict';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { run } from './main.ts';

const scenarios = fileURLToPath(new URL('../../packages/testkit/scenarios/', import.meta.url));
/** Red, a bell, a title of the window, the reading direction turned round, and lines that look like the program's own. */
const EVIL = '\u001b[31mE\u0007\u001b]0;t\u0007\u202evil\nall of it fits\u2028x\u009b2J';

/** Runs a command; gives each line that it said. */
async function lines(t: { after(then: () => void): void }, ...args: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  const hear = (line: unknown): void => void said.push(...String(line).split('\n'));
  const mocks = [mock.method(console, 'log', hear), mock.method(console, 'error', hear)];
  const restore = (): void => mocks.forEach(({ mock: one }) => one.restore());
  t.after(restore);
  await run(args);
  restore();
  return said;
}

test('nothing that a file says commands the terminal, or passes for a line of the program’s own', async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-plain-'));
  const saved = (name: string, text: string): string => {
    const path = join(folder.path, name);
    writeFileSync(path, text);
    return path;
  };
  const record = JSON.parse(readFileSync(join(scenarios, 'loko-moto/17-shape-taken.json'), 'utf8')) as {
    seats: { name: string }[];
  };
  for (const seat of record.seats) seat.name = EVIL;
  const good = saved('named.json', JSON.stringify(record));
  const wrong = saved(`a${EVIL.replaceAll('/', '')}.json`, JSON.stringify({ format: EVIL }));
  const sheet = saved('sheet.csv', `id,name,boilerPressurePsi\nx,"${EVIL}",200\n`);
  const sheets = saved('sheet.json', JSON.stringify({ id: EVIL, name: EVIL, boilerPressurePsi: 200 }));
  for (const args of [
    ...[
      ['replay', good],
      ['check', good],
      ['validate', wrong, good],
      ['replay', wrong],
      ['perft', wrong],
    ],
    ...[['calc', sheet], ['calc', sheets], ['calc', wrong], ['map-report', wrong], [EVIL]],
    ...[
      ['print', 'record', '--record', wrong],
      ['print', EVIL],
      ['replay', good, `--${EVIL}`],
    ],
  ]) {
    const said = await lines(t, ...args);
    assert.ok(said.length > 0, args.join(' '));
    for (const line of said) {
      assert.doesNotMatch(line, /[\p{Cc}\p{Cf}\u2028\u2029]/u, JSON.stringify([args, line]));
      assert.notEqual(line, 'all of it fits');
    }
  }
});
