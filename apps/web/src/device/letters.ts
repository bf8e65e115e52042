/** What most is written in, and what stands for figures until theirs come (`ui/style/letters.css`): one file. */
const FIRST = ['1em "Cabin Variable"', '1em "Figures Meanwhile"'];
/** How long a page waits for its letters before it shows those of the device (ms). */
const WITHIN = 700;

/**
 * Resolves once the letters that most is written in are there, or after a while without them. What is drawn before moves when
 * they come: their widths differ, and a tap begun on a button ends beside it. Rarer letters come one by one, and move little.
 */
export async function letters(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, WITHIN));
  // A font that cannot be fetched is no reason to show nothing.
  const there = Promise.all(FIRST.map((font) => document.fonts.load(font))).catch(() => []);
  await Promise.race([there, late]);
}
