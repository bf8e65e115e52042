/** Something tapped, with the minute of the game clock. */
export interface Timed<Tap> {
  readonly tap: Tap;
  readonly minute: number;
}
/** What was tapped, and what was taken back, the last one first, until something else is written. */
export interface Taps {
  readonly taps: readonly Timed<{ readonly t: string }>[];
  readonly undone: readonly Timed<{ readonly t: string }>[];
}
/** Why a rule forbids what was tapped: its clause, and the values of its sentence. */
export interface Objection {
  readonly clause: string;
  readonly with?: Readonly<Record<string, string | number>>;
}

/** The book with one more tap. It can no longer redo what was taken back. */
export function written<Book extends Taps>(book: Book, timed: Book['taps'][number]): Book {
  return { ...book, taps: [...book.taps, timed], undone: [] };
}

/** Whether the last tap cannot be undone: true of a closed book, and of a judge's take-back after it. */
export function isInk({ taps }: Taps): boolean {
  const last = (t: string): number => taps.findLastIndex(({ tap }) => tap.t === t);
  const back = last('take-back');
  return last('close') > back || (back >= 0 && back === taps.length - 1);
}

/** Removes the last tap without a trace, unless it cannot be undone. */
export function undo<Book extends Taps>(book: Book): Book {
  const last = book.taps.at(-1);
  if (!last || isInk(book)) return book;
  return { ...book, taps: book.taps.slice(0, -1), undone: [last, ...book.undone] };
}

/** The book with what was taken back last written again; the same book if nothing was. */
export function redo<Book extends Taps>(book: Book): Book {
  const [next, ...undone] = book.undone;
  return next ? { ...book, taps: [...book.taps, next], undone } : book;
}
