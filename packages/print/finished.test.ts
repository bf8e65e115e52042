import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playedFrom } from './finished.ts';

/** A game of three on a map of one line, which ends with the first move. */
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
  end: { reason: 'resigned', by: 1 },
};

test('LM-5.1 what the rules ended did not stop early, whatever else the record says', () => {
  assert.equal(playedFrom(record, true).end, undefined);
  assert.deepEqual(playedFrom({ ...record, actions: [] }, true).end, record.end);
});
