import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { quickRng, readRecord, replayRecord } from '@turntable/engine';
import { has, LOCALES, tell } from '@turntable/messages/index.ts';
import { locoDome as sentences } from '@turntable/messages/en/loco-dome.ts';
import { deeds } from '@turntable/messages/en/deeds.ts';
import { sample } from '@turntable/testkit/sample.ts';
import { makeSentences, readClauses, sentencesPath } from '../versus/sentences.node.ts';
import { userText } from '../versus/index.ts';
import { OWN_CLAUSES } from './clauses.ts';
import { replayed, START, viewOf, type Table } from './fixtures.node.ts';
import { locoDome } from './index.ts';
import { LOCO_DOME } from './sentences.node.ts';
import { OPTIONS, TABLES } from './trial.node.ts';

const names = ['Ada', 'Béla'];
const { prefer: _prefer, ...PLAIN_OPTIONS } = OPTIONS;
const SAMPLES = TABLES.flatMap((table, i) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
    sample(locoDome, table, 50 * i + n, { ...(n % 2 ? OPTIONS : PLAIN_OPTIONS), most: 4000 }),
  ),
);
/** Random games hardly come to a correction. */
const CORRECTED = replayRecord(
  locoDome,
  readRecord(
    locoDome,
    JSON.parse(
      readFileSync(
        new URL('../../testkit/scenarios/loco-dome/45-correction-makes-a-pair.json', import.meta.url),
        'utf8',
      ),
    ),
  ),
);
const keysOf = (part: string): string[] =>
  Object.keys(sentences).filter((key) => key.startsWith(`loco-dome.${part}.`));

for (const locale of LOCALES) {
  test(`every line of the log is a sentence, and every sentence is a line of some log (${locale})`, () => {
    const said = new Set<string>();
    const told = new Set<string>();
    for (const { moments } of SAMPLES)
      for (const { played } of moments) {
        if (!played) continue;
        const view = locoDome.view(played.step.state, 'public');
        for (const event of played.step.events) {
          const line = locoDome.tell(view, event);
          said.add(line.key);
          assert.ok(has(line.key), line.key);
          const text = tell({ locale, names }, line, event.by);
          assert.ok(!/undefined|null|\{|#statistic|#feature|@\d/.test(text), text);
          const you = line.key.replace('.log.', '.you.');
          if (!has(you) || typeof event.by !== 'number') continue;
          told.add(you);
          const mine = tell({ locale, names }, { ...line, key: you }, event.by);
          assert.ok(!/undefined|null|\{|#statistic|#feature|@\d/.test(mine), mine);
          // Whoever is told that they did it is the side that it was done for; a verdict names whose point it was.
          if ('side' in event && event.kind !== 'ruled') assert.equal(event.by, event.side, you);
        }
      }
    const [correction] = CORRECTED.log.flatMap(({ event }) =>
      event.kind === 'corrected-claim' ? [event] : [],
    );
    const line = locoDome.tell(locoDome.view(CORRECTED.state, 'public'), correction!);
    assert.match(tell({ locale, names }, line, correction!.by), /^Béla /);
    said.add(line.key);
    told.add(line.key.replace('.log.', '.you.'));
    const own = Object.keys(deeds).filter((key) => key.startsWith('loco-dome.'));
    assert.deepEqual([...told].sort(), own.sort());
    assert.deepEqual(
      keysOf('log').filter((key) => !said.has(key)),
      [],
    );
  });

  test(`every refusal is a sentence, and every sentence refuses something (${locale})`, () => {
    const cited = new Set<string>();
    for (const { moments } of SAMPLES)
      for (const [i, { state, decisions }] of moments.entries()) {
        const rng = quickRng(i);
        for (const viewer of [0, 1, 'judge', 'public'] as const) {
          const view = locoDome.view(state, viewer);
          for (let n = 0; n < 6; n++) {
            const open = n % 2 ? decisions[n % decisions.length] : undefined;
            const [refusal] = locoDome.refusals(view, open, OPTIONS.generate(view, open!, rng));
            if (!refusal) continue;
            const key = `loco-dome.refusal.${refusal.clause}`;
            cited.add(key);
            assert.ok(has(key), key);
            const text = tell({ locale, names }, { key, values: refusal.with ?? {} }, 0);
            assert.ok(!/undefined|\{|#/.test(text), text);
          }
        }
      }
    assert.deepEqual(
      keysOf('refusal').filter((key) => !cited.has(key)),
      [],
    );
  });
}

test('LD-6.1 the log counts the markers of the game: a reset on request between two of them starts nothing anew', () => {
  const own = { p: 9, n: null };
  const table: Table = { a: [own, own], b: [{ p: 1 }, { p: 1 }], options: { judge: true } };
  const lines = [...START, 'judge correct 25 0', '1 swap 1', '0 call p', '0 reset', '0 swap 1'];
  const { log, state, error } = replayed(table, ...lines);
  assert.equal(error, null);
  const resets = log.flatMap(({ event }) => (event.kind === 'reset' ? [event] : []));
  assert.deepEqual(
    resets.map(({ clause }) => clause),
    ['LD-6.2', 'LD-6.1'],
  );
  const line = locoDome.tell(viewOf(state, 'public'), resets[1]!);
  assert.match(tell({ locale: 'en', names }, line, 0), /^Every second marker used in the game /);
  assert.match(tell({ locale: 'hu', names }, line, 0), /^A játszmában minden második /);
});

test('LD-5.6 whoever activates at the wrong moment after a knock-out is told when the caller does not', () => {
  const key = 'loco-dome.refusal.LD-5.6';
  assert.match(tell({ locale: 'en', names }, { key, values: {} }, 1), /free/);
  assert.match(tell({ locale: 'hu', names }, { key, values: {} }, 1), /ingyenes/);
});

test('words that somebody typed are never taken for a name or a sentence', () => {
  const said = (point: string): string =>
    tell(
      { locale: 'en', names },
      {
        key: 'loco-dome.log.claimed',
        values: { seat: '@0', reply: 'no', free: 'yes', point: userText(point) },
      },
      0,
    );
  assert.match(said('#loco-dome.log.over'), /#loco-dome\.log\.over/);
  assert.match(said('@1'), /^Ada claims: .*@1/);
});

test('the clauses of the game are those of RULES.md (if not: node sentences.node.ts)', async () => {
  assert.equal(readFileSync(sentencesPath(LOCO_DOME), 'utf8'), await makeSentences(LOCO_DOME));
});

test('both languages have every clause once and in order, under the heading of its part, with the same rulings', () => {
  const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
  const rulings = (file: string, mark: string): string[] =>
    readClauses(read(file)).flatMap(([id, text]) => (text.includes(mark) ? [id] : []));
  for (const file of ['RULES.md', 'RULES.hu.md']) {
    assert.deepEqual(
      readClauses(read(file)).map(([id]) => id),
      [...OWN_CLAUSES],
      file,
    );
    let part = '';
    for (const line of read(file).split('\n')) {
      part = /^## (LD-\d+)/.exec(line)?.[1] ?? part;
      const clause = /^- \*\*(LD-\d+)\./.exec(line)?.[1];
      if (clause) assert.equal(clause, part, `${file}: ${line.slice(0, 20)}`);
    }
  }
  assert.deepEqual(rulings('RULES.hu.md', '[döntés]'), rulings('RULES.md', '[ruling]'));
});
