import type { Kept } from '@turntable/engine';
import { databaseOf } from '../../local/database.ts';
import { Overtaken } from '../../local/row.ts';
import type { Taps } from './taps.ts';

/** The device's database of books. */
export const BOOKS_NAME = 'turntable.books';
const BOOKS = 'books';

/** The book of any game: its first page, and what was tapped. */
export interface AnyBook extends Taps {
  readonly id: string;
  readonly setup: {
    readonly game: string;
    /** In seat order. */
    readonly names: readonly string[];
    readonly kept: Kept;
  };
}
/** A book as it is stored on the device, with its clock. */
export type StoredBook<Kind extends AnyBook = AnyBook> = Kind & {
  readonly clock: BookClock;
  /** When it was last written (ms since 1970): later at each write, whatever the device's clock says. */
  readonly at: number;
};
/** The game clock: what it shows, and since when it runs (ms since 1970); null: it stands. */
export interface BookClock {
  readonly elapsed: number;
  readonly since: number | null;
  /** Seconds for a turn; it only warns. */
  readonly turn?: number;
  readonly turnSince?: number;
}

/** Milliseconds on the clock at a time. */
export function shown({ elapsed, since }: BookClock, now: number): number {
  return elapsed + (since === null ? 0 : Math.max(0, now - since));
}
/** Seconds left of the turn at a time (ms since 1970), 0 and less when it is over; undefined while the clock stands or no turn is timed. */
export function turnLeft({ turn, since, turnSince }: BookClock, now: number): number | undefined {
  if (turn === undefined || since === null) return undefined;
  // A page's time is up to a second old, or older where the clock stood.
  return turn - Math.floor(Math.max(0, now - Math.max(turnSince ?? since, since)) / 1000);
}
/** The whole minute on the clock at a time (ms since 1970). */
export const minuteOf = (clock: BookClock, now: number): number => Math.floor(shown(clock, now) / 60_000);

/** Stops a running clock, and starts a stopped one. */
export function toggled(clock: BookClock, now: number): BookClock {
  return clock.since === null
    ? { ...clock, since: now }
    : { ...clock, elapsed: shown(clock, now), since: null };
}

/** The clock after what was written at a time (ms since 1970): the end of a game stops it; one that goes on after all starts it. */
export function clockAfter(clock: BookClock, wasOver: boolean, isOver: boolean, now: number): BookClock {
  const stands = clock.since === null;
  return isOver !== wasOver && isOver !== stands ? toggled(clock, now) : clock;
}

/** An id that no other book of this device has. */
export const newId = (now: number): string =>
  `${now.toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

const database = databaseOf(BOOKS_NAME, 1, (made) => made.createObjectStore(BOOKS, { keyPath: 'id' }));

async function change(what: (books: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(BOOKS, 'readwrite', { durability: 'strict' });
  what(transaction.objectStore(BOOKS));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was kept'));
  });
}

function read<Result>(ask: (books: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  return database().then(
    (opened) =>
      new Promise((resolve, reject) => {
        const request = ask(opened.transaction(BOOKS).objectStore(BOOKS));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
      }),
  );
}

/** Stores a new book; resolves when it is stored, so that nothing is shown before. */
export const keepBook = (book: StoredBook): Promise<void> => change((books) => books.put(book));

/** Stores what became of the book of time `held`; rejects with `Overtaken` if another tab wrote it since, or threw it away. */
export async function keepNext(book: StoredBook, held: number): Promise<void> {
  let overtaken = false;
  await change((books) => {
    const stored: IDBRequest<StoredBook | undefined> = books.get(book.id);
    stored.onsuccess = () => {
      overtaken = stored.result?.at !== held;
      if (!overtaken) books.put(book);
    };
  });
  if (overtaken) throw new Overtaken();
}
/** Deletes a book from the device; resolves when it is gone. */
export const forgetBook = (id: string): Promise<void> => change((books) => books.delete(id));
/** The book of that id; undefined if the device has none. */
export const bookOf = (id: string): Promise<StoredBook | undefined> =>
  read<StoredBook | undefined>((books) => books.get(id));

/** All books of the device, the latest first. */
export async function books(): Promise<readonly StoredBook[]> {
  const all = await read<StoredBook[]>((each) => each.getAll());
  return all.sort((a, b) => b.at - a.at);
}
