import { useCallback, useEffect, useRef, useState } from 'react';
import { redo, undo, written, type Tap } from './model/book.ts';
import type { DuelRules, Objection, Page } from './model/draft.ts';
import { pagesOf, press } from './model/page.ts';
import { bookOf, keepBook, minuteOf, toggled, type StoredBook } from './store.ts';

/** An open book and what may be done to it. */
export interface OpenBook {
  readonly book: StoredBook;
  readonly rules: DuelRules;
  readonly page: Page;
  /** A tap that a rule is against: written only if the reader says so. */
  readonly asked: { readonly tap: Tap; readonly objection: Objection } | null;
  tap(tap: Tap): void;
  anyway(): void;
  never(): void;
  undo(): void;
  redo(): void;
  pause(): void;
}

const RULES = {
  'double-header': async () => (await import('@turntable/games/double-header/index.ts')).doubleHeader,
  'loco-dome': async () => (await import('@turntable/games/loco-dome/index.ts')).locoDome,
};

/** The book of that id: undefined while it is fetched, null if the device has none. */
// Long: what is open is shared by all that may be done to it.
export function useBook(id: string): OpenBook | null | undefined {
  const [open, setOpen] = useState<Omit<
    OpenBook,
    'tap' | 'anyway' | 'never' | 'undo' | 'redo' | 'pause'
  > | null>();
  // Taps come faster than the disk writes: each is worked on when the one before it lies there.
  const now = useRef(open);
  const line = useRef<Promise<void>>(Promise.resolve());
  const pages = useRef<Page[]>([]);
  const show = useCallback((next: typeof open) => {
    now.current = next;
    setOpen(next);
  }, []);
  useEffect(() => {
    let gone = false;
    void (async () => {
      const book = await bookOf(id).catch(() => undefined);
      if (gone) return;
      if (!book) return show(null);
      const rules = (await RULES[book.setup.game]()) as unknown as DuelRules;
      pages.current = pagesOf(rules, book.setup, book.taps);
      if (!gone) show({ book, rules, page: pages.current.at(-1)!, asked: null });
    })();
    return () => {
      gone = true;
    };
  }, [id, show]);

  const next = useCallback((work: (open: NonNullable<typeof now.current>) => Promise<void>): void => {
    line.current = line.current
      .then(async () => {
        if (now.current) await work(now.current);
      })
      .catch((error: unknown) => console.error(error));
  }, []);
  const write = useCallback(
    (tap: Tap) =>
      next(async ({ book, rules, page }) => {
        const at = Date.now();
        const timed = { tap, minute: minuteOf(book.clock, at) };
        const pressed = press(rules, book.setup, page, timed);
        if ('objection' in pressed)
          return show({ book, rules, page, asked: { tap, objection: pressed.objection } });
        if (pressed.page === page) return;
        const turn = { ...book.clock, turnSince: at };
        const kept: StoredBook = { ...book, ...written(book, timed), clock: turn, at };
        await keepBook(kept);
        pages.current.push(pressed.page);
        show({ book: kept, rules, page: pressed.page, asked: null });
      }),
    [next, show],
  );
  const turnBack = useCallback(
    (how: typeof undo) =>
      next(async ({ book, rules }) => {
        const kept: StoredBook = { ...book, ...how(book), at: Date.now() };
        await keepBook(kept);
        pages.current = pagesOf(rules, kept.setup, kept.taps);
        show({ book: kept, rules, page: pages.current.at(-1)!, asked: null });
      }),
    [next, show],
  );
  if (!open) return open;
  return {
    ...open,
    tap: write,
    anyway: () => open.asked && write({ ...open.asked.tap, anyway: true } as Tap),
    never: () => show({ ...open, asked: null }),
    undo: () => turnBack(undo),
    redo: () => turnBack(redo),
    pause: () =>
      next(async ({ book, ...rest }) => {
        const kept = { ...book, clock: toggled(book.clock, Date.now()) };
        await keepBook(kept);
        show({ book: kept, ...rest });
      }),
  };
}
