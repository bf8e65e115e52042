import test from 'node:test';
import assert from 'node:assert/strict';
import {
  readEach,
  readFlag,
  readList,
  readObject,
  readOneOf,
  readText,
  readWhole,
  readWords,
} from './read.ts';

const says = (read: () => unknown, message: string): void =>
  assert.throws(read, { name: 'RecordError', message });

test('each reader passes what it expects', () => {
  assert.deepEqual(readObject({ a: 1 }, 'x'), { a: 1 });
  assert.deepEqual(readList([1], 'x'), [1]);
  assert.deepEqual(
    readEach(['a', 'b'], 'x', (item, place) => `${place}=${String(item)}`),
    ['x[0]=a', 'x[1]=b'],
  );
  assert.equal(readWhole(5, 'x', 0, 5), 5);
  assert.equal(readText('', 'x'), '');
  assert.equal(readFlag(false, 'x', true), false);
  assert.equal(readFlag(undefined, 'x', true), true);
  assert.equal(readOneOf('b', 'x', ['a', 'b']), 'b');
  assert.equal(readWords('  two words ', 'x'), 'two words');
});

test('each reader says the place and what it expected', () => {
  for (const value of [null, [], 'a', 1, undefined])
    says(() => readObject(value, 'a.b'), 'a.b: expected an object');
  says(() => readList({ length: 0 }, 'x', 'a list of cards'), 'x: expected a list of cards');
  for (const value of ['1', 1.5, NaN, Infinity, 2 ** 53, null])
    says(() => readWhole(value, 'x'), 'x: expected a whole number');
  says(() => readWhole(-1, 'x', 0), 'x: expected a whole number of at least 0');
  says(() => readWhole(6, 'x', 0, 5), 'x: expected a whole number from 0 to 5');
  says(() => readText(1, 'x'), 'x: expected a text');
  says(() => readFlag(undefined, 'x'), 'x: expected true or false');
  says(() => readOneOf('c', 'x', ['a', 'b']), 'x: expected "a", "b"');
});

test('the zero below zero that JSON knows is read as zero', () => {
  assert.ok(Object.is(readWhole(JSON.parse('-0'), 'x'), 0));
});

test('words are counted in characters, not in code units', () => {
  assert.equal(readWords('🚂'.repeat(200), 'x').length, 400);
  says(() => readWords('🚂'.repeat(201), 'x'), 'x: expected 1 to 200 characters');
  says(() => readWords(' \n\t ', 'x'), 'x: expected 1 to 200 characters');
});

test('words are clean: what others read has no controls, no marks of direction, and is not blank', () => {
  assert.equal(
    readWords('The \u202eevitpac\u202c one\n\u001b[2J\u0007\u0000 end', 'x'),
    'The evitpac one [2J end',
  );
  says(() => readWords('\u2800\u3164', 'x'), 'x: expected 1 to 200 characters');
});
