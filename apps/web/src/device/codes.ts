const KEY = 'turntable.code.';

/** Stores the code by which somebody came to a table, as long as the browser's tab is open. */
export function storeCode(table: string, code: string): void {
  try {
    sessionStorage.setItem(KEY + table, code);
  } catch {
    // A browser that stores nothing asks for the code once more.
  }
}

/** The code that `storeCode` stored for a table; undefined in another tab or a browser that stores nothing. */
export function storedCode(table: string): string | undefined {
  try {
    return sessionStorage.getItem(KEY + table) ?? undefined;
  } catch {
    return undefined;
  }
}
