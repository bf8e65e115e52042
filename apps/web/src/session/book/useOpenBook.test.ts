import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook, type Ran } from '../../device/testing/hook.ts';
import type { AnyBook, StoredBook } from './store.ts';
import type { Keeping, OpenBookOf } from './useOpenBook.ts';

openDocument();

/** The device's database, as far as books use it: a transaction is done once nothing is asked of it any more. */
const disk = { books: new Map<string, StoredBook>(), full: false };
function answered<Result>(
  result: () => Result,
  after = (): void => {},
): { result?: Result; onsuccess?(): void } {
  const request: { result?: Result; onsuccess?(): void } = {};
  queueMicrotask(() => {
    request.result = result();
    request.onsuccess?.();
    after();
  });
  return request;
}
function transaction() {
  const changes = new Map<string, StoredBook>();
  let open = 0;
  const settle = (): void => {
    if (open > 0) return;
    if (disk.full && changes.size > 0) return done.onabort?.();
    for (const [id, book] of changes) disk.books.set(id, book);
    done.oncomplete?.();
  };
  const ask = <Result>(result: () => Result) => {
    open++;
    return answered(result, () => {
      open--;
      queueMicrotask(settle);
    });
  };
  const done: { [key: string]: unknown; oncomplete?(): void; onabort?(): void } = {
    error: new Error('QuotaExceededError'),
    objectStore: () => ({
      get: (id: string) => ask(() => disk.books.get(id)),
      put: (book: StoredBook) => ask(() => void changes.set(book.id, structuredClone(book))),
    }),
  };
  return done;
}
Object.assign(globalThis, { indexedDB: { open: () => answered(() => ({ transaction })) } });

const { announcer, dismissNotice } = await import('../../ui/announce.ts');
const { learnAll } = await import('../../i18n/languages.ts');
const { useOpenBook } = await import('./useOpenBook.ts');

/** A page is the number of its taps; a tap `illegal` is against a rule. */
const keeping: Keeping<AnyBook, number> = {
  pageOf: ({ taps }) => taps.length,
  isOver: () => false,
  press: (_, page, { tap }) =>
    tap.t === 'illegal' && !('anyway' in tap) ? { objection: { clause: 'LM-2.3' } } : { page: page + 1 },
};
const load = (): Promise<Keeping<AnyBook, number>> => Promise.resolve(keeping);
type Tab = Ran<typeof load, OpenBookOf<AnyBook, number> | null | undefined>;

const blank = (id: string): StoredBook => ({
  id,
  setup: { game: 'loko-moto', names: ['Ada', 'Béla'], kept: { by: 0 } },
  taps: [],
  undone: [],
  clock: { elapsed: 0, since: null },
  at: 0,
});
/** All that waits for the database alone has come. */
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
async function tab(id: string, how = load): Promise<Tab> {
  const opened = await runHook((given: typeof load) => useOpenBook(id, given), how);
  await opened.does(rest);
  return opened;
}
async function tapped(at: Tab, ...taps: readonly string[]): Promise<void> {
  await at.does((book) => {
    for (const t of taps) book!.tap({ t });
    return rest();
  });
}
const stored = (id: string): readonly string[] => disk.books.get(id)!.taps.map(({ tap }) => tap.t);
const shown = ({ value }: Tab): readonly string[] => value!.book.taps.map(({ tap }) => tap.t);
const noticed = (): string => {
  const text = announcer.getSnapshot().notice?.text ?? '';
  dismissNotice();
  return text;
};

test('a book that another tab wrote is taken from the device again: nothing tapped on the old page is written', async () => {
  await learnAll();
  disk.books.set('two', blank('two'));
  await using a = await tab('two');
  await using b = await tab('two');
  await tapped(a, 'a1', 'a2', 'a3');
  assert.deepEqual(stored('two'), ['a1', 'a2', 'a3']);
  assert.equal(noticed(), '');
  await tapped(b, 'b1', 'b2');
  assert.deepEqual(stored('two'), ['a1', 'a2', 'a3']);
  assert.deepEqual(shown(b), ['a1', 'a2', 'a3']);
  assert.match(noticed(), /another tab/);
  await tapped(b, 'b3');
  assert.deepEqual(stored('two'), ['a1', 'a2', 'a3', 'b3']);
  await a.does((book) => {
    book!.undo();
    return rest();
  });
  assert.deepEqual(stored('two'), ['a1', 'a2', 'a3', 'b3']);
  assert.match(noticed(), /another tab/);
});

test('a clock that was stopped in another tab is not started by a stale one', async () => {
  disk.books.set('clock', blank('clock'));
  await using a = await tab('clock');
  await using b = await tab('clock');
  const pause = (at: Tab): Promise<void> =>
    at.does((book) => {
      book!.pause();
      return rest();
    });
  await pause(a);
  await pause(b);
  assert.notEqual(disk.books.get('clock')!.clock.since, null);
  assert.notEqual(b.value!.book.clock.since, null);
  assert.match(noticed(), /another tab/);
});

test('a book that was thrown away in another tab does not come back', async () => {
  disk.books.set('gone', blank('gone'));
  await using a = await tab('gone');
  disk.books.delete('gone');
  await tapped(a, 'a1');
  assert.equal(a.value, null);
  assert.equal(disk.books.has('gone'), false);
});

test('a second tap on “Write it anyway” writes nothing, and “No” leaves what was stored', async () => {
  disk.books.set('twice', blank('twice'));
  await using a = await tab('twice');
  await tapped(a, 'illegal');
  assert.deepEqual(a.value!.asked?.objection, { clause: 'LM-2.3' });
  await a.does((book) => {
    book!.anyway();
    book!.anyway();
    return rest();
  });
  assert.deepEqual(stored('twice'), ['illegal']);
  assert.equal(a.value!.asked, null);
  await tapped(a, 'illegal');
  await a.does(async (book) => {
    book!.anyway();
    await book!.settled();
    book!.never();
  });
  await tapped(a, 'a1');
  assert.deepEqual(stored('twice'), ['illegal', 'illegal', 'a1']);
  assert.deepEqual(shown(a), ['illegal', 'illegal', 'a1']);
});

test('a tap that the device does not store is not shown, and a notice says so', async (t) => {
  t.mock.method(console, 'error', () => {});
  disk.books.set('full', blank('full'));
  await using a = await tab('full');
  disk.full = true;
  await tapped(a, 'a1');
  disk.full = false;
  assert.deepEqual(shown(a), []);
  assert.match(noticed(), /did not store/);
  await tapped(a, 'a2');
  assert.deepEqual(shown(a), ['a2']);
  assert.equal(noticed(), '');
});

test('rules that do not come, or refuse the book’s setup, break its page instead of letting it load for ever', async (t) => {
  t.mock.method(console, 'error', () => {});
  disk.books.set('broken', blank('broken'));
  const away = (): Promise<never> => Promise.reject(new Error('unfetched'));
  await assert.rejects(tab('broken', away), /unfetched/);
  const refused = (): never => {
    throw new Error('no setup');
  };
  await assert.rejects(
    tab('broken', () => Promise.resolve({ ...keeping, pageOf: refused })),
    /no setup/,
  );
});
