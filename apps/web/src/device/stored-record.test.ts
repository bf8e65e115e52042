import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { storedRecord, storeRecord } from './stored-record.ts';

/** The storage of a tab that holds that much text at most; null: it may not be touched. */
function storageOf(most: number | null): void {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem(key: string, text: string) {
      if (text.length > most!) throw new DOMException('no room', 'QuotaExceededError');
      held.set(key, text);
    },
  };
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      if (most === null) throw new DOMException('denied', 'SecurityError');
      return storage;
    },
  });
}
afterEach(() => storeRecord(null));

test('a record is there for the next page where the browser stores nothing', () => {
  storageOf(null);
  assert.equal(storedRecord(), null);
  storeRecord('{"game":"loko-moto"}');
  assert.equal(storedRecord(), '{"game":"loko-moto"}');
  storeRecord(null);
  assert.equal(storedRecord(), null);
});

test('a record for which there is no room is shown, and not the one before it', () => {
  storageOf(10);
  storeRecord('{"n":1}');
  assert.equal(storedRecord(), '{"n":1}');
  storeRecord('{"n":2,"more":"than fits"}');
  assert.equal(storedRecord(), '{"n":2,"more":"than fits"}');
  storeRecord('{"n":3}');
  assert.equal(storedRecord(), '{"n":3}');
});
