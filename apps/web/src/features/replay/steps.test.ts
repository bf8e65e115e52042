import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameById } from '@turntable/games';
import { addressed, keyed, readOnly, viewsOf } from './steps.ts';

test('views are the first one and each change after it', () => {
  const first = { viewer: 'public', decisions: [], score: 0 } as const;
  const views = viewsOf({ view: first, patches: [{ score: [3] }, null, { score: [5] }] });
  assert.deepEqual(
    views.map((view) => (view as typeof first).score),
    [0, 3, 3, 5],
  );
});

test('an address names a move, and never one that is not there', () => {
  assert.deepEqual(
    ['#12', '', '#0', '#99', '#x', '#-3', '#1e3'].map((hash) => addressed(hash, 40)),
    [12, 1, 1, 40, 1, 1, 1],
  );
});

test('arrows step, Home and End lead to the deal and the end; other keys are left alone', () => {
  assert.deepEqual(
    ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map((key) => keyed(key, 5, 9)),
    [4, 6, 1, 9, undefined],
  );
  assert.equal(keyed('ArrowLeft', 1, 9), 1);
  assert.equal(keyed('ArrowRight', 9, 9), 9);
});

test('a view to look at asks nothing of the one who looks', () => {
  const view = {
    viewer: 0,
    decisions: [{ id: 'd', kind: 'turn', actors: [0] }],
  } as const;
  assert.deepEqual(readOnly(gameById('loko-moto')!, view).decisions, []);
  assert.equal(readOnly(gameById('double-header')!, view).viewer, 'public');
});
