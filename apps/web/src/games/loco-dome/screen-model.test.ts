import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { PLAYTHROUGHS } from '@turntable/games/loco-dome/playthroughs.node.ts';
import { activeOf, thresholdOf } from '@turntable/games/loco-dome/roundhouse.ts';
import type { Event, State } from '@turntable/games/loco-dome/types.ts';
import type { TableInfo } from '@turntable/protocol';
import { positions } from '../versus/testing/positions.ts';
import { pickedOf, plannableOf, screenModel } from './screen-model.ts';

type Log = readonly { readonly n: number; readonly event: Event }[];
const TABLE = { seats: [], judge: null } as unknown as TableInfo;
const ENDED: TableInfo = { ...TABLE, status: 'over' };

/** Each position of a golden game, with the log that led to it. */
const all = (played: (typeof PLAYTHROUGHS)[string]) =>
  positions<State, Event>(locoDome.apply.bind(locoDome), played.tell());

for (const [name, played] of Object.entries(PLAYTHROUGHS))
  test(`${name}: once all was shown the model is the position; until then score and stage lag behind it together`, () => {
    let before: Log = [];
    let shown = [0, 0] as readonly number[];
    for (const [state, log] of all(played)) {
      const view = locoDome.view(state, 0);
      const model = screenModel({ table: TABLE, view, log }, 0);
      assert.deepEqual([model.scores, model.threshold], [view.scores, thresholdOf(view)]);
      assert.deepEqual(model.active, [activeOf(view, 0) ?? null, activeOf(view, 1) ?? null]);
      assert.deepEqual(
        [model.past, screenModel({ table: ENDED, view, log }, 0).past],
        [false, view.phase !== 'over'],
      );
      assert.equal(model.called !== undefined, view.contest !== null);
      if (view.sequence) assert.ok(model.isKnockOut);
      const show = { now: { part: 'call', head: null }, stage: log, score: before, skip() {} } as const;
      const showing = screenModel({ table: TABLE, view, log: before, show }, 1);
      assert.deepEqual([showing.showing, showing.scores, showing.sides], [true, shown, [1, 0]]);
      before = log;
      shown = model.scores;
    }
  });

test('a value is looked at on the active card, and only what was not called can be planned', () => {
  const states = Object.values(PLAYTHROUGHS).flatMap((played) => [...all(played)].map(([state]) => state));
  const state = states.find(({ phase, called }) => phase === 'calling' && called.length > 0)!;
  const view = locoDome.view(state, 0);
  const statistic = view.called[0]!;
  assert.equal(pickedOf(view, 0, null), null);
  const card = state.rosters[0]![activeOf(view, 0)!]!;
  assert.deepEqual(pickedOf(view, 0, statistic), {
    side: 0,
    statistic,
    value: card.rear.values[statistic] ?? null,
  });
  const { calls, vetoes, other } = plannableOf(view, 0);
  assert.ok(calls.length > 0 && !calls.includes(statistic));
  assert.deepEqual([vetoes, other], [[], 1]);
});

test('of a game that was ended early the last position counts as over, and no move before it', () => {
  const [state, log] = [...all(PLAYTHROUGHS['margin']!)][3]!;
  const view = locoDome.view(state, 0);
  assert.notEqual(view.decisions.length, 0);
  const stopped: TableInfo = { ...ENDED, stopped: { reason: 'resigned', by: 1 } };
  assert.equal(screenModel({ table: stopped, view, log }, 0).stopped, false);
  const last = { ...view, decisions: [] };
  assert.equal(screenModel({ table: stopped, view: last, log }, 0).stopped, true);
  assert.equal(screenModel({ table: ENDED, view: last, log }, 0).stopped, false);
});
