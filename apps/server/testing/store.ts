import { afterEach, beforeEach, describe } from 'node:test';
import type { RatedGame } from '../storage/rating-rows.ts';
import type {
  AccessSlice,
  EntryRow,
  PrecedentRow,
  ReportRow,
  SocialSlice,
  TableRow,
  TempoSlice,
} from '../storage/rows.ts';
import type { Batch, Store, Write } from '../storage/store.ts';

/** What an implementation gives to be tested. */
export interface StoreUnderTest {
  /** A store over the same data each time within one test, whoever has it open already. */
  open(): Promise<Store>;
  /** Removes the data. */
  clean(): Promise<void>;
}

/** The store of the law that runs now. */
interface At {
  readonly store: Store;
  /** Commits to it. */
  commit(writes: Writes): Promise<void>;
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
      commit: (writes) => store.commit(batchOf(writes)),
      open: () => place.open(),
      async again() {
        await store.close();
        store = await place.open();
      },
    });
  });
}

type Of<K extends Write['kind']> = Omit<Extract<Write, { kind: K }>, 'kind'>;

/** Writes by their kinds, to be put together from parts. */
export interface Writes {
  readonly tables?: readonly Of<'table'>[];
  readonly setups?: readonly Of<'setup'>[];
  readonly entries?: readonly EntryRow[];
  readonly events?: readonly Of<'event'>[];
  readonly dues?: readonly Of<'due'>[];
  readonly jobs?: readonly Of<'job'>[];
  readonly precedents?: readonly PrecedentRow[];
  /** Rulings that were taken back. */
  readonly struck?: readonly PrecedentRow[];
  readonly visits?: readonly Of<'visit'>[];
  readonly reports?: readonly ReportRow[];
  readonly orders?: readonly Of<'orders'>[];
  readonly rated?: readonly RatedGame[];
  readonly settings?: readonly Of<'settings'>[];
  readonly channels?: readonly Of<'channel'>[];
  readonly removed?: readonly string[];
}

/** The writes as a store takes them. */
export function batchOf(writes: Writes): Batch {
  const all = <K extends Write['kind']>(kind: K, items: readonly Of<K>[] = []): Write[] =>
    items.map((item) => ({ kind, ...item }) as unknown as Write);
  return [
    ...all('table', writes.tables),
    ...all('setup', writes.setups),
    ...all(
      'entry',
      writes.entries?.map((entry) => ({ entry })),
    ),
    ...all('event', writes.events),
    ...all('due', writes.dues),
    ...all('job', writes.jobs),
    ...all(
      'precedent',
      writes.precedents?.map((precedent) => ({ precedent })),
    ),
    ...all(
      'precedent',
      writes.struck?.map((precedent) => ({ precedent, gone: true as const })),
    ),
    ...all('visit', writes.visits),
    ...all(
      'report',
      writes.reports?.map((report) => ({ report })),
    ),
    ...all('orders', writes.orders),
    ...all(
      'rated',
      writes.rated?.map((game) => ({ game })),
    ),
    ...all('settings', writes.settings),
    ...all('channel', writes.channels),
    ...all(
      'removed',
      writes.removed?.map((table) => ({ table })),
    ),
  ];
}

/** What a test says of a row; of the slices only what matters to it. */
export type RowParts = Partial<Omit<TableRow, 'tempo' | 'access' | 'social'>> & {
  readonly tempo?: Partial<TempoSlice>;
  readonly access?: Partial<AccessSlice>;
  readonly social?: Partial<SocialSlice>;
};

/** A row of a waiting table. */
export const row = (id: string, { tempo, access, social, ...more }: RowParts = {}): TableRow => ({
  id,
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
  tempo: {
    kind: 'live',
    clock: null,
    factors: null,
    clocks: null,
    answerSeconds: 0,
    answers: null,
    ...tempo,
  },
  access: { code: `C-${id}`, admission: 'code', watch: false, links: [], ...access },
  judge: null,
  picks: null,
  rated: null,
  social: { chat: null, mutes: [], ...social },
  ...more,
});

/** Writes that make tables of these rows. */
export const make = (...rows: TableRow[]): Writes => ({
  tables: rows.map((each) => ({ row: each, was: 0 })),
});

/** A job as a batch has it. */
export const job = (key: string, due: number, body = '{}'): Of<'job'> => ({
  key,
  job: { key, kind: 'digest', due, body },
});
