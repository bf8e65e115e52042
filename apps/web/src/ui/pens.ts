/** The letters of the five felt pens, by seat. A player is told by colour, pattern and letter together. */
export const PEN_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type PenLetter = (typeof PEN_LETTERS)[number];

/** One stroke of a line's pattern; lengths in widths of the line. `sheet` strokes leave the paper's colour. */
export interface Stroke {
  readonly colour: 'pen' | 'sheet';
  readonly width: number;
  /** Dash and gap by turns, as in `stroke-dasharray`; none is a continuous stroke. */
  readonly dash: readonly number[] | null;
}
export interface Pen {
  readonly letter: PenLetter;
  /** CSS colours: of the pen, and of writing upon it. */
  readonly colour: string;
  readonly on: string;
  /** Drawn one over the other, butt-capped. Short repeats, so that each pattern is told on one section of the map. */
  readonly strokes: readonly Stroke[];
}

const solid: Stroke = { colour: 'pen', width: 1, dash: null };
const core = (width: number, dash: readonly number[] | null): Stroke => ({ colour: 'sheet', width, dash });

/** A solid, B a double line, C a line with cross ties, D a line with a dotted core, E long dashes. */
const PATTERNS: readonly (readonly Stroke[])[] = [
  [solid],
  [solid, core(0.36, null)],
  [
    { colour: 'pen', width: 0.45, dash: null },
    { colour: 'pen', width: 1.15, dash: [0.4, 0.6] },
  ],
  [solid, core(0.5, [0.5, 0.7])],
  [{ colour: 'pen', width: 1, dash: [1.5, 0.5] }],
];

/** The five pens, by seat. */
export const PENS: readonly Pen[] = PEN_LETTERS.map((letter, seat) => ({
  letter,
  colour: `var(--pen-${letter.toLowerCase()})`,
  on: `var(--pen-${letter.toLowerCase()}-on)`,
  strokes: PATTERNS[seat]!,
}));

/** The pen of a seat. */
export function penOf(seat: number): Pen {
  return PENS[seat % PENS.length]!;
}
