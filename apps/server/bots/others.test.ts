import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Others } from './others.ts';

test('what each server told last is added up, by owner', () => {
  const others = new Others(1000);
  others.heard(1, 'ada', 2, 0);
  others.heard(2, 'ada', 1, 10);
  others.heard(2, 'ben', 1, 10);
  assert.deepEqual([others.thinkAbout('ada', 20), others.thinkAbout('ben', 20)], [3, 1]);
  others.heard(1, 'ada', 0, 30);
  assert.equal(others.thinkAbout('ada', 40), 1);
  assert.equal(others.thinkAbout('cora', 40), 0);
});

test('a server that is heard of no more holds nobody up for longer than a question takes', () => {
  const others = new Others(1000);
  others.heard(1, 'ada', 2, 0);
  assert.equal(others.thinkAbout('ada', 999), 2);
  assert.equal(others.thinkAbout('ada', 1000), 0);
});
