const KEY = 'turntable.record';

/** What the browser did not store: the pages of this load have it all the same. Undefined: it stored what it was given last. */
let unstored: string | null | undefined;

/** The record looked at last, so that a page that was put to sleep opens where it was. */
export function storedRecord(): string | null {
  if (unstored !== undefined) return unstored;
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
    unstored = undefined;
  } catch {
    // Then it is chosen again after a reload.
    unstored = text;
  }
}
