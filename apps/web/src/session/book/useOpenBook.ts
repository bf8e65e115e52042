import { useCallback, useEffect, useRef, useState } from 'react';
import { currentLocale } from '../../device/settings.ts';
import { messages } from '../../i18n/messages.ts';
import { Overtaken } from '../../local/row.ts';
import { notify } from '../../ui/announce.ts';
import { redo, undo, written, type Objection } from './taps.ts';
import { bookOf, clockAfter, keepNext, minuteOf, toggled, type AnyBook, type StoredBook } from './store.ts';

/** The rules of a kind of book: from its taps to its page. */
export interface Keeping<Book extends AnyBook, Page> {
  /** The page after all taps of a book; throws if its setup is not valid. */
  pageOf(book: Book): Page;
  /** Whether nothing more is played on a page: the game has ended, or the book was closed. */
  isOver(page: Page): boolean;
  /** The page after one more tap, or the clause that forbids it: then it may be written anyway. */
  press(
    book: Book,
    page: Page,
    next: TimedOf<Book>,
  ): { readonly page: Page } | { readonly objection: Objection };
}
type TimedOf<Book extends AnyBook> = Book['taps'][number];
type TapOf<Book extends AnyBook> = TimedOf<Book>['tap'];

/** An open book and what may be done to it. */
export interface OpenBookOf<Book extends AnyBook, Page> {
  readonly book: StoredBook<Book>;
  readonly page: Page;
  /** Whether nothing more is played. */
  readonly over: boolean;
  /** A tap that a rule forbids: written only if the reader confirms it. */
  readonly asked: { readonly tap: TapOf<Book>; readonly objection: Objection } | null;
  tap(tap: TapOf<Book>): void;
  /** Resolves when all taps so far are stored and shown. */
  settled(): Promise<void>;
  anyway(): void;
  never(): void;
  undo(): void;
  redo(): void;
  pause(): void;
}
interface Shown<Book extends AnyBook, Page> {
  readonly book: StoredBook<Book>;
  readonly keeping: Keeping<Book, Page>;
  readonly page: Page;
  readonly asked: { readonly tap: TapOf<Book>; readonly objection: Objection } | null;
}

const laterThan = (at: number, now: number): number => Math.max(now, at + 1);

/** The book of that id: undefined while it is fetched, null if the device has none. `load` fetches the rules. */
// Long: what is open is shared by all that may be done to it.
export function useOpenBook<Book extends AnyBook, Page>(
  id: string,
  load: (book: Book) => Promise<Keeping<Book, Page>>,
): OpenBookOf<Book, Page> | null | undefined {
  type Open = Shown<Book, Page>;
  const [open, setOpen] = useState<Open | null>();
  // Taps may come faster than they are stored: each is handled after the one before it has been.
  const now = useRef<Open | null | undefined>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());
  // How often the book was taken from the device again: what was tapped before is not meant for what is shown now.
  const renewed = useRef(0);
  const show = useCallback((next: Open | null) => {
    now.current = next;
    setOpen(next);
  }, []);
  useEffect(() => {
    let gone = false;
    void (async () => {
      const book = (await bookOf(id).catch(() => undefined)) as StoredBook<Book> | undefined;
      if (gone) return;
      const keeping = book && (await load(book));
      if (gone) return;
      if (!keeping) return show(null);
      show({ book, keeping, page: keeping.pageOf(book), asked: null });
    })().catch((error: unknown) => {
      // Thrown while the page is drawn: what catches it there says so, and offers a way on.
      if (!gone)
        setOpen(() => {
          throw error;
        });
    });
    return () => {
      gone = true;
    };
  }, [id, load, show]);

  const renew = useCallback(
    async (keeping: Open['keeping']) => {
      const book = (await bookOf(id)) as StoredBook<Book> | undefined;
      renewed.current++;
      if (!book) return show(null);
      show({ book, keeping, page: keeping.pageOf(book), asked: null });
      notify({ tone: 'caution', text: messages(currentLocale()).t('book.overtaken') });
    },
    [id, show],
  );
  const next = useCallback(
    (work: (open: Open) => Promise<void>): void => {
      const seen = renewed.current;
      line.current = line.current
        .then(async () => {
          const open = now.current;
          if (!open || renewed.current !== seen) return;
          await work(open).catch((error: unknown) => {
            if (error instanceof Overtaken) return renew(open.keeping);
            throw error;
          });
        })
        .catch((error: unknown) => {
          console.error(error);
          notify({ tone: 'caution', text: messages(currentLocale()).t('book.unwritten') });
        });
    },
    [renew],
  );
  const write = useCallback(
    (tap: TapOf<Book>, answers?: Open['asked']) =>
      next(async ({ book, keeping, page, asked }) => {
        // A second tap comes while the first one is stored: what it answers is no longer asked.
        if (answers && answers !== asked) return;
        const at = Date.now();
        const timed = { tap, minute: minuteOf(book.clock, at) } as TimedOf<Book>;
        const pressed = keeping.press(book, page, timed);
        if ('objection' in pressed)
          return show({ book, keeping, page, asked: { tap, objection: pressed.objection } });
        if (pressed.page === page) return;
        const { isOver } = keeping;
        const clock = clockAfter(book.clock, isOver(page), isOver(pressed.page), at);
        const saved = {
          ...written(book, timed),
          clock: { ...clock, turnSince: at },
          at: laterThan(book.at, at),
        };
        await keepNext(saved, book.at);
        show({ book: saved, keeping, page: pressed.page, asked: null });
      }),
    [next, show],
  );
  const turnBack = useCallback(
    (how: typeof undo) =>
      next(async ({ book, keeping, page: left }) => {
        const at = Date.now();
        const turned = how(book);
        const page = keeping.pageOf(turned);
        const clock = clockAfter(book.clock, keeping.isOver(left), keeping.isOver(page), at);
        const saved = { ...turned, clock, at: laterThan(book.at, at) };
        await keepNext(saved, book.at);
        show({ book: saved, keeping, page, asked: null });
      }),
    [next, show],
  );
  if (!open) return open;
  const { book, keeping, page, asked } = open;
  return {
    book,
    page,
    over: keeping.isOver(page),
    asked,
    tap: (tap) => write(tap),
    settled: () => line.current,
    anyway: () => asked && write({ ...asked.tap, anyway: true }, asked),
    // What is shown may be of before a tap that is stored by now.
    never: () => now.current && show({ ...now.current, asked: null }),
    undo: () => turnBack(undo),
    redo: () => turnBack(redo),
    pause: () =>
      next(async ({ book, ...rest }) => {
        const at = Date.now();
        const saved = { ...book, clock: toggled(book.clock, at), at: laterThan(book.at, at) };
        await keepNext(saved, book.at);
        show({ ...rest, book: saved });
      }),
  };
}
