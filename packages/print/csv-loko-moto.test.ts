import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokoMotoRecordCsv } from './csv-loko-moto.ts';
import { playedFrom } from './finished.ts';
import { wordsOf } from './words.ts';

/** A game on a map of one line, which ends with the first move: whoever drew it has it left. */
const record = {
  format: 'turntable/1',
  game: 'loko-moto',
  seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cili' }],
  setup: {
    map: {
      lattice: 'square',
      stations: [
        { id: 'a', name: 'A', at: [0, 0] },
        { id: 'b', name: 'B', at: [1, 0] },
      ],
      sections: [['a', 'b']],
    },
    trains: [],
    shapes: { 1: [], 2: [], 3: [] },
  },
  actions: [{ by: 0, type: 'build', section: 'a-b' }],
};

test('LM-4.1 the columns of a record as CSV add up: lines that are left cost a point each', () => {
  const rows = lokoMotoRecordCsv(wordsOf('en'), playedFrom(record, true)).split('\r\n');
  assert.deepEqual(rows.slice(-3), ['Lines left,-1,0,0', 'Total,-1,0,0', '']);
});
