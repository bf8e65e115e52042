import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandsOf } from './bands.ts';
import * as none from './bands.none.ts';
import { card } from './cards.ts';
import { EDITION } from './edition.ts';
import { frontsOf } from './fronts.ts';
import packageJson from './package.json' with { type: 'json' };
import { BANDS, bandsOfRears, LEAST_KNOWN, meanPlaces } from './strength.ts';

const rearsOf = (edition: number) =>
  frontsOf(edition).map(({ id }) => ({ id, values: card(id, edition)!.values }));

test('bands.json is what the cards of every edition give', () => {
  for (let edition = 1; edition <= EDITION; edition++)
    assert.deepEqual(bandsOf(edition), bandsOfRears(rearsOf(edition)), `edition ${edition}`);
});

test('bands hold the locomotives with enough values, once each, and differ in size by one at most', () => {
  for (let edition = 1; edition <= EDITION; edition++) {
    const bands = bandsOf(edition);
    const enough = rearsOf(edition).filter(({ values }) => Object.keys(values).length >= LEAST_KNOWN);
    assert.equal(bands.length, BANDS);
    assert.deepEqual(bands.flat().toSorted(), enough.map(({ id }) => id).toSorted());
    const sizes = bands.map((band) => band.length);
    assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1, String(sizes));
    assert.ok(Math.min(...sizes) >= 12, 'a Double Header offers twelve of one band');
  }
});

test('the place of a value counts the higher ones among those known, and a band is stronger than the next', () => {
  const mean = meanPlaces([
    { id: 'a', values: { 'grate-area': 9, wheels: 4 } },
    { id: 'b', values: { 'grate-area': 5 } },
    { id: 'c', values: { 'grate-area': 5, wheels: 8 } },
    { id: 'd', values: {} },
  ]);
  assert.deepEqual(
    [...mean].map(([id, place]) => `${id} ${place.toFixed(4)}`),
    ['a 0.2500', 'b 0.3333', 'c 0.1667', 'd 0.0000'],
  );
  const places = meanPlaces(rearsOf(EDITION));
  const bands = bandsOf(EDITION).map((band) => band.map((id) => places.get(id)!));
  for (let i = 1; i < BANDS; i++) assert.ok(Math.max(...bands[i - 1]!) <= Math.min(...bands[i]!), String(i));
});

test('LV-1.6: pages get no bands, for they follow from values', () => {
  assert.equal(packageJson.exports['./bands.ts'].browser, './bands.none.ts');
  assert.deepEqual(none.bandsOf(EDITION).flat(), []);
});
