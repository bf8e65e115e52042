import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLastBots } from './last-bots.ts';

test('the last table against bots is read as it was kept', () => {
  const last = { levels: ['easy', 'hard'], options: { sheet: 'small' } };
  assert.deepEqual(readLastBots(JSON.stringify(last)), last);
});

test('anything else that storage holds is no table', () => {
  for (const text of [
    null,
    '',
    '[]',
    'null',
    '{',
    '{"levels":[],"options":{}}',
    '{"levels":[1],"options":{}}',
    '{"levels":["easy"],"options":[]}',
    '{"levels":["easy"]}',
    JSON.stringify({ levels: Array(9).fill('easy'), options: {} }),
  ])
    assert.equal(readLastBots(text), undefined, String(text));
});
