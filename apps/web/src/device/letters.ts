/** How long a page waits for its letters before it shows those of the device (ms). */
const WITHIN = 700;

/**
 * Resolves once the letters that most is written in are there, or after a while without them. What is drawn before moves when
 * they come: their widths differ, and a tap begun on a button ends beside it. Rarer letters come one by one, and move little.
 */
export async function letters(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, WITHIN));
  // A font that cannot be fetched is no reason to show nothing.
  const there = document.fonts.load('1em "Cabin Variable"').catch(() => []);
  await Promise.race([there, late]);
}
