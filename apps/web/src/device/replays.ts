import { BASE_PATH } from './base.ts';
import { replaysIn } from './cache-name.ts';

/** Takes away what the service worker keeps of a guest's games, before another guest uses this browser. */
export async function forgetReplays(): Promise<void> {
  try {
    await caches.delete(replaysIn(`${BASE_PATH}/`));
  } catch {
    // A page that is not of https keeps none.
  }
}
