import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import {
  chanceDecision,
  commitment,
  drawEntry,
  keyedRng,
  writeRecord,
  type AnyGame,
  type SeedCheck,
} from '@turntable/engine';
import { gameById } from '@turntable/games';
import { run } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'turntable-check-'));
after(() => rmSync(folder, { recursive: true }));

let files = 0;
function saved(content: unknown): string {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** What the command printed, and its exit status. */
async function checked(t: { mock: typeof test.mock }, ...args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  t.mock.method(console, 'log', (line: unknown) => out.push(String(line)));
  t.mock.method(console, 'error', (line: unknown) => err.push(String(line)));
  const status = await run(['check', ...args]);
  t.mock.restoreAll();
  return { status, out: out.join('\n'), err: err.join('\n') };
}

const SEED = '0123456789abcdef';
/** A table's export right after the deal. */
function exported(
  id: string,
  seats: number,
): Record<string, unknown> & { fairness: Record<string, unknown> } {
  const game: AnyGame = gameById(id)!;
  const setup = game.host({}, seats);
  const start = game.start(setup);
  const deal = drawEntry(game, start, chanceDecision(game.decisions(start))!, keyedRng(SEED, 0));
  const fairness = { commitment: commitment(SEED), seed: SEED, host: game.record.writeHost(setup)! };
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const record = writeRecord(game, names, game.apply(start, deal).state, [deal], { fairness });
  return structuredClone(record) as ReturnType<typeof exported>;
}

test('check: exit 0 and one JSON object where all fits', async (t) => {
  for (const [id, seats] of [
    ['loko-moto', 3],
    ['double-header', 4],
    ['loco-dome', 2],
  ] as const) {
    const { status, out } = await checked(t, saved(exported(id, seats)), '--json');
    const found = JSON.parse(out) as SeedCheck & { published: boolean | null };
    assert.equal(status, 0, out);
    assert.deepEqual(
      [found.fits, found.promised, found.dealt, found.lots, found.published],
      [true, true, true, [], null],
    );
  }
});

test('check: exit 2 where the seed makes another deal, and words that say so', async (t) => {
  const record = exported('loko-moto', 3);
  const setup = record['setup'] as { trains: string[] };
  setup.trains.reverse();
  const { status, out } = await checked(t, saved(record));
  assert.equal(status, 2);
  assert.match(out, /the seed makes the commitment\nthe seed does NOT make the deal\nit does NOT fit/);
});

test('check: the commitment that was published before the game is compared', async (t) => {
  const file = saved(exported('loco-dome', 2));
  const given = (hex: string) => checked(t, file, '--commitment', hex);
  assert.equal((await given(commitment(SEED).toUpperCase())).status, 0);
  const other = await given(commitment('else'));
  assert.equal(other.status, 2);
  assert.match(other.out, /the commitment is NOT the one given/);
  const wrong = await given('0x');
  assert.deepEqual(
    [wrong.status, wrong.err],
    [1, 'turntable check: --commitment: expected 64 hexadecimal digits'],
  );
});

test('check: exit 1 and the place where there is nothing to check', async (t) => {
  const { fairness, ...record } = exported('loko-moto', 3);
  const { host: _, ...bare } = fairness;
  const cases: [unknown, RegExp][] = [
    ['{', /^turntable check: .*\.json: expected JSON/],
    [record, /^turntable check: \S+\.json: fairness\.commitment: expected a text$/],
    [{ ...record, fairness: bare }, /^turntable check: \S+\.json: fairness\.host: expected an object/],
    [
      { ...record, fairness: { ...fairness, from: -1 } },
      /^turntable check: \S+\.json: fairness\.from: expected a whole/,
    ],
    [
      { ...record, fairness: { ...fairness, host: { sheet: 'moon' } } },
      /^turntable check: \S+\.json: fairness\.host\.sheet: expected/,
    ],
    [{ ...record, game: 'chess' }, /^turntable check: \S+\.json: game: expected/],
  ];
  for (const [content, message] of cases) {
    const { status, err } = await checked(t, saved(content));
    assert.equal(status, 1);
    assert.match(err, message);
  }
  assert.match((await checked(t)).err, /expected one FILE/);
  assert.match((await checked(t, join(folder, 'none.json'))).err, /cannot be read \(ENOENT\)/);
});
