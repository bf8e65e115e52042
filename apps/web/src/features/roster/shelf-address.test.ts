import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, readAddress } from './shelf-address.ts';

const read = (query: string): ReturnType<typeof readAddress> => readAddress(new URLSearchParams(query));

test('an address that is read and written again is the same', () => {
  for (const query of [
    '',
    'q=big+boy',
    'country=hu&whyte=4-6-2&sort=whyte',
    'q=a4&sort=grate-area&feature=articulated&feature=streamlined',
  ]) {
    const { search, sort } = read(query);
    assert.equal(addressOf({ ...search, sort }).toString(), query);
  }
});

test('what is not asked for is empty, and locomotives stand by name', () => {
  assert.deepEqual(read(''), {
    search: { words: '', country: '', whyte: '', features: [] },
    sort: 'name',
    order: { fact: 'name' },
  });
});

test('locomotives stand in order of a fact or of a statistic; an unknown order is that by name', () => {
  assert.deepEqual(read('sort=operator').order, { fact: 'operator' });
  assert.deepEqual(read('sort=grate-area').order, { statistic: 'grate-area' });
  assert.deepEqual(read('sort=colour').order, { fact: 'name' });
  assert.deepEqual(read('feature=wings').search.features, []);
});
