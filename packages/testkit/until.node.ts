/** The first and the longest pause between two questions, ms: what takes long is not asked about a hundred times a second. */
const PAUSE = { first: 5, longest: 100 };

/**
 * Asks until the answer is not false or nothing, and gives it; rejects after `ms` milliseconds. For what tells nobody when
 * it happens: a row of a store, a process, a page.
 */
export async function until<T>(
  ask: () => T | Promise<T>,
  what: string,
  ms = 180_000,
): Promise<Exclude<T, false | undefined | null | 0>> {
  const end = performance.now() + ms;
  for (let pause = PAUSE.first; ; pause = Math.min(PAUSE.longest, pause * 1.5)) {
    const found = await ask();
    if (found) return found as Exclude<T, false | undefined | null | 0>;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((done) => setTimeout(done, pause));
  }
}
