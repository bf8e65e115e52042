import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { countChoices, perft, readRecord, RecordError, replayRecord, toAct } from '@turntable/engine';
import { lokoMoto } from './index.ts';

interface Expect {
  exit?: 1;
  error?: { at: number; clause: string | string[] };
  status?: string;
  scores?: number[];
  winners?: number[];
  toAct?: number[];
  legal?: number | null;
  state?: object;
  perft?: Record<string, number>;
}

/** Lists that a scenario gives in any order, empty places left out. */
const UNORDERED = new Set(['market', 'trains', 'shapes', 'secret']);

/** Asserts that `got` has all that `want` names; objects may have more. */
function assertHas(got: unknown, want: unknown, where: string): void {
  if (Array.isArray(want) && UNORDERED.has(where.split('.').at(-1)!)) {
    const sorted = (list: unknown): unknown[] => (list as unknown[]).filter((x) => x !== null).sort();
    assert.deepEqual(sorted(got), sorted(want), where);
  } else if (typeof want === 'object' && want !== null) {
    for (const [key, value] of Object.entries(want))
      assertHas((got as Record<string, unknown>)[key], value, `${where}.${key}`);
    if (Array.isArray(want)) assert.equal((got as unknown[]).length, want.length, where);
  } else assert.deepEqual(got, want, where);
}

const folder = new URL('../../testkit/scenarios/loko-moto/', import.meta.url);
for (const file of readdirSync(folder).sort()) {
  const { expect, why, ...json } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
    expect: Expect;
    why: string;
  };
  test(`scenario ${file}: ${why}`, () => {
    if (expect.exit === 1) {
      assert.throws(() => readRecord(lokoMoto, json), RecordError);
      return;
    }
    const { state, error } = replayRecord(lokoMoto, readRecord(lokoMoto, json));
    const view = lokoMoto.view(state, 'public');
    const clauses = expect.error ? [expect.error.clause].flat() : [];
    assert.equal(error?.at, expect.error?.at);
    if (error) assert.ok(clauses.includes(error.refusals[0]!.clause), error.refusals[0]!.clause);
    const got = {
      status: lokoMoto.outcome(state) ? 'over' : 'running',
      scores: lokoMoto.record.scores(view),
      winners: lokoMoto.record.winners(view),
      toAct: toAct(lokoMoto.decisions(state)),
      legal: countChoices(lokoMoto, state, 1_000_000),
      state: lokoMoto.record.writeState(state),
    };
    const { perft: perfts = {}, error: _error, ...rest } = expect;
    assertHas(got, rest, 'record');
    for (const [depth, count] of Object.entries(perfts))
      assert.equal(perft(lokoMoto, state, Number(depth)), count, `perft ${depth}`);
    assert.deepEqual(lokoMoto.audit(state), []);
  });
}
