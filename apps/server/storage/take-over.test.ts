import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeOver } from './take-over.ts';

interface Row {
  readonly n: number;
}

test('what is stored otherwise is taken over, what is gone is forgotten, and what changes meanwhile stays', async () => {
  const known = new Map<string, Row>(
    Object.entries({ same: { n: 1 }, other: { n: 1 }, gone: { n: 1 }, left: { n: 1 }, chosen: { n: 1 } }),
  );
  const stored = new Map<string, Row>(
    Object.entries({
      same: { n: 1 },
      other: { n: 2 },
      left: { n: 1 },
      chosen: { n: 2 },
      new: { n: 3 },
      made: { n: 3 },
    }),
  );
  const heard: Record<string, Row | null> = {};
  const reading = Promise.withResolvers<ReadonlyMap<string, Row>>();
  const done = takeOver(
    known,
    () => reading.promise,
    (key, row) => (heard[key] = row),
  );
  known.delete('left');
  known.set('chosen', { n: 4 });
  known.set('made', { n: 4 });
  reading.resolve(stored);
  await done;
  assert.deepEqual(heard, { other: { n: 2 }, gone: null, new: { n: 3 } });
});
