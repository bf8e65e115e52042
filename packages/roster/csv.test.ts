import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CsvError, readCsv } from './csv.ts';

const cells = (text: string) => readCsv(text).map((row) => row.cells);

test('cells, quotes and line ends', () => {
  assert.deepEqual(cells('a,b\r\n1,2\r\n'), [
    ['a', 'b'],
    ['1', '2'],
  ]);
  assert.deepEqual(cells('a,b\n"6 ft, 2 in","5\'2"""'), [
    ['a', 'b'],
    ['6 ft, 2 in', '5\'2"'],
  ]);
  assert.deepEqual(cells('a,b\n,\n1,\n'), [
    ['a', 'b'],
    ['1', ''],
  ]);
  assert.deepEqual(cells('\ufeffa\r1'), [['a'], ['1']]);
  assert.deepEqual(cells(''), []);
});

test('the separator is what the header has most of', () => {
  assert.deepEqual(cells('a;b;c\n1,5;2;3'), [
    ['a', 'b', 'c'],
    ['1,5', '2', '3'],
  ]);
  assert.deepEqual(cells('a\tb\n1,5\t2'), [
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});

test('rows know the line they begin on', () => {
  assert.deepEqual(
    readCsv('a,b\n"x\ny",1\n\n2,3').map((row) => row.line),
    [1, 2, 5],
  );
});

test('broken quotes are refused with their line', () => {
  assert.throws(() => readCsv('a,b\n"x,1\n'), new CsvError(2, 'expected a closing quote'));
  assert.throws(() => readCsv('a,b\n"x"y,1\n'), { line: 2 });
});

test('what is written as CSV is read back', () => {
  const cell = fc.string({ minLength: 1 }).map((text) => text.replace(/\r/g, ''));
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(rows, (content) => {
      const all = [['a', 'b'], ...content];
      const text = all
        .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
        .join('\n');
      assert.deepEqual(
        cells(text),
        all.filter((row) => row.some((value) => value !== '')),
      );
    }),
  );
});

test('a quoted cell of many megabytes is read', () => {
  const long = 'a'.repeat(10_000_000);
  assert.equal(readCsv(`name,whyte\n"${long}",4-6-2\n`)[1]!.cells[0]!.length, long.length);
});
