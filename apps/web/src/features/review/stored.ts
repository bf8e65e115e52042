import { commitment } from '@turntable/engine';
import type { Review } from '@turntable/bots/review/review.ts';

const NAME = 'turntable.reviews';
const STORE = 'reviews';
/** To be raised when reviews change: stored ones of an older version are then made anew. */
const VERSION = 7;

/** The name for the review of a record from a file: the same for the same record; games of a server go by their ids, which have no colon. */
export const nameOf = (record: object): string => `file:${commitment(JSON.stringify(record))}`;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      if (request.result.objectStoreNames.contains(STORE)) request.result.deleteObjectStore(STORE);
      request.result.createObjectStore(STORE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database did not open'));
  });
}

/** The review of a game that was made on this device before, if there is one. */
export async function storedReview(id: string): Promise<Review | undefined> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const request = database.transaction(STORE).objectStore(STORE).get(id) as IDBRequest<
        Review | undefined
      >;
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
    });
  } finally {
    database.close();
  }
}

/** Keeps a review; without a database it is made anew the next time. */
export async function storeReview(id: string, review: Review): Promise<void> {
  const database = await opened();
  const change = database.transaction(STORE, 'readwrite');
  change.objectStore(STORE).put(review, id);
  change.oncomplete = () => database.close();
  change.onabort = () => database.close();
}
