import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from './parse.ts';

test('an action is read with nothing else on it', () => {
  const cases = [
    { type: 'reserve', sections: ['a', 'b'] },
    { type: 'build', section: 'a' },
    { type: 'close', section: 'a' },
    { type: 'buy', train: 't', sections: [], shape: 's' },
    { type: 'buy', train: 't', sections: ['a'], shape: null },
    { type: 'deal', starter: 1, trains: ['t'], piles: [['a'], [], []], secret: [] },
  ];
  for (const action of cases) assert.deepEqual(parse({ ...action, extra: 1, by: 3 }), action);
  assert.deepEqual(parse({ type: 'buy', train: 't', sections: [] }), {
    type: 'buy',
    train: 't',
    sections: [],
    shape: null,
  });
});

test('what is no action is nothing, and never throws', () => {
  const long = 'x'.repeat(101);
  for (const input of [
    undefined,
    null,
    0,
    'build',
    [],
    {},
    { type: 'pass' },
    { type: 'build' },
    { type: 'build', section: 4 },
    { type: 'build', section: long },
    { type: 'close', section: ['a'] },
    { type: 'reserve', sections: 'a' },
    { type: 'reserve', sections: ['a', 1] },
    { type: 'reserve', sections: new Array<string>(2001).fill('a') },
    { type: 'buy', train: 't' },
    { type: 'buy', train: 3, sections: [] },
    { type: 'buy', train: 't', sections: [], shape: 5 },
    { type: 'deal', starter: 0.5, trains: [], piles: [], secret: [] },
    { type: 'deal', starter: 0, trains: [], piles: ['a'], secret: [] },
    { type: 'constructor' },
    { type: { toString: () => 'build' }, section: 'a' },
  ])
    assert.equal(parse(input), undefined, JSON.stringify(input));
});
