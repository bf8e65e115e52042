import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FEATURES, isFeatureId } from './features.ts';
import { FIGURES, isFigureKey } from './figures.ts';
import { LOCOMOTIVES, locomotive } from './locomotives.ts';
import { PLAUSIBLE } from './plausible.ts';
import { statSheet, valuesOf } from './stat-sheet.ts';
import { statistic, STATISTICS } from './statistics.ts';
import { readWhyte } from './whyte.ts';

const KEYS = new Set(
  'id name class operator country builder designer whyte gaugeIn fuel years raw sources features pages notes'.split(
    ' ',
  ),
);

/**
 * Pages that show somebody else's article: proxies by what they ask with, copies of Wikipedia by how they are filed, others by
 * their hosts; and hosts with a dot at the end.
 */
const MIRROR =
  /[?&]q=http|[?&]q=[A-Z]\w*_|wikipedia_[a-z]+_|:\/\/[^/]+\.(?:[:/]|$)|:\/\/[^/]*(?:ipfs|\.workers\.dev|\.pages\.dev|wikizero|wikimili|wiki2\.|piglix|explained\.today|uncensored-wiki|pinocchiopedia|\.zxc\.wiki|frwiki\.wiki|wiki\.li|wikiup|wikial|wiki7)/;

test('the roster has at least 110 locomotives, each found by an id of its own', () => {
  assert.ok(LOCOMOTIVES.length >= 110);
  assert.equal(new Set(LOCOMOTIVES.map(({ id }) => id)).size, LOCOMOTIVES.length);
  for (const one of LOCOMOTIVES) assert.equal(locomotive(one.id), one);
  assert.equal(locomotive('no-such-engine'), undefined);
});

for (const one of LOCOMOTIVES)
  test(`schema: ${one.id}`, () => {
    for (const key of Object.keys(one)) assert.ok(KEYS.has(key), `unknown key ${key}`);
    assert.match(one.id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const key of ['name', 'class', 'operator', 'builder', 'whyte'] as const)
      assert.ok(typeof one[key] === 'string' && one[key].trim() === one[key] && one[key] !== '', key);
    assert.equal(typeof one.notes, 'string');
    assert.match(one.country, /^[A-Z]{2}$/);
    assert.ok(readWhyte(one.whyte) || one.features.includes('geared'), one.whyte);
    assert.ok(['coal', 'oil', 'wood', 'coke'].includes(one.fuel), one.fuel);
    if (one.gaugeIn !== undefined) assert.ok(one.gaugeIn >= 15 && one.gaugeIn <= 84.25);
    const [first, last] = one.years;
    assert.ok(one.years.length === 2 && first! >= 1802 && first! <= last! && last! <= 2100, 'years');
    for (const feature of one.features) assert.ok(isFeatureId(feature), feature);
    assert.equal(new Set(one.features).size, one.features.length, 'features twice');
    assert.ok(one.pages.length > 0);
    for (const page of one.pages) {
      assert.match(new URL(page).protocol, /^https?:$/);
      assert.doesNotMatch(page, MIRROR, 'the article itself is the page');
    }
    assert.equal(new Set(one.pages).size, one.pages.length, 'pages twice');
    for (const [key, { url, printed }] of Object.entries(one.sources ?? {})) {
      assert.ok(Object.hasOwn(one.raw, key), `${key} has a source and no figure`);
      assert.match(new URL(url).protocol, /^https?:$/);
      assert.doesNotMatch(url, MIRROR, 'a proxy is no source');
      assert.ok(printed === undefined || printed.trim() !== '', key);
    }
    for (const [key, value] of Object.entries(one.raw)) {
      assert.ok(isFigureKey(key), key);
      assert.ok(typeof value === 'number' && Number.isFinite(value) && value >= 0, key);
      if (FIGURES[key] === 'count') assert.ok(Number.isInteger(value), key);
      const id = STATISTICS.find((s) => 'published' in s && s.published === key)?.id;
      const range = id && PLAUSIBLE[id];
      if (range && value > 0) assert.ok(value >= range[0] && value <= range[1], `${key} ${value}`);
      if (range && value === 0) assert.equal(range[2], 'or none', key);
    }
  });

test('LV-1.3 there are forty statistics, each with an id, a unit and its decimals', () => {
  assert.equal(STATISTICS.length, 40);
  assert.equal(new Set(STATISTICS.map(({ id }) => id)).size, 40);
  for (const one of STATISTICS) {
    assert.match(one.id, /^[a-z]+(-[a-z]+)*$/);
    assert.ok([0, 1, 2].includes(one.decimals));
    if ('published' in one && one.published !== 'years[0]') assert.ok(isFigureKey(one.published));
    assert.equal(statistic(one.id), one);
  }
  assert.equal(statistic('number-of-whistles'), undefined);
});

test('features have ids of their own', () => {
  assert.equal(new Set(FEATURES).size, FEATURES.length);
  for (const id of FEATURES) assert.match(id, /^[a-z]+(-[a-z]+)*$/);
});

test('the median locomotive has at least 31 of its 40 values, and no value is negative', () => {
  const known = LOCOMOTIVES.map((one) => {
    const values = Object.values(valuesOf(statSheet(one))).filter((value) => value !== null);
    for (const value of values) assert.ok(value >= 0);
    return values.length;
  });
  known.sort((a, b) => a - b);
  assert.ok(known[Math.floor(known.length / 2)]! >= 31);
});

test('few figures of the roster are flagged, and those contradict one another in their sources too', () => {
  const flagged = LOCOMOTIVES.flatMap((one) =>
    statSheet(one).flags.map(({ statistic: id, reason }) => `${one.id} ${id} ${reason}`),
  );
  assert.deepEqual(flagged, [
    // 5.5 x 16 in cylinders at 51 psi give 390 lbf for all of 6,750 lb.
    'mh-de-witt-clinton factor-of-adhesion adhesion-high',
    // 18 t a axle beside 74.4 t on four of them.
    'csd-498-1 axle-load below-average-axle',
    // The axle load is of another source than the weight on drivers.
    'smr-pashina axle-load below-average-axle',
  ]);
});
