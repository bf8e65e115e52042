import type { Store } from '../storage/storage.ts';

/** Whether a guest can be known again in another browser. */
export async function isKept(store: Store, guest: string): Promise<boolean> {
  return (await store.hasPhrase(guest)) || (await store.passkeys.of(guest)).length > 0;
}
