import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCOMOTIVES } from '@turntable/roster/locomotives.ts';
import { statSheet } from '@turntable/roster/stat-sheet.ts';
import { STATISTICS } from '@turntable/roster/statistics.ts';
import { messages } from '../i18n/messages.ts';
import { formulaText, inputText, the, unitBeside, valueText } from './figures.ts';
import { shown } from './units.ts';

const en = messages('en');

test('values are shown in the units of the card, or in metric ones', () => {
  assert.equal(valueText(en, 67500, the('axle-load'), 'us'), '67,500 lb');
  assert.equal(valueText(en, 67500, the('axle-load'), 'metric'), '30.6 t');
  assert.equal(valueText(en, 300, the('boiler-pressure'), 'metric'), '20.7 bar');
  assert.equal(valueText(en, 68, the('driver-diameter'), 'metric'), '1,727 mm');
  assert.equal(valueText(en, 24000, the('water-capacity'), 'metric'), '90.8 m³');
  assert.equal(valueText(en, 135375, the('tractive-effort'), 'metric'), '602.2 kN');
  assert.equal(valueText(en, 1941, the('year-first-built'), 'metric'), '1941');
  assert.equal(valueText(en, 3.99, the('factor-of-adhesion'), 'metric'), '3.99');
});

test('a unit beside a name is in the reader’s language, and none where things are counted', () => {
  const hu = messages('hu');
  assert.deepEqual(
    ['short tons', 'US gal', 'sq ft', 'cylinders', 'year', ''].map((unit) => unitBeside(hu, unit)),
    ['rövid tonna', 'amerikai gallon', 'sq ft', '', '', ''],
  );
});

test('every statistic with a unit has a metric one', () => {
  for (const statistic of STATISTICS) {
    const counted = ['', 'year', 'locomotives', 'wheels', 'axles', 'cylinders'].includes(statistic.unit);
    assert.equal(
      shown(1, statistic, 'metric').unit !== shown(1, statistic, 'us').unit,
      !counted,
      statistic.id,
    );
  }
});

test('formulas and inputs are told without an id', () => {
  for (const locomotive of LOCOMOTIVES)
    for (const line of Object.values(statSheet(locomotive).statistics)) {
      if (line.state !== 'calculated') continue;
      const text = [
        formulaText(en, line.formula),
        ...Object.entries(line.inputs).map(([id, value]) => inputText(en, id, value)),
      ];
      for (const sentence of text) assert.doesNotMatch(sentence, /[a-z]-[a-z]|[a-z][A-Z]/, sentence);
    }
});
