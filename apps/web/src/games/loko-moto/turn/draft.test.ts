import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng } from '@turntable/engine';
import { placements, shapeOf } from '@turntable/games/loko-moto/cards.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { scoresOf } from '@turntable/games/loko-moto/scoring.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { builtBy, FREE, type View } from '@turntable/games/loko-moto/types.ts';
import { assess, type Assessment } from './draft.ts';
import type { Purchase } from './plan.ts';

/** A table of three after the deal, with a market and face-up shapes of one's choice and some sections built by seat 0. */
function tableWith(
  market: readonly string[],
  faceUp: readonly (string | null)[],
  built: readonly number[],
  options: object = {},
): View {
  const setup = lokoMoto.host({ starters: [0], ...options }, 3);
  const start = lokoMoto.start(setup);
  const decision = lokoMoto.decisions(start)[0]!;
  const action = lokoMoto.draw(start, decision, keyedRng('draft', 0));
  const { state } = lokoMoto.apply(start, { decision: decision.id, actor: 'chance', action });
  const view = lokoMoto.view(state, 0);
  const lines = view.lines.map((_, i) => (built.includes(i) ? builtBy(0) : FREE));
  return { ...view, market, faceUp, lines, scores: scoresOf(view.box, lines, view.hands) };
}
const look = (view: View, plan: Omit<Purchase, 'kind'>): Assessment =>
  assess(view, 0, { kind: 'buy', ...plan }, topology(view.box.sheet).ids, (action) =>
    lokoMoto.refusals(view, view.decisions[0], action),
  );

const sheetOf = tableWith([], [null, null, null], []).box;
const straight = placements(sheetOf.sheet, shapeOf(sheetOf, 'straight'))[0]!.sections;
const diamond = placements(sheetOf.sheet, shapeOf(sheetOf, 'diamond'))[0]!.sections;

test('without a train nothing is refused and nothing can be confirmed, but the shapes in the lines are listed', () => {
  const view = tableWith(['bz', 'uv'], ['straight', null, null], straight);
  const { price, claims, action, refusals } = look(view, { train: null, sections: straight });
  assert.equal(price, null);
  assert.deepEqual(
    claims.map(({ shape }) => shape.id),
    ['straight'],
  );
  assert.equal(action, undefined);
  assert.deepEqual(refusals, []);
});

test('too few lines are refused with LM-3.2, and the way there is counted', () => {
  const view = tableWith(['bz'], [null, null, null], straight);
  const { count, price, left, action, refusals } = look(view, {
    train: 'bz',
    sections: straight.slice(0, 2),
  });
  assert.deepEqual([count, price, left], [2, 3, 1]);
  assert.equal(action, undefined);
  assert.equal(refusals[0]?.clause, 'LM-3.2');
});

test('lines that do not hang together are refused with LM-3.1', () => {
  const view = tableWith(['fogas'], [null, null, null], straight);
  const ends = [straight[0]!, straight[2]!];
  const apart = look(view, { train: 'fogas', sections: ends });
  assert.equal(apart.refusals[0]?.clause, 'LM-3.1');
});

test('a paid train takes the best shape card along unless the buyer declines', () => {
  const view = tableWith(['bz'], ['straight', null, null], straight);
  const plan = { train: 'bz', sections: straight };
  const taken = look(view, plan);
  assert.equal(taken.shape, 'straight');
  assert.ok(taken.plain);
  assert.equal(taken.action?.shape, 'straight');
  const declined = look(view, { ...plan, shape: null });
  assert.equal(declined.shape, null);
  assert.equal(declined.action?.shape, null);
});

test('the gain is what the score will rise by', () => {
  const view = tableWith(['mk45'], ['straight', null, null], straight);
  const { gain } = look(view, { train: 'mk45', sections: straight });
  // Price 3, bonus 1, shape 1, and three lines that no longer cost a point each.
  assert.equal(gain, 3 + 1 + 1 + 3);
  assert.equal(view.scores[0]! + gain, 5);
});

test('overpaying: one placement of a shape pays for a cheaper train, and only together with the card', () => {
  const view = tableWith(['bz'], [null, 'diamond', null], diamond);
  assert.equal(diamond.length, 4);
  const over = look(view, { train: 'bz', sections: diamond });
  assert.equal(over.shape, 'diamond');
  assert.equal(over.plain, false);
  assert.deepEqual(over.refusals, []);
  const declined = look(view, { train: 'bz', sections: diamond, shape: null });
  assert.equal(declined.shape, 'diamond', 'without the card it would be illegal, so it goes along');
});

test('no overpaying while a face-up train costs exactly that many: the card is shown, but may not go along', () => {
  const view = tableWith(['bz', 'uv'], [null, 'diamond', null], diamond);
  const { claims, action, refusals } = look(view, { train: 'bz', sections: diamond });
  assert.deepEqual(
    claims.map(({ shape, legal }) => [shape.id, legal]),
    [['diamond', false]],
  );
  assert.equal(action, undefined);
  assert.ok(refusals.length > 0);
});

test('advanced: a set that one stroke cannot draw is refused with LM-8.1', () => {
  const { ends } = topology(sheetOf.sheet);
  const hub = sheetOf.sheet.stations.findIndex((_, s) => ends.filter((e) => e.includes(s)).length >= 4);
  const star = ends.flatMap((e, i) => (e.includes(hub) ? [i] : [])).slice(0, 4);
  const view = tableWith(['uv'], [null, null, null], star, { advanced: true });
  assert.ok(look(view, { train: 'uv', sections: star }).refusals.some(({ clause }) => clause === 'LM-8.1'));
});
