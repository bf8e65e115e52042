/** The shortest pause before a bot acts and how much longer it may be, in parts of the usual one. */
const [LEAST, MORE] = [0.6, 1.6];
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The pause before a bot answers after so many entries (ms): irregular about the usual one and more often short, as people's are. */
export function pauseAt(usual: number, entries: number): number {
  // Multiples of the golden section spread evenly, and no two in a row are alike.
  const share = (entries * GOLDEN) % 1;
  return usual * (LEAST + MORE * share * share);
}
