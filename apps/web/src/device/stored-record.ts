const KEY = 'turntable.record';

/** The record looked at last, so that a page that was put to sleep opens where it was. */
export function storedRecord(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a record's text for as long as the tab is open, or forgets it. */
export function storeRecord(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Then it is chosen again after a reload.
  }
}
