/** The letters of the five felt pens, by seat. A player is told by colour, pattern and letter together. */
export const PEN_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
type PenLetter = (typeof PEN_LETTERS)[number];

interface Pen {
  readonly letter: PenLetter;
  /** CSS colours: of the pen, of writing upon it, and of the pattern under the ink of a turned-in line. */
  readonly colour: string;
  readonly on: string;
  readonly used: string;
}

/** The five pens, by seat. */
const PENS: readonly Pen[] = PEN_LETTERS.map((letter) => ({
  letter,
  colour: `var(--pen-${letter.toLowerCase()})`,
  on: `var(--pen-${letter.toLowerCase()}-on)`,
  used: `var(--used-${letter.toLowerCase()})`,
}));

/** The pen of a seat. */
export function penOf(seat: number): Pen {
  return PENS[seat % PENS.length]!;
}
