import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LISTING } from '@turntable/games/double-header/listing.ts';
import { fieldsHere, optionsHere } from './play-here.ts';

test('three to choose from are not offered on this device: one band of strength stands in for them', () => {
  const lots = fieldsHere(LISTING.options).find(({ name }) => name === 'lots');
  assert.equal(lots?.kind === 'choice' && lots.proposed, 'band');
  assert.deepEqual(lots?.kind === 'choice' && lots.choices.map(({ value }) => value), ['roster', 'band']);
  assert.deepEqual(optionsHere({ lots: 'three', calm: true }), { lots: 'band', calm: true });
  assert.deepEqual(optionsHere({ lots: 'roster' }), { lots: 'roster' });
});
