/** The cache in which the service worker keeps a guest's history and replays, for when there is no network. */
export const REPLAYS = 'replays';

/** Takes them away, before another guest uses this browser. */
export async function forgetReplays(): Promise<void> {
  try {
    await caches.delete(REPLAYS);
  } catch {
    // A page that is not of https keeps none.
  }
}
