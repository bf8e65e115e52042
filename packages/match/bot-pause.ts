/** The pause before a bot acts, as parts of the usual one: mostly shorter than at most, as people's are. */
const [LEAST, MORE] = [0.6, 1.6];
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The pause before a bot answers after so many entries (ms), about the usual one: a bot with an even beat is no company. */
export function pauseAt(usual: number, entries: number): number {
  // Multiples of the golden section spread evenly, and no two in a row are alike.
  const share = (entries * GOLDEN) % 1;
  return usual * (LEAST + MORE * share * share);
}
