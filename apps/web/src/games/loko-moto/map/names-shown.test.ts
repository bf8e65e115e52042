import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHEET_NAMES } from '@turntable/pictures/loko-moto/terrain/names.ts';
import { LEAST_LETTERS, namesShown, placedSize, stepped } from './names-shown.ts';

const given = SHEET_NAMES['standard']!;
const readable = LEAST_LETTERS / given.near.size;

test('all names stand where there is a frame or their letters can be read, else the main ones', () => {
  assert.equal(namesShown('standard', false, { framed: true, scale: 0.1, nearness: 1 })!.set, given.near);
  assert.equal(
    namesShown('standard', false, { framed: false, scale: readable * 1.01, nearness: 1 })!.set,
    given.near,
  );
  assert.equal(
    namesShown('standard', false, { framed: false, scale: readable * 0.99, nearness: 1 })!.set,
    given.far,
  );
});

test('on the smallest phone all names stand from 1.4 times on', () => {
  const small = { framed: false, scale: readable * 0.5 };
  assert.equal(namesShown('standard', false, { ...small, nearness: 1.39 })!.set, given.far);
  assert.equal(namesShown('standard', false, { ...small, nearness: 1.4 })!.set, given.near);
});

test('on the square map names stay readable on the smallest phone', () => {
  // 360 × 640 shows 100 units in 29 pixels, 390 × 844 in 36.
  const letters = (scale: number): number => {
    const { set, shrunk } = namesShown('square', false, { framed: false, scale, nearness: 1 })!;
    return set.size * shrunk * scale;
  };
  for (const scale of [0.29, 0.3, 0.34, 0.36, 0.4]) assert.ok(letters(scale) >= LEAST_LETTERS, String(scale));
  const [small, large] = [0.29, 0.36].map(
    (scale) => namesShown('square', false, { framed: false, scale, nearness: 1 })!.set,
  );
  assert.equal(
    large,
    SHEET_NAMES['square']!.far,
    'where the main ones can be read they are shown as they are',
  );
  for (const station of Object.keys(large!.places)) assert.ok(small!.places[station], station);
});

test('names as they are today are shown where they are wished and known', () => {
  assert.equal(
    namesShown('standard', true, { framed: true, scale: 1, nearness: 1 })!.set,
    (given.local ?? given).near,
  );
  assert.equal(namesShown('no such sheet', true, { framed: true, scale: 1, nearness: 1 }), undefined);
});

test('letters grow no further than they should, in steps of an eighth', () => {
  assert.equal(namesShown('standard', false, { framed: true, scale: 0.5, nearness: 1 })!.shrunk, 1);
  const { shrunk } = namesShown('standard', false, {
    framed: true,
    scale: 34 / given.near.size,
    nearness: 1,
  })!;
  assert.equal(shrunk, 0.5);
  assert.deepEqual([stepped(0.93), stepped(0.94)], [0.875, 1]);
});

test('names of a map of one’s own are readable from afar, and grow no further when the map is near', () => {
  assert.equal(placedSize(0.35), 22);
  assert.equal(placedSize(1), 11);
  assert.deepEqual([placedSize(1.7), placedSize(4)], [10, 4]);
});
