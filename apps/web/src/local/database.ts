/**
 * A database of the browser (IndexedDB): opened when it is first asked for, and anew once the browser has closed it, as phones do
 * to pages in the background. `upgrade` makes the stores of that version. Rejects if it does not open.
 */
export function databaseOf(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase) => void,
): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => upgrade(request.result);
      request.onsuccess = () => {
        request.result.onclose = () => (opening = undefined);
        resolve(request.result);
      };
      request.onerror = () => reject(request.error ?? new Error('the database did not open'));
    });
  return () => {
    if (!opening) {
      opening = open();
      opening.catch(() => (opening = undefined));
    }
    return opening;
  };
}
