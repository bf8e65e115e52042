import type { Store } from './storage.ts';

/** Whether a guest can be known again in another browser. */
export function isKept(store: Store, guest: string): Promise<boolean> {
  return store.hasPhrase(guest);
}
