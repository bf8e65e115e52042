import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  countChoices,
  perft,
  readRecord,
  RecordError,
  replayRecord,
  toAct,
  type Game,
  type Types,
} from '@turntable/engine';

/** What a scenario expects of the replay of its record; the keys that it leaves out are not looked at. */
interface Expect {
  readonly exit?: 1;
  readonly error?: { readonly at: number; readonly clause: string | readonly string[] } | null;
  readonly status?: string;
  readonly scores?: readonly number[];
  readonly winners?: readonly number[];
  readonly toAct?: readonly (number | string)[];
  readonly legal?: number | null;
  readonly state?: object;
  readonly perft?: Readonly<Record<string, number>>;
}

/** Lists that a scenario gives in any order, empty places left out. */
const UNORDERED: readonly string[] = ['market', 'trains', 'shapes', 'secret'];

/** Asserts that `got` has all that `want` names; objects may have more, lists may not. */
function assertHas(got: unknown, want: unknown, where: string): void {
  if (typeof want !== 'object' || want === null) return assert.deepEqual(got, want, where);
  if (Array.isArray(want) && UNORDERED.some((key) => where.endsWith(`.${key}`))) {
    const cards = (list: unknown): unknown[] =>
      (list as readonly unknown[]).filter((card) => card !== null).sort();
    return assert.deepEqual(cards(got), cards(want), where);
  }
  for (const [key, value] of Object.entries(want))
    assertHas((got as Readonly<Record<string, unknown>>)[key], value, `${where}.${key}`);
  if (Array.isArray(want)) assert.equal((got as readonly unknown[]).length, want.length, where);
}

/** Registers a test for each scenario of a folder: a record with `expect` and `why`. */
export function scenarios<T extends Types>(game: Game<T>, folder: URL): void {
  for (const file of readdirSync(folder).sort()) {
    const { expect, why, ...json } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      expect: Expect;
      why: string;
    };
    test(`scenario ${file}: ${why}`, () => holds(game, json, expect));
  }
}

function holds<T extends Types>(game: Game<T>, json: object, expect: Expect): void {
  if (expect.exit === 1) return assert.throws(() => replayRecord(game, readRecord(game, json)), RecordError);
  const record = readRecord(game, json);
  const { state, error } = replayRecord(game, record);
  assert.equal(error?.at, expect.error?.at, JSON.stringify(error));
  const cited = error?.refusals[0]?.clause;
  if (expect.error) assert.ok([expect.error.clause].flat().includes(cited!), cited);
  const view = game.view(state, 'public');
  const got = {
    status: game.outcome(state) ? 'over' : 'running',
    scores: game.record.scores(view),
    winners: game.record.winners(view),
    toAct: toAct(game.decisions(state)),
    legal: game.record.unread?.(record.setup) ? null : countChoices(game, state, 1_000_000),
    state: game.record.writeState(state),
  };
  const { perft: perfts = {}, error: _error, exit: _exit, ...rest } = expect;
  assertHas(got, rest, 'record');
  for (const [depth, count] of Object.entries(perfts))
    assert.equal(perft(game, state, Number(depth)), count, `perft ${depth}`);
  assert.deepEqual(game.audit(state), []);
}
