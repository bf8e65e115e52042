import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LINE3, LINE4, LINE5, played, position } from './fixtures.node.ts';
import { lokoMoto } from './index.ts';
import { outcomeOf, scoresOf, standing } from './scoring.ts';
import { FREE, type State } from './types.ts';

const TRAINS = [
  { id: 'two', name: '', price: 2, bonus: 0 },
  { id: 'three', name: '', price: 3, bonus: 1 },
  { id: 'four', name: '', price: 4, bonus: -1 },
  { id: 'five', name: '', price: 5, bonus: 0 },
  { id: 'six', name: '', price: 6, bonus: 0 },
  { id: 'seven', name: '', price: 7, bonus: 0 },
];
const table = { trains: TRAINS, shapes: { 1: [LINE3], 2: [LINE4], 3: [LINE5] } };

/** A table of three with these hands. */
function holding(...hands: { trains?: string[]; shapes?: string[] }[]): State {
  const state = position(table, {});
  return {
    ...state,
    hands: state.hands.map((hand, seat) => ({ ...hand, ...hands[seat] })),
  };
}
const stand = ({ box, lines, hands }: State): ReturnType<typeof standing> => standing(box, lines, hands);

test('LM-4.1 prices, bonuses and shape points count, negative bonuses subtract', () => {
  const state = holding({ trains: ['three', 'four'] }, { trains: ['six'], shapes: ['line5'] });
  assert.deepEqual(lokoMoto.view(state, 0).scores, [3 + 1 + 4 - 1, 6 + 3, 0]);
});

test('LM-4.1 each own section still solid costs a point, a reserved or inked one nothing', () => {
  const state = position(table, {
    built: { 0: ['a1-b1', 'b1-c1'], 2: ['a1-a2'] },
    reserved: { 0: ['b1-b2'], 1: ['c1-c2', 'c2-c3'] },
    inked: ['a2-a3'],
  });
  assert.deepEqual(scoresOf(state.box, state.lines, state.hands), [-2, 0, -1]);
});

test('LM-4.1 while the game runs the score is what it would be if it ended now', () => {
  const running = played({ actions: [{ by: 0, type: 'build', section: 'a1-b1' }] });
  assert.deepEqual(lokoMoto.view(running, 'public').scores, [-1, 0, 0]);
  assert.deepEqual(lokoMoto.record.winners(lokoMoto.view(running, 'public')), []);
});

test('LM-4.2 the highest score wins', () => {
  const { places, tie, scores } = stand(
    holding({ trains: ['five'] }, { trains: ['seven'] }, { trains: ['six'] }),
  );
  assert.deepEqual(places, [[1], [2], [0]]);
  assert.equal(tie, 'none');
  assert.deepEqual(scores, [5, 7, 6]);
});

test('LM-4.2 among equal scores more trains win', () => {
  const { places, tie } = stand(
    holding({ trains: ['seven'] }, { trains: ['two', 'five'] }, { trains: ['six'] }),
  );
  assert.deepEqual(places, [[1], [0], [2]]);
  assert.equal(tie, 'trains');
});

test('LM-4.2 among equal scores and trains more shape points win', () => {
  const { places, tie, scores } = stand(
    holding(
      { trains: ['six'], shapes: ['line3'] },
      { trains: ['five'], shapes: ['line4'] },
      { trains: ['seven'] },
    ),
  );
  assert.deepEqual(scores, [7, 7, 7]);
  assert.deepEqual(places, [[1], [0], [2]]);
  assert.equal(tie, 'shapes');
});

test('LM-4.2 who is equal in all three shares the victory', () => {
  const { places, tie } = stand(holding({ trains: ['five'] }, { trains: ['five'] }, { trains: ['two'] }));
  assert.deepEqual(places, [[0, 1], [2]]);
  assert.equal(tie, 'shared');
  assert.deepEqual(stand(holding()).places, [[0, 1, 2]]);
});

test('LM-4.2 each test counts only among those still tied', () => {
  // Seat 2 has the most trains and shape points, but fewer points.
  const state = holding(
    { trains: ['seven'] },
    { trains: ['six'], shapes: ['line3'] },
    { trains: ['two', 'three'], shapes: [] },
  );
  const { places, scores } = stand(state);
  assert.deepEqual(scores, [7, 7, 6]);
  assert.deepEqual(places, [[1], [0], [2]]);
});

test('LM-4.2 an outcome is reached by LM-5.1 alone', () => {
  const { box, lines, hands } = holding();
  assert.equal(outcomeOf(box, lines, hands).by, 'LM-5.1');
  assert.equal(lokoMoto.outcome(holding()), undefined);
  assert.ok(lines.includes(FREE));
});
