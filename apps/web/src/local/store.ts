import type { Item } from '@turntable/match/match.ts';
import { databaseOf } from './database.ts';
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

const database = databaseOf(NAME, VERSION, (made) => {
  made.createObjectStore(TABLES, { keyPath: 'id' });
  made.createObjectStore(ITEMS, { keyPath: ['table', 'seq'] });
});

/** Tables in the browser's own database (IndexedDB); whatever is asked of it rejects while there is none. */
export function localStore(): LocalStore {
  const read = async <Result>(store: string, ask: (all: IDBObjectStore) => IDBRequest): Promise<Result> =>
    answer<Result>(ask((await database()).transaction(store).objectStore(store)));
  const of = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);
  return {
    rows: () => read<LocalRow[]>(TABLES, (all) => all.getAll()),
    row: (id) => read<LocalRow | undefined>(TABLES, (all) => all.get(id)),
    async log(id) {
      const items = await read<StoredItem[]>(ITEMS, (all) => all.getAll(of(id)));
      return items.map(({ item }) => item);
    },
    async append(row, from, items) {
      const change = (await database()).transaction([TABLES, ITEMS], 'readwrite', { durability: 'strict' });
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
      const change = (await database()).transaction([TABLES, ITEMS], 'readwrite');
      const done = finished(change);
      change.objectStore(TABLES).delete(id);
      change.objectStore(ITEMS).delete(of(id));
      await done;
    },
  };
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
