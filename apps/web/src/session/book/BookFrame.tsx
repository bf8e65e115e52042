import { useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { BookClock } from './BookClock.tsx';
import { useCachedPrinter } from '../../local/printing/useCachedPrinter.ts';
import { isInk } from './taps.ts';
import type { AnyBook, StoredBook } from './store.ts';
import { useAwake } from './useAwake.ts';
import './book.css';
import './book-asked.css';
import './book-numbers.css';

interface BookFrameProps {
  readonly book: StoredBook<AnyBook>;
  /** The last two lines, the latest first. */
  readonly lines: readonly string[];
  readonly wide?: boolean;
  /** What is done with a book, in a drawer over it. */
  menu(close: () => void): ReactNode;
  /** What the page shows; `openMenu` shows the drawer. */
  children(openMenu: () => void): ReactNode;
  onPause(): void;
  onUndo(): void;
}

/** What every page of a book has: the clock on top, undo and what was written last at the foot, and the drawer of the book. */
export function BookFrame({ book, lines, wide, menu, children, onPause, onUndo }: BookFrameProps) {
  const { t, locale } = useMessages();
  useTitle(t('book.title'));
  useCachedPrinter(true, locale, book.setup.names);
  const awake = useAwake();
  const [shown, setShown] = useState(false);
  const close = (): void => setShown(false);
  return (
    <div className={wide ? 'book book-wide' : 'book'}>
      <header className="book-head">
        <Logo />
        <h1>{t('book.title')}</h1>
        <span className="book-pill">{t('book.kept-here')}</span>
        <BookClock clock={book.clock} onToggle={onPause} />
      </header>
      <main className="book-main" id="main">
        {children(() => setShown(true))}
        {!awake && <p className="soft book-hint">{t('book.awake')}</p>}
      </main>
      <footer className="book-foot">
        <button
          type="button"
          className="button-quiet"
          disabled={book.taps.length === 0 || isInk(book)}
          onClick={onUndo}
        >
          <Icon name="undo" /> {t('book.undo')}
        </button>
        <p className="book-last" aria-live="polite">
          {lines[0]}
          {lines[1] && <span className="soft">{t('book.before', { line: lines[1] })}</span>}
        </p>
        <button
          type="button"
          className="button-quiet"
          aria-label={t('book.menu')}
          onClick={() => setShown(true)}
        >
          <Icon name="more" />
        </button>
      </footer>
      <Dialog title={t('book.menu')} open={shown} kind="drawer" onClose={close}>
        {menu(close)}
      </Dialog>
    </div>
  );
}
