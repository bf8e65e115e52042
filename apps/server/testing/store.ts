import { afterEach, beforeEach, describe } from 'node:test';
import type { Batch, Store, TableRow } from '../storage/storage.ts';

/** What an implementation gives to be tested. */
export interface StoreUnderTest {
  /** A store over the same data each time within one test, whoever has it open already. */
  open(): Promise<Store>;
  /** Removes the data. */
  clean(): Promise<void>;
}

/** The store of the law that runs now. */
export interface At {
  readonly store: Store;
  /** One more over the same data; whoever opens it closes it. */
  open(): Promise<Store>;
  /** Closes it and opens it again, over the same data. */
  again(): Promise<void>;
}

/** Laws that are each tried on a store of their own. */
export function suite(name: string, prepare: () => StoreUnderTest, laws: (at: At) => void): void {
  describe(name, () => {
    let place: StoreUnderTest;
    let store: Store;
    beforeEach(async () => {
      place = prepare();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.clean();
    });
    laws({
      get store() {
        return store;
      },
      open: () => place.open(),
      async again() {
        await store.close();
        store = await place.open();
      },
    });
  });
}

/** A batch that writes nothing. */
export const nothing: Batch = {
  tables: [],
  setups: [],
  entries: [],
  lines: [],
  dues: [],
  jobs: [],
  precedents: [],
  reports: [],
  rated: [],
  visits: [],
  orders: [],
  removed: [],
};

/** A row of a waiting table. */
export const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: `C-${id}`,
  game: 'toy',
  status: 'waiting',
  madeAt: 1000,
  changedAt: 1000,
  version: 1,
  host: 'g-host',
  options: { hidden: true, list: [1, 'ő'] },
  starter: 'lot',
  startWhenFull: false,
  seats: [
    { kind: 'person', name: 'Ádám 🚂', guest: 'g-host', journey: '2026-01-02' },
    { kind: 'open', name: '' },
    { kind: 'bot', name: 'Kandó', level: 'hard' },
  ],
  seed: 'secret',
  commitment: 'hash',
  rematch: null,
  asking: null,
  answered: [],
  ...more,
});
/** A batch that makes tables of these rows. */
export const make = (...rows: TableRow[]): Batch => ({
  ...nothing,
  tables: rows.map((each) => ({ row: each, was: 0 })),
});

/** A job as a batch has it. */
export const job = (key: string, due: number, body = '{}'): Batch['jobs'][number] => ({
  key,
  job: { key, kind: 'digest', due, body },
});
