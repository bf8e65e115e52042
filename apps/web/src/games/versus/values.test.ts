import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../i18n/messages.ts';
import { cardText, leadText, runText } from './values.ts';

test('a lead is the difference of the values on the cards, in the reader’s units', () => {
  const en = messages('en');
  assert.equal(leadText(en, 'maximum-speed', [126, 120], 'us'), '6 mph');
  assert.equal(leadText(en, 'maximum-speed', [120, 126], 'metric'), '10 km/h');
  assert.equal(leadText(en, 'wheels', [16, 12], 'metric'), '4');
  assert.equal(leadText(en, 'year-first-built', [1938, 1903], 'metric'), null);
  assert.equal(leadText(en, 'maximum-speed', ['infinity', 120], 'metric'), null);
  assert.equal(leadText(en, 'maximum-speed', [null, 120], 'metric'), null);
  assert.equal(leadText(en, 'grate-area', [41.2, 41.2], 'metric'), null);
  assert.equal(leadText(en, 'engine-weight', [250_000, 250_050], 'metric'), '50 lb', 'none in tonnes');
});

test('two values that differ and would read alike have what their cards say beside them', () => {
  const en = messages('en');
  assert.equal(cardText(en, 'engine-weight', 250_000, 250_050, 'metric'), '250,000 lb', 'both are 113.4 t');
  assert.equal(cardText(en, 'engine-weight', 250_050, 250_000, 'metric'), '250,050 lb');
  assert.equal(cardText(en, 'engine-weight', 250_000, 250_050, 'us'), null, 'they read unlike');
  assert.equal(cardText(en, 'engine-weight', 250_000, 260_000, 'metric'), null, 'they read unlike');
  assert.equal(cardText(en, 'engine-weight', 250_000, 250_000, 'metric'), null, 'a tie');
  assert.equal(cardText(en, 'engine-weight', 250_000, null, 'metric'), null, 'the other is not read out');
  assert.equal(cardText(en, 'engine-weight', 'infinity', 250_000, 'metric'), null);
  assert.equal(runText(en, 'engine-weight', [250_000, 250_050], 1, 'metric'), '113.4 t (250,050 lb)');
  assert.equal(runText(en, 'maximum-speed', [126, null], 0, 'metric'), '203 km/h');
  assert.equal(runText(en, 'maximum-speed', [126, null], 1, 'metric'), null);
});
