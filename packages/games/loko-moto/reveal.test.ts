import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokoMoto } from './index.ts';
import { PURCHASE, revealOf } from './reveal.ts';

test('a purchase is shown before bots and clocks go on; lines, and cards that come up, take no time', () => {
  assert.equal(revealOf([{ kind: 'bought' }, { kind: 'train-up' }]), PURCHASE);
  assert.equal(revealOf([{ kind: 'built' }]), 0);
  assert.equal(revealOf([{ kind: 'train-up' }]), 0);
  assert.equal(revealOf([]), 0);
  assert.equal(lokoMoto.reveal, revealOf);
});
