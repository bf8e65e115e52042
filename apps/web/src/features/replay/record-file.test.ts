import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordText, spokenOf } from './record-file.ts';

test('the text of a file is a record, or it is said why not', () => {
  assert.deepEqual(recordText(' {"format": "turntable/1"}\n'), { record: { format: 'turntable/1' } });
  const broken = recordText('{"format": }');
  assert.ok('problem' in broken && broken.problem === 'json' && broken.detail.length > 0);
  for (const text of ['7', 'null', '"{}"'])
    assert.equal((recordText(text) as { problem: string }).problem, 'json', text);
  const long = recordText(JSON.stringify({ a: 'ő'.repeat(40_000) }));
  assert.ok('problem' in long && long.problem === 'large', 'bytes count, not letters');
  const spaced = recordText(`{"a": 1${' '.repeat(200_000)}}`);
  assert.ok('record' in spaced, 'blanks do not count');
});

test('a file that is nested too deep is no record', () => {
  const deep = `{"notes": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  assert.equal((recordText(deep) as { problem?: string }).problem, 'json');
});

test('an unread record is spoken of whatever it holds', () => {
  const { game, names, byOf } = spokenOf({
    game: 'loko-moto',
    seats: [{ name: 'Ada' }, 7],
    actions: [{ by: 1 }, { by: 'judge' }, null, { by: 'somebody' }],
  });
  assert.deepEqual([game, names], ['loko-moto', ['Ada', 'undefined']]);
  assert.deepEqual([0, 1, 2, 3, 4].map(byOf), [1, 'judge', 'chance', 'chance', 'chance']);
  assert.deepEqual(spokenOf({}).names, []);
  assert.equal(spokenOf({}).isVain(0), false);
});

test('a take-back that is refused has nothing to take back, unless it is that of a judge where there is none', () => {
  const actions = [
    { by: 0, type: 'take-back' },
    { by: 'judge', type: 'take-back' },
    { by: 0, type: 'build' },
  ];
  const vain = (options?: object): boolean[] => [0, 1, 2].map(spokenOf({ options, actions }).isVain);
  assert.deepEqual(vain(), [true, false, false]);
  assert.deepEqual(vain({ judge: false }), [true, false, false]);
  assert.deepEqual(vain({ judge: true }), [true, true, false]);
});
