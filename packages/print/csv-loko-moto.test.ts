import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokoMotoRecordCsv } from './csv-loko-moto.ts';
import { playedFrom } from './finished.ts';
import { ONE_LINE } from './one-line.node.ts';
import { wordsOf } from './words.ts';

test('LM-4.1 the columns of a record as CSV add up: lines that are left cost a point each', () => {
  const rows = lokoMotoRecordCsv(wordsOf('en'), playedFrom(ONE_LINE, true)).split('\r\n');
  assert.deepEqual(rows.slice(-3), ['Lines left,-1,0,0', 'Total,-1,0,0', '']);
});
