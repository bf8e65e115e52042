import type { Item } from '@turntable/match/match.ts';
import { Overtaken, type LocalRow, type LocalStore } from './row.ts';

const NAME = 'turntable.local';
const VERSION = 1;
const TABLES = 'tables';
const ITEMS = 'items';

interface StoredItem {
  readonly table: string;
  readonly seq: number;
  readonly item: Item;
}

/** Tables in the browser's own database (IndexedDB). */
export async function openStore(): Promise<LocalStore> {
  const database = await opened();
  const of = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);
  return {
    rows: () => answer<LocalRow[]>(database.transaction(TABLES).objectStore(TABLES).getAll()),
    row: (id) => answer<LocalRow | undefined>(database.transaction(TABLES).objectStore(TABLES).get(id)),
    async log(id) {
      const items = database.transaction(ITEMS).objectStore(ITEMS).getAll(of(id));
      return (await answer<StoredItem[]>(items)).map(({ item }) => item);
    },
    async append(row, from, items) {
      const change = database.transaction([TABLES, ITEMS], 'readwrite', { durability: 'strict' });
      const done = finished(change);
      let gone = false;
      if (from > 0) {
        const before = change.objectStore(ITEMS).getKey([row.id, from - 1]);
        before.onsuccess = () => {
          gone = before.result === undefined;
          if (gone) change.abort();
        };
      }
      // `add` refuses a number that is there: two tabs cannot both go on from the same move.
      for (const [i, item] of items.entries())
        change.objectStore(ITEMS).add({ table: row.id, seq: from + i, item } satisfies StoredItem);
      change.objectStore(TABLES).put(row);
      await done.catch((error: unknown) => {
        throw gone ? new Overtaken() : error;
      });
    },
    async remove(id) {
      const change = database.transaction([TABLES, ITEMS], 'readwrite');
      const done = finished(change);
      change.objectStore(TABLES).delete(id);
      change.objectStore(ITEMS).delete(of(id));
      await done;
    },
  };
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.result.createObjectStore(ITEMS, { keyPath: ['table', 'seq'] });
  };
  return answer(request);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
  });
}

function finished(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => {
      const { error } = change;
      reject(error?.name === 'ConstraintError' ? new Overtaken() : (error ?? new Error('nothing was kept')));
    };
  });
}
