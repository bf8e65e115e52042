import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtBy, FREE, INKED, reservedBy } from '@turntable/games/loko-moto/types.ts';
import { grown } from './growth.ts';

test('a line that was drawn grows above what stood there', () => {
  const { settled, fresh } = grown([FREE, builtBy(1), FREE], [FREE, builtBy(1), reservedBy(2)], true);
  assert.deepEqual([...fresh], [2]);
  assert.deepEqual(settled, [FREE, builtBy(1), FREE]);
});

test('a reservation stays below the pen of whoever builds it, and below nobody else', () => {
  const own = grown([reservedBy(0)], [builtBy(0)], true);
  assert.deepEqual(own.settled, [reservedBy(0)]);
  assert.deepEqual(grown([reservedBy(1)], [builtBy(0)], true).settled, [FREE]);
  assert.deepEqual(grown([builtBy(0)], [INKED], true).settled, [FREE]);
});

test('a line that is turned in keeps its pen until the ink has covered it; one closed by nobody has none', () => {
  const { fresh, pens } = grown([builtBy(1), FREE, builtBy(1)], [INKED, INKED, builtBy(1)], true);
  assert.deepEqual([...fresh], [0, 1]);
  assert.deepEqual([...pens], [[0, builtBy(1)]]);
});

test('what is taken back goes at once, and nothing grows on a map that has just come', () => {
  const back = grown([builtBy(0), builtBy(1)], [builtBy(0), FREE], true);
  assert.equal(back.fresh.size, 0);
  assert.deepEqual(back.settled, [builtBy(0), FREE]);
  assert.equal(grown([FREE], [builtBy(0)], false).fresh.size, 0);
});
