import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldOf } from './folds.ts';

test('DH-2.2 DH-2.3 DH-3.3 LD-2.1: during a call only the best stand open; weaker, called, barred and unknown ones fold away', () => {
  const shown = new Set(['best', 'picked']);
  assert.equal(foldOf({ id: 'best', state: 'open', value: 9 }, shown), null);
  assert.equal(foldOf({ id: 'other', state: 'open', value: 3 }, shown), 'weaker');
  assert.equal(foldOf({ id: 'called', state: 'called', value: 3 }, shown), 'called');
  assert.equal(foldOf({ id: 'vetoed', state: 'barred', value: 3 }, shown), 'barred');
  assert.equal(foldOf({ id: 'blank', state: 'barred', value: null }, shown), 'unknown');
  assert.equal(foldOf({ id: 'picked', state: 'barred', value: 3 }, shown), null);
  assert.equal(foldOf({ id: 'none asks', state: 'idle', value: 3 }, shown), null);
});
