import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCorrections } from '@turntable/roster/correction.ts';
import { readTyped, type Typed } from './correction.ts';

const TYPED: Typed = { key: 'lengthFt', value: '132', source: ' https://example.org/page ', printed: '' };

test('a value and a source make a line that can be taken', () => {
  const { isMisread, line, fits } = readTyped('some-engine', TYPED);
  assert.deepEqual([isMisread, fits], [false, true]);
  assert.deepEqual(readCorrections(line!), [
    { id: 'some-engine', key: 'lengthFt', value: 132, source: 'https://example.org/page' },
  ]);
});

test('a value with a unit of its own comes in the unit of its key', () => {
  const { line } = readTyped('some-engine', { ...TYPED, value: '40 m', printed: ' 40 m long ' });
  assert.deepEqual(
    readCorrections(line!).map(({ value, printed }) => [value, printed]),
    [[131.234, '40 m long']],
  );
});

test('without a value or a source there is no line, and nothing to complain of', () => {
  for (const missing of [{ value: '  ' }, { source: '' }])
    assert.deepEqual(readTyped('some-engine', { ...TYPED, ...missing }), {
      isMisread: false,
      line: undefined,
      fits: false,
    });
});

test('what is no length is misread; a length that no locomotive has does not fit', () => {
  assert.equal(readTyped('some-engine', { ...TYPED, value: '12 lb' }).isMisread, true);
  const { line, fits } = readTyped('some-engine', { ...TYPED, value: '100000' });
  assert.deepEqual([line !== undefined, fits], [true, false]);
});
