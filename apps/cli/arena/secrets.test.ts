import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keyedRng, readRecord, replayRecord, type AnyGame, type Types } from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import * as doubleHeader from '@turntable/games/double-header/trial.node.ts';
import * as locoDome from '@turntable/games/loco-dome/trial.node.ts';
import * as lokoMoto from '@turntable/games/loko-moto/trial.node.ts';
import { LONGEST_LINE, MOST_LEGAL, type Ask, type ToBot } from '@turntable/bots/door/protocol.ts';
import {
  canariesIn,
  firstCanary,
  unknownTo,
  type CanaryOptions,
  type Sent,
} from '@turntable/testkit/canaries.ts';
import type { Table } from '@turntable/testkit/sample.ts';
import { contest, type Result } from './contest.ts';
import { OutsidePlayer } from './outside.ts';

const folder = mkdtempSync(join(tmpdir(), 'turntable-door-'));
after(() => rmSync(folder, { recursive: true }));

/** A bot that keeps every line it gets on its standard error, and plays some legal action. */
const script = join(folder, 'keeps.mjs');
writeFileSync(
  script,
  `import { createInterface } from 'node:readline';
   import { writeSync } from 'node:fs';
   const say = (m) => process.stdout.write(JSON.stringify(m) + '\\n');
   let luck = 1;
   for await (const line of createInterface({ input: process.stdin })) {
     writeSync(2, line + '\\n');
     const m = JSON.parse(line);
     if (m.t === 'hello') say({ t: 'ready', name: 'keeps' });
     if (m.t === 'ask') {
       luck = (luck * 48271) % 2147483647;
       say({ t: 'act', n: m.n, action: m.legal[luck % m.legal.length] });
     }
     if (m.t === 'bye') process.exit();
   }`,
);

interface Played {
  readonly result: Result;
  /** By seat, every line that went through the door. */
  readonly lines: readonly (readonly string[])[];
}
let made = 0;
async function playedGame(
  game: AnyGame,
  setup: Types['Setup'],
  seats: number,
  seed: string,
): Promise<Played> {
  const logs = Array.from({ length: seats }, () => join(folder, `${made++}.log`));
  const results: Result[] = [];
  const failures: string[] = [];
  await contest({
    game,
    setup,
    players: logs.map((log) => new OutsidePlayer(`exec ${process.execPath} ${script}`, log)),
    deals: 1,
    seed,
    ms: 10_000,
    mirror: false,
    over: (result) => void results.push(result),
    failed: ({ failure }) => void failures.push(String(failure)),
  });
  assert.deepEqual(failures, []);
  const lines = logs.map((log) => readFileSync(log, 'utf8').trimEnd().split('\n'));
  return { result: results[0]!, lines };
}

const read = (line: string): ToBot => JSON.parse(line) as ToBot;

/** The lines of a seat, each with how many entries had been played: a seat's questions are its entries, in order. */
function sent(lines: readonly string[], seat: number, actors: readonly unknown[]): Sent[] {
  const own = actors.flatMap((actor, n) => (actor === seat ? [n] : []));
  let asks = 0;
  return lines.map((bytes) => {
    const { t } = read(bytes);
    const n = t === 'hello' ? 1 : (own[asks] ?? actors.length);
    if (t === 'ask') asks++;
    return { n, bytes };
  });
}

interface Trial {
  readonly CANARY_TABLES: readonly Table<Types>[];
  readonly OPTIONS: CanaryOptions<Types>;
}
const TRIALS = [
  ['loko-moto', lokoMoto],
  ['double-header', doubleHeader],
  ['loco-dome', locoDome],
] as unknown as readonly [string, Trial][];

