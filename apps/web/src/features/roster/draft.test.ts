import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIGURE_KEYS } from '@turntable/roster/figures.ts';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { statSheet } from '@turntable/roster/stat-sheet.ts';
import { draftOf, EMPTY, GROUPS, publishedOf } from './draft.ts';

test('the form has a field for every figure, once', () => {
  assert.deepEqual(Object.values(GROUPS).flat().sort(), [...FIGURE_KEYS].sort());
});

test('an engine put into the form comes out with the same stat sheet', () => {
  for (const locomotive of LOCOMOTIVES) {
    const { published, wrong } = publishedOf(draftOf(locomotive));
    assert.equal(wrong.size, 0, locomotive.id);
    assert.deepEqual(statSheet(published), statSheet(locomotive), locomotive.id);
  }
});

test('what cannot be understood is marked, and left out of the stat sheet', () => {
  const { published, wrong } = publishedOf({
    ...EMPTY,
    year: '35',
    figures: { boilerPressurePsi: '16 bar', driverDiameterIn: 'tall', lengthFt: '  ' },
  });
  assert.deepEqual([...wrong].sort(), ['driverDiameterIn', 'year']);
  assert.deepEqual(published, { features: [], raw: { boilerPressurePsi: '16 bar' } });
});
