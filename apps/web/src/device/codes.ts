const KEY = 'turntable.code.';

/** Keeps the code by which somebody came to a table, as long as the browser's tab is open. */
export function keepCode(table: string, code: string): void {
  try {
    sessionStorage.setItem(KEY + table, code);
  } catch {
    // A browser that keeps nothing asks for the code once more.
  }
}

export function keptCode(table: string): string | undefined {
  try {
    return sessionStorage.getItem(KEY + table) ?? undefined;
  } catch {
    return undefined;
  }
}
