import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../i18n/messages.ts';
import { leadText } from './values.ts';

test('a lead is the difference of the values on the cards, in the reader’s units', () => {
  const en = messages('en');
  assert.equal(leadText(en, 'maximum-speed', [126, 120], 'us'), '6 mph');
  assert.equal(leadText(en, 'maximum-speed', [120, 126], 'metric'), '10 km/h');
  assert.equal(leadText(en, 'wheels', [16, 12], 'metric'), '4');
  assert.equal(leadText(en, 'year-first-built', [1938, 1903], 'metric'), null);
  assert.equal(leadText(en, 'maximum-speed', ['infinity', 120], 'metric'), null);
  assert.equal(leadText(en, 'maximum-speed', [null, 120], 'metric'), null);
  assert.equal(leadText(en, 'grate-area', [41.2, 41.2], 'metric'), null);
});
