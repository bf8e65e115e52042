import assert from 'node:assert/strict';
import test from 'node:test';
import { play, quickRng, type Act } from '@turntable/engine';
import { sampleGame } from './index.ts';
import type { Action, State } from './types.ts';

/** A game of two with seat 0 to begin, and the wagons that were taken in turn. */
function after(...counts: readonly number[]): State {
  let state = sampleGame.start(sampleGame.host({ starters: [0] }, 2));
  const actions: Action[] = [{ type: 'deal', starter: 0 }];
  for (const count of counts) actions.push({ type: 'take', count });
  for (const action of actions) {
    const { id, actors } = sampleGame.decisions(state)[0]!;
    const played = play(sampleGame, state, { decision: id, actor: actors[0]!, action });
    assert.ok(played.ok);
    state = played.step.state;
  }
  return state;
}
/** The clauses that forbid it to whoever is asked. */
function why(state: State, action: Act, seat = state.turn!): string[] {
  const view = sampleGame.view(state, seat);
  return sampleGame.refusals(view, view.decisions[0], sampleGame.parse(action)!).map(({ clause }) => clause);
}

test('SG-1.1 twelve wagons stand on the siding, in the long game twenty', () => {
  assert.equal(after().left, 12);
  assert.equal(sampleGame.host({ long: true }, 4).wagons, 20);
  assert.throws(() => sampleGame.host({}, 5), /seats/);
});

test('SG-1.2 lot decides who begins, among those who may', () => {
  const state = sampleGame.start(sampleGame.host({ starters: [2] }, 3));
  const [decision] = sampleGame.decisions(state);
  assert.deepEqual(sampleGame.draw(state, decision!, quickRng(1)), { type: 'deal', starter: 2 });
});

test('SG-2.1 one to three wagons are taken in a turn', () => {
  for (const count of [1, 2, 3]) assert.deepEqual(why(after(), { type: 'take', count } as Act), []);
  for (const count of [0, 4]) assert.deepEqual(why(after(), { type: 'take', count } as Act), ['SG-2.1']);
});

test('SG-2.2 nobody takes more than there are', () => {
  assert.deepEqual(why(after(3, 3, 3, 1), { type: 'take', count: 3 } as Act), ['SG-2.2']);
});

test('SG-2.3 only whose turn it is takes', () => {
  assert.deepEqual(why(after(), { type: 'take', count: 1 } as Act, 1), ['SG-2.3']);
});

test('SG-3.1 whoever takes the last wagon wins', () => {
  assert.deepEqual(sampleGame.outcome(after(3, 3, 3, 3)), { places: [[1], [0]], by: 'SG-3.1' });
});

test('SG-3.2 the clause that a take-back is logged under', () => {
  assert.equal(sampleGame.record.takeBackClause, 'SG-3.2');
});
