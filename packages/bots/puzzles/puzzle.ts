/** "Finish both trains with so many lines": which lines to build so that two trains can be paid for, each by joined lines of its own. */
export interface LinePuzzle {
  readonly id: string;
  readonly kind: 'lines';
  /** A map of ours; sections by id. */
  readonly sheet: string;
  readonly built: readonly string[];
  /** Lines that may be built. */
  readonly free: readonly string[];
  readonly trains: readonly { readonly name: string; readonly price: number }[];
  /** How many lines are needed; fewer do not do it. */
  readonly lines: number;
  /** How many different sets of lines do it. */
  readonly ways: number;
}
/** "Which statistic wins?": which of some values beats most of the known ones of its statistic. */
export interface StatisticPuzzle {
  readonly id: string;
  readonly kind: 'statistic';
  readonly choices: readonly { readonly statistic: string; readonly value: number }[];
  readonly answer: number;
}
export type Puzzle = LinePuzzle | StatisticPuzzle;

/** Days since 1970 of a date `YYYY-MM-DD` (Hinnant, "chrono-compatible low-level date algorithms", 2013). */
function daysOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const inEra = y - era * 400;
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * 146_097 + inEra * 365 + Math.floor(inEra / 4) - Math.floor(inEra / 100) + inYear - 719_468;
}

/** The place in a list of the puzzle of a day (`YYYY-MM-DD`): the same for everybody, without a network. */
export function ofDay(date: string, count: number): number {
  // A step that shares no factor with the count goes through all before any comes again.
  let step = 7;
  while (common(step, count) > 1) step++;
  return (((daysOf(date) * step) % count) + count) % count;
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