for (const [id, { CANARY_TABLES, OPTIONS }] of TRIALS)
  test(`canary: ${id}: no secret goes through the door of the bots`, async () => {
    const game = GAMES.find((one) => one.id === id)!;
    let hidden = 0;
    for (const { setup, seats } of CANARY_TABLES.slice(0, 2)) {
      const { result, lines } = await playedGame(game, setup, seats, 'a-long-seed-of-the-deal');
      const { entries } = replayRecord(game, readRecord(game, result.record));
      assert.equal(entries.length, result.entries);
      const states = [game.start(setup)];
      // The record holds the deal that was drawn; the first entry of its own start is another shape of it.
      const deal = game.draw(states[0]!, game.decisions(states[0]!)[0]!, keyedRng(result.seed, 0));
      for (const [n, entry] of entries.entries())
        states.push(game.apply(states.at(-1)!, n === 0 ? { ...entry, action: deal } : entry).state);
      const actors = entries.map(({ actor }) => actor);
      lines.forEach((seen, seat) => {
        for (const state of states) hidden += unknownTo(game, state, seat).size;
        const through = sent(seen, seat, actors);
        assert.equal(firstCanary(game, states, seat, through, OPTIONS), undefined);
        const asks = through.filter(({ bytes }) => read(bytes).t === 'ask');
        assert.equal(asks.length, actors.filter((actor) => actor === seat).length);
        assert.ok(asks.length > 0);
      });
      assert.ok(canariesIn(lines.flat().join('')).size > 10, 'own secrets are shown');
    }
    assert.ok(hidden > 1000, 'there was something to hide');
  });

test('LV-1.6 no locomotive can be looked up by what a bot is told, and nobody learns the seed', async () => {
  for (const game of GAMES.filter(({ picks }) => picks)) {
    const seed = 'a-long-seed-of-the-deal';
    const seats = game.seats.at(-1)!;
    const { result, lines } = await playedGame(game, game.host({}, seats), seats, seed);
    const text = lines.flat().join('\n');
    const record = JSON.stringify(result.record);
    const played = LOCOMOTIVES.filter(({ id }) => record.includes(`"${id}"`));
    assert.ok(played.length >= 4);
    for (const { id, name, class: series, operator, builder } of played)
      for (const word of [id, name, series, operator, builder])
        if (word !== '') assert.ok(!text.includes(JSON.stringify(word)), `${game.id}: ${word}`);
    assert.ok(!text.includes(seed));
    assert.match(text, /"(?:team0-engine1|seat0-engine1)"/);
    for (const seen of lines) {
      const hello = read(seen[0]!);
      assert.ok(hello.t === 'hello' && hello.roster);
      assert.deepEqual(Object.keys(hello.roster), ['values', 'known']);
      for (const values of Object.values(hello.roster.values))
        assert.deepEqual(
          values,
          values.toSorted((a, b) => a - b),
        );
    }
    assert.equal(new Set(lines.map(([hello]) => (JSON.parse(hello!) as { seed: string }).seed)).size, seats);
  }
});

test('what goes through the door is bounded: lines of 1 MiB, 2,000 legal actions of every type', async () => {
  const game = GAMES.find(({ id }) => id === 'loko-moto')!;
  const { lines } = await playedGame(game, game.host({}, 3), 3, 'bounds');
  const asks = lines
    .flat()
    .map(read)
    .filter((message): message is Ask => message.t === 'ask');
  for (const line of lines.flat()) assert.ok(Buffer.byteLength(line) <= LONGEST_LINE);
  for (const { legal } of asks) assert.ok(legal.length > 0 && legal.length <= MOST_LEGAL);
  const cut = asks.filter(({ more }) => more);
  assert.ok(cut.length > 0, 'a large map has more reservations than that');
  for (const { legal } of cut)
    assert.deepEqual(new Set(legal.map(({ type }) => type)).has('build'), true, 'builds are not crowded out');
  assert.ok(asks.some(({ more }) => !more));
  // Fields of a message are those of the protocol, and no more.
  for (const ask of asks)
    assert.deepEqual(Object.keys(ask), ['t', 'n', 'decision', 'view', 'legal', 'more', 'ms']);
});
