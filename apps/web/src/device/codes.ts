const KEY = 'turntable.code.';

/** Keeps the code by which somebody came to a table, as long as the browser's tab is open. */
export function keepCode(table: string, code: string): void {
  try {
    sessionStorage.setItem(KEY + table, code);
  } catch {
    // A browser that keeps nothing asks for the code once more.
  }
}

/** The code that `keepCode` kept for a table; undefined in another tab or a browser that keeps nothing. */
export function keptCode(table: string): string | undefined {
  try {
    return sessionStorage.getItem(KEY + table) ?? undefined;
  } catch {
    return undefined;
  }
}
