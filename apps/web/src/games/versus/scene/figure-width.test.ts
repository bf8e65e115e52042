import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { STATISTIC_IDS } from '@turntable/roster';
import { statSheet, valuesOf } from '@turntable/roster/stat-sheet.ts';
import { messages } from '../../../i18n/messages.ts';
import { showValue } from '../values.ts';
import { partsOf, widthsOf } from './figure-width.ts';

test('a value is its figure and its unit, with any spaces within them', () => {
  assert.deepEqual(partsOf('203 km/h'), { figure: '203', unit: 'km/h' });
  assert.deepEqual(partsOf('1\u00a0115\u00a0538 lb'), { figure: '1\u00a0115\u00a0538', unit: 'lb' });
  assert.deepEqual(partsOf('600 psi sq ft'), { figure: '600', unit: 'psi sq ft' });
  assert.deepEqual(partsOf('1938'), { figure: '1938', unit: '' });
  assert.deepEqual(partsOf('infinity'), { figure: 'infinity', unit: '' });
});

/** Room in a plate of the smallest phone (360 px wide), and the least size at which a figure is read from afar, in pixels. */
const ROOM = 146;
const LEAST = 20;

test('the longest value of the roster has room in the plate of a small phone', () => {
  let least = Infinity;
  for (const locomotive of LOCOMOTIVES)
    for (const [id, value] of Object.entries(valuesOf(statSheet(locomotive)))) {
      if (typeof value !== 'number' || !STATISTIC_IDS.includes(id as never)) continue;
      for (const lang of ['en', 'hu'] as const)
        for (const system of ['us', 'metric'] as const) {
          const { figure, unit } = widthsOf(partsOf(showValue(messages(lang), id, value, system)));
          const size = Math.min(ROOM / (figure + 0.2 + 0.55 * unit), (ROOM - 12.5 * unit) / (figure + 0.2));
          least = Math.min(least, size);
        }
    }
  assert.ok(least >= LEAST, `${least}`);
});
