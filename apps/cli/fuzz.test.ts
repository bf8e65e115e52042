import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { quickRng, writeRecord, type Rng } from '@turntable/engine';
import { playMatch } from '@turntable/bots/arena.node.ts';
import { gameById } from '@turntable/games';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { run } from './main.ts';

/** Mutants of each game; more by `FUZZ=5000`. */
const MUTANTS = Number(process.env['FUZZ'] ?? 250);
const scenarios = fileURLToPath(new URL('../../packages/testkit/scenarios/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'turntable-fuzz-'));
after(() => rmSync(folder, { recursive: true }));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const JUNK: readonly Json[] = [
  ...[null, true, false, 0, -0, 1, -1, 0.5, 2, 7, 40, 1e9, 1e21, -1e21, Number.MAX_SAFE_INTEGER],
  ...['', ' ', '0', 'judge', 'chance', 'standard', 'constructor', '__proto__', 'toString', 'a-b', 'é\u0000'],
  ...['x'.repeat(5000), [], {}, [[]], [null], [0, 0], { length: 3 }, { id: 'x' }],
  JSON.parse('{"__proto__": {"by": 0}}') as Json,
];
const pick = <Item>(items: readonly Item[], rng: Rng): Item => items[rng.below(items.length)]!;

/** Every value of a document with where it stands. */
function* places(value: Json, at: (string | number)[] = []): Generator<(string | number)[]> {
  yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* places(inner, [...at, key]);
}

/** A document with one thing changed: dropped, replaced, doubled, moved, or taken from elsewhere. */
function mutated(document: Json, rng: Rng): Json {
  const copy = structuredClone(document);
  const all = [...places(copy)].slice(1);
  const path = pick(all, rng);
  const key = path.at(-1)!;
  const holder = path
    .slice(0, -1)
    .reduce<Json>((value, step) => (value as Record<string, Json>)[step]!, copy);
  const inside = holder as Record<string | number, Json>;
  const list = Array.isArray(holder) ? holder : undefined;
  const index = Number(key);
  switch (rng.below(6)) {
    case 0:
      if (list) list.splice(index, 1);
      else delete inside[key];
      break;
    case 1:
      list?.splice(index, 0, structuredClone(list[index]!));
      break;
    case 2:
      if (list) list.push(...list.splice(index, 1));
      else inside[pick(['by', 'type', 'id', 'seat', '__proto__', 'take-back'], rng)] = inside[key]!;
      break;
    case 3: {
      const other = pick(all, rng).reduce<Json>(
        (value, step) => (value as Record<string, Json>)[step]!,
        document,
      );
      inside[key] = structuredClone(other);
      break;
    }
    case 4:
      if (typeof inside[key] === 'number') inside[key] += pick([-1, 1, 2, 10], rng);
      else if (typeof inside[key] === 'string') inside[key] = inside[key].slice(1);
      else inside[key] = pick(JUNK, rng);
      break;
    default:
      inside[key] = pick(JUNK, rng);
  }
  return copy;
}

/** Text that is hardly JSON any more. */
function torn(text: string, rng: Rng): string {
  const at = rng.below(text.length);
  const cuts = [
    text.slice(0, at),
    text.slice(at),
    text.slice(0, at) + pick(['"', '}', ',', '\u0000', '9'], rng) + text.slice(at + 1),
  ];
  return pick([...cuts, '\ufeff' + text, '['.repeat(100_000), ''], rng);
}

/** A game from its deal to its end, by chance. */
function wholeGame(id: string): string {
  const game = gameById(id)!;
  const seats = game.seats.at(-1)!;
  const players = Array.from({ length: seats }, () => 'random' as const);
  const setup = game.host({}, seats);
  const { state, log } = playMatch({ game, setup, players, seed: 'fuzz', timer: () => () => true });
  return JSON.stringify(writeRecord(game, players, state, log, { fairness: { seed: 'fuzz' } }));
}

const COMMANDS: readonly (readonly string[])[] = [
  ['replay', '--json', '--legal'],
  ['replay'],
  ['replay', '--json', '--seat', '0', '--legal'],
  ['replay', '--json', '--spectator'],
  ['perft', '--depth', '1'],
  ['validate'],
  ['check', '--json'],
];

for (const game of readdirSync(scenarios))
  test(`fuzz: mutated records of ${game} end with 0, 1 or 2, never with a stack`, async (t) => {
    const rng = quickRng(game.length);
    const texts = [wholeGame(game)];
    for (const name of readdirSync(join(scenarios, game)))
      texts.push(readFileSync(join(scenarios, game, name), 'utf8'));
    const said: string[] = [];
    const log = mock.method(console, 'log', () => undefined);
    const error = mock.method(console, 'error', (line: unknown) => void said.push(String(line)));
    t.after(() => [log, error].forEach(({ mock: one }) => one.restore()));
    const found = { 0: 0, 1: 0, 2: 0 };
    for (let i = 0; i < MUTANTS; i++) {
      let document = JSON.parse(pick(texts, rng)) as Json;
      for (let more = 0; more <= rng.below(3); more++) document = mutated(document, rng);
      const text = rng.below(12) === 0 ? torn(JSON.stringify(document), rng) : JSON.stringify(document);
      const file = join(folder, `${game}-${i}.json`);
      writeFileSync(file, text);
      const [name, ...options] = pick(COMMANDS, rng);
      said.length = 0;
      const status = await run([name!, file, ...options]).catch((thrown: unknown) => {
        throw new Error(`${name} ${options.join(' ')} of ${text.slice(0, 3000)}`, { cause: thrown });
      });
      assert.ok(status === 0 || status === 1 || status === 2, `status ${status}`);
      if (status === 1) for (const line of said) assert.ok(!/\n\s+at /.test(line), line);
      found[status]++;
      rmSync(file);
    }
    assert.ok(found[0] > 0 && found[1] > 0 && found[2] > 0, JSON.stringify(found));
  });

test('fuzz: whatever is put into the calculator, it answers with 0 or 1', async (t) => {
  const rng = quickRng(40);
  const said: string[] = [];
  const log = mock.method(console, 'log', () => undefined);
  const error = mock.method(console, 'error', (line: unknown) => void said.push(String(line)));
  t.after(() => [log, error].forEach(({ mock: one }) => one.restore()));
  const found = { 0: 0, 1: 0 };
  for (let i = 0; i < MUTANTS; i++) {
    const some = LOCOMOTIVES.slice(i % 100, (i % 100) + 3) as unknown as Json;
    const document = mutated(some, rng);
    const csv = csvOf(document as { raw?: Json }[], rng);
    const [name, text] = rng.below(2) === 0 ? ['json', JSON.stringify(document)] : ['csv', csv];
    const file = join(folder, `calc-${i}.${name}`);
    writeFileSync(file, rng.below(12) === 0 ? torn(text, rng) : text);
    said.length = 0;
    const status = await run(['calc', file, ...(rng.below(2) === 0 ? ['--json'] : [])]).catch(
      (thrown: unknown) => {
        throw new Error(`calc of ${text.slice(0, 3000)}`, { cause: thrown });
      },
    );
    assert.ok(status === 0 || status === 1, `status ${status}`);
    if (status === 1) assert.match(said.join('\n'), /^turntable calc: [^\n]+$/);
    found[status]++;
    rmSync(file);
  }
  assert.ok(found[0] > 0 && found[1] > 0, JSON.stringify(found));
});

/** The figures of the locomotives as a table, for the calculator's other format. */
function csvOf(locomotives: readonly { raw?: Json }[], rng: Rng): string {
  const rows = (Array.isArray(locomotives) ? locomotives : [locomotives]).map(
    (locomotive) => ((locomotive as { raw?: Json } | null)?.raw ?? {}) as Record<string, Json>,
  );
  const keys = [...new Set(rows.flatMap((row) => (typeof row === 'object' ? Object.keys(row) : [])))];
  const cell = (value: Json | undefined): string =>
    rng.below(20) === 0 ? '"' : String(typeof value === 'object' ? '' : (value ?? '')).slice(0, 50);
  return [keys, ...rows.map((row) => keys.map((key) => cell(row[key])))]
    .map((line) => line.join())
    .join('\n');
}
