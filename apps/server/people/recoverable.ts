import type { Store } from '../storage/store.ts';

/** Whether a guest can be known again in another browser. */
export async function isRecoverable(
  store: Pick<Store, 'hasPhrase' | 'passkeys'>,
  guest: string,
): Promise<boolean> {
  return (await store.hasPhrase(guest)) || (await store.passkeys.of(guest)).length > 0;
}
