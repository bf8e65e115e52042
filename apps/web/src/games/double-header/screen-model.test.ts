import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { PLAYTHROUGHS } from '@turntable/games/double-header/playthroughs.node.ts';
import type { Event, State } from '@turntable/games/double-header/types.ts';
import type { TableInfo } from '@turntable/protocol';
import { positions } from '../versus/testing/positions.ts';
import { rowsOf } from './rows.ts';
import { plannableOf, screenModel } from './screen-model.ts';

type Log = readonly { readonly n: number; readonly event: Event }[];
const TABLE = { seats: [], judge: null } as unknown as TableInfo;
const ENDED: TableInfo = { ...TABLE, status: 'over' };

/** Each position of a golden game, with the log that led to it. */
const all = (played: (typeof PLAYTHROUGHS)[string]) =>
  positions<State, Event>(doubleHeader.apply.bind(doubleHeader), played.tell());

for (const [name, played] of Object.entries(PLAYTHROUGHS))
  test(`${name}: once all was shown the model is the position; until then score and stage lag behind it together`, () => {
    let before: Log = [];
    let shown = [0, 0] as readonly number[];
    for (const [state, log] of all(played)) {
      const view = doubleHeader.view(state, 0);
      const model = screenModel({ table: TABLE, view, log }, 0);
      assert.deepEqual([model.scores, model.inUse], [view.scores, view.inUse]);
      assert.equal(model.over, view.phase === 'over');
      assert.deepEqual(
        [model.past, screenModel({ table: ENDED, view, log }, 0).past],
        [false, view.phase !== 'over'],
      );
      assert.equal(model.duel !== null, view.contest !== null);
      assert.deepEqual(model.claim, view.phase === 'style' && !model.duel ? model.claims.at(-1) : undefined);
      const show = { now: { part: 'call', head: null }, stage: log, score: before, skip() {} } as const;
      const showing = screenModel({ table: TABLE, view, log: before, show }, 1);
      assert.deepEqual([showing.running, showing.scores, showing.order], [true, shown, [1, 0]]);
      // A verdict is shown on its claim, not on the last duel.
      if (view.phase === 'style' && log.at(-1)?.event.kind === 'ruled')
        assert.deepEqual([showing.duel, showing.claim], [null, model.claims.at(-1)]);
      before = log;
      shown = model.scores;
    }
  });

test('calls that may be planned have a value and were not called; vetoes are for who has one left', () => {
  const [state] = [...all(Object.values(PLAYTHROUGHS)[0]!)].at(8)!;
  const view = doubleHeader.view(state, 0);
  const answer = () => Promise.resolve(true);
  const turn = { seat: 0, team: 0, questions: [], busy: false, answer, why: () => [] } as const;
  const { calls, vetoes, other, points } = plannableOf(view, rowsOf(view, turn), 0, 0);
  assert.ok(calls.length > 0 && calls.every((id) => !view.called.includes(id)));
  assert.deepEqual([other, points], [1, view.scores[1]]);
  assert.deepEqual(vetoes, view.vetoes[0] ? view.uncalled : []);
});

test('of a game that was ended early the last position counts as over, and no move before it', () => {
  const [state, log] = [...all(PLAYTHROUGHS['margin']!)][3]!;
  const view = doubleHeader.view(state, 0);
  assert.notEqual(view.decisions.length, 0);
  const stopped: TableInfo = { ...ENDED, stopped: { reason: 'resigned', by: 1 } };
  assert.equal(screenModel({ table: stopped, view, log }, 0).stopped, false);
  const last = { ...view, decisions: [] };
  assert.equal(screenModel({ table: stopped, view: last, log }, 0).stopped, true);
  assert.equal(screenModel({ table: ENDED, view: last, log }, 0).stopped, false);
});
