import assert from 'node:assert/strict';
import { test } from 'node:test';
import { row } from '../../testing/store.ts';
import { withoutPerson } from './person.ts';

test('a yes that somebody said to a judge goes with them', () => {
  const ask = { id: 1, guest: 'eve', name: 'Eve', as: 'judge' } as const;
  const asked = (...yes: string[]) => ({ guest: null, name: '', asks: [{ ...ask, yes }] });
  const stored = { row: row('t', { judge: asked('zsofi', 'ben') }), setup: null, due: null };
  const nothing = { entries: [], events: [], visits: [], orders: [] };
  const { judge } = withoutPerson({ ...stored, ...nothing }, 'zsofi', new Set()).row;
  assert.deepEqual(judge, asked('ben'));
});
