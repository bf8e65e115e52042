import { notReached } from '@turntable/server/cluster/database.ts';
import { PostgresStore } from '@turntable/server/storage/postgres/postgres.ts';

/** Reads the database beside servers that use it. Rejects with `Trouble` if that cannot be done. */
export async function reading<T>(url: string, read: (store: PostgresStore) => Promise<T>): Promise<T> {
  const store = await PostgresStore.reading(url).catch(notReached);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}
