import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { quickRng, readRecord, replayRecord } from '@turntable/engine';
import { format, has, LOCALES, tell } from '@turntable/messages/index.ts';
import { deeds } from '@turntable/messages/en/deeds.ts';
import { sample } from '@turntable/testkit/sample.ts';
import { makeSentences, sentencesPath, VERSUS } from '../versus/sentences.node.ts';
import { userText } from '../versus/index.ts';
import { FIELD, recordOf } from './fixtures.node.ts';
import { doubleHeader } from './index.ts';
import { teamOf } from './sides.ts';
import { DOUBLE_HEADER } from './sentences.node.ts';
import { OPTIONS, TABLES } from './trial.node.ts';
import { BOOSTERS } from './types.ts';

const names = ['Ada', 'Béla', 'Csilla', 'Dénes'];
const deedsOf = (game: string): string[] => Object.keys(deeds).filter((key) => key.startsWith(`${game}.`));
const SAMPLES = TABLES.flatMap((table, i) =>
  [0, 1, 2, 3, 4, 5].map((n) => sample(doubleHeader, table, 50 * i + n, { most: 1500, ...OPTIONS })),
);

for (const locale of LOCALES) {
  test(`every line of the log is a sentence (${locale})`, () => {
    const kinds = new Set<string>();
    const told = new Set<string>();
    for (const { moments } of SAMPLES)
      for (const { played } of moments) {
        if (!played) continue;
        const view = doubleHeader.view(played.step.state, 'public');
        for (const event of played.step.events) {
          kinds.add(event.kind);
          const line = doubleHeader.tell(view, event);
          assert.ok(has(line.key), line.key);
          const text = tell({ locale, names }, line, event.by);
          assert.ok(!/\bundefined\b|\bnull\b|\{|#statistic/.test(text), text);
          const you = line.key.replace('.log.', '.you.');
          if (!has(you) || typeof event.by !== 'number') continue;
          told.add(you);
          const mine = tell({ locale, names }, { ...line, key: you }, event.by);
          assert.ok(!/\bundefined\b|\bnull\b|\{|#statistic/.test(mine), mine);
          // Whoever is told that they did it belongs to the team that it was done for.
          if ('team' in event) assert.equal(teamOf(view.box.players, event.by), event.team, you);
        }
      }
    assert.equal(kinds.size, 28);
    assert.deepEqual([...told].sort(), deedsOf('double-header').sort());
  });

  test(`every refusal is a sentence (${locale})`, () => {
    const clauses = new Set<string>();
    for (const { moments } of SAMPLES)
      for (const [i, { state, decisions }] of moments.entries()) {
        const rng = quickRng(i);
        for (const decision of decisions)
          for (const actor of decision.actors) {
            const view = doubleHeader.view(state, actor === 'chance' ? 'public' : actor);
            for (let n = 0; n < 6; n++) {
              const action = OPTIONS.generate(view, decision, rng);
              const [refusal] = doubleHeader.refusals(view, n % 2 ? decision : undefined, action);
              if (!refusal) continue;
              clauses.add(refusal.clause);
              const key = `double-header.refusal.${refusal.clause}`;
              assert.ok(has(key), key);
              tell({ locale, names }, { key, values: refusal.with ?? {} }, actor);
            }
          }
      }
    assert.ok(clauses.size >= 20, [...clauses].join());
  });

  // Random games tell nothing, so that they never come to this one.
  test(`DH-2.4: a switch that was told but did not happen is refused in a sentence (${locale})`, () => {
    const record = recordOf({ a0: { p: 1 }, b0: { p: 2 }, b1: { p: 3 } }, [...FIELD, '0 call p']);
    const [first, second, call] = record['actions'] as object[];
    const told = [{ values: [1, 3], winner: 1, switched: true }];
    const kept = { ...record, kept: { by: 'scorer' }, actions: [first, second, { ...call, told }] };
    const { error } = replayRecord(doubleHeader, readRecord(doubleHeader, kept));
    const [refusal] = error!.refusals;
    assert.equal(refusal!.clause, 'DH-2.4');
    const key = `double-header.refusal.${refusal!.clause}`;
    assert.ok(has(key), key);
    tell({ locale, names }, { key, values: refusal!.with ?? {} }, 0);
  });

  test(`boosters have names (${locale})`, () => {
    for (const booster of BOOSTERS)
      assert.notEqual(format(locale, `booster.${booster}`), `booster.${booster}`);
  });
}

test('words that somebody typed are never taken for a name or a sentence', () => {
  const line = {
    key: 'double-header.log.claimed',
    values: { free: 'yes', point: userText('#double-header.log.over') },
  };
  assert.match(tell({ locale: 'en', names }, line, 0), /#double-header\.log\.over/);
  const seat = { key: 'double-header.log.claimed', values: { free: 'yes', point: userText('@1') } };
  assert.match(tell({ locale: 'en', names }, seat, 0), /@1/);
});

for (const making of [VERSUS, DOUBLE_HEADER])
  test(`the clauses of ${making.name} are those of RULES.md (if not: node sentences.node.ts)`, async () => {
    assert.equal(readFileSync(sentencesPath(making), 'utf8'), await makeSentences(making));
  });
