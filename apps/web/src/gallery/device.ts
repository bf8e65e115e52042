import { BOOKS_NAME, type StoredBook } from '../session/book/store.ts';

/** The books on the device of the gallery, by id. */
const books = new Map<string, StoredBook>();

function answered<Result>(result: Result): { readonly result: Result; onsuccess?: () => void } {
  const request: ReturnType<typeof answered<Result>> = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

/** As far as pages use a database of books. A transaction is complete once all that was asked of it is answered. */
const database = {
  transaction() {
    const transaction: { objectStore: () => object; oncomplete?: () => void } = {
      objectStore: () => ({
        get: (id: string) => answered(books.get(id)),
        getAll: () => answered([...books.values()]),
        put: (book: StoredBook) => answered(books.set(book.id, book)),
        delete: (id: string) => answered(books.delete(id)),
      }),
    };
    setTimeout(() => transaction.oncomplete?.());
    return transaction;
  },
};

/** Lets the page have this book alone, or none, whatever the browser has stored; other databases stay the browser's. */
export function lendBook(book: StoredBook | undefined): void {
  books.clear();
  if (!book) return;
  books.set(book.id, book);
  const own = globalThis.indexedDB as IDBFactory | undefined;
  const open = (name: string, version?: number): unknown =>
    name === BOOKS_NAME ? answered(database) : own!.open(name, version);
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });
}
