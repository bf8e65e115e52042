import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

function read(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    // Cut off or mistyped.
    return text;
  }
}

/** What follows `#` in the address. The browser's own `:target` ignores text that was fetched later. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, read);
}
