import { useState } from 'react';
import { STATISTICS } from '@turntable/roster/statistics.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { BookClock } from './BookClock.tsx';
import { BookMenu } from './BookMenu.tsx';
import { DraftCard } from './DraftCard.tsx';
import { Keys } from './Keys.tsx';
import { called, offers } from './model/offers.ts';
import { PointPad } from './PointPad.tsx';
import { SideCard } from './SideCard.tsx';
import { lastLines } from './telling.ts';
import { useAwake } from './useAwake.ts';
import type { OpenBook } from './useBook.ts';
import { useBookKeys } from './useBookKeys.ts';
import './book.css';
import './book-asked.css';

const SIDES = [0, 1] as const;

/** The book of a locomotive game: two sides, the statistic that is called, the forty numbers, and what else the rules allow. */
// Long: the page is drawn from top to bottom.
export function DuelBook({ open }: { readonly open: OpenBook }) {
  const { book, rules, page, asked } = open;
  const { setup } = book;
  const messages = useMessages();
  const { t, say } = messages;
  useTitle(t('book.title'));
  const awake = useAwake();
  const [menu, setMenu] = useState(false);
  const gone = called(page);
  const keys = offers(rules, page);
  const lines = lastLines(open, messages);
  useBookKeys(open);
  const phase = (page.position.state as { phase: string }).phase;
  const styling = phase === 'style' || phase === 'sequence';
  const over = page.closed !== null || phase === 'over';
  return (
    <div className="book">
      <header className="book-head">
        <Logo />
        <h1>{t('book.title')}</h1>
        <span className="book-pill">{t('book.kept-here')}</span>
        <BookClock clock={book.clock} onToggle={open.pause} />
      </header>
      <main className="book-main" id="main">
        <div className="book-sides">
          {SIDES.map((side) => (
            <SideCard key={side} open={open} side={side} />
          ))}
        </div>
        {asked && (
          <div className="book-asked" role="alert">
            <p>
              {say(`${setup.game}.refusal.${asked.objection.clause}`, {
                why: 'choice',
                ...told(asked.objection.with, say),
              })}{' '}
              <span className="figures">({asked.objection.clause})</span> {t('book.anyway.ask')}
            </p>
            <div className="buttons">
              <button type="button" className="button" onClick={open.anyway}>
                {t('book.anyway')}
              </button>
              <button type="button" className="button-quiet" onClick={open.never}>
                {t('book.never')}
              </button>
            </div>
          </div>
        )}
        {over ? (
          <section className="book-card book-over">
            <h2>{t('book.over')}</h2>
            <button type="button" className="button" onClick={() => setMenu(true)}>
              {t('book.export')}
            </button>
          </section>
        ) : (
          <>
            {page.draft && <DraftCard open={open} draft={page.draft} />}
            {styling && <PointPad open={open} />}
            {!styling && (
              <section aria-label={t('book.numbers')}>
                <div className="book-caption">
                  <h2>{t('book.next')}</h2>
                  <span className="soft">{t('book.called', { count: gone.size })}</span>
                </div>
                <div className="book-grid">
                  {STATISTICS.map(({ id }, i) => (
                    <button
                      key={id}
                      type="button"
                      className="book-number figures"
                      aria-label={`${i + 1} ${say(`statistic.${id}`)}`}
                      aria-pressed={page.draft?.statistic === id}
                      data-called={gone.has(i + 1) || undefined}
                      onClick={() => open.tap({ t: 'call', statistic: id })}
                    >
                      {i + 1}
                    </button>
                  ))}
                </div>
              </section>
            )}
            {!page.draft && <Keys open={open} keys={keys} />}
          </>
        )}
        {!awake && <p className="soft book-hint">{t('book.awake')}</p>}
      </main>
      <footer className="book-foot">
        <button
          type="button"
          className="button-quiet"
          disabled={book.taps.length === 0 || page.closed !== null}
          onClick={open.undo}
        >
          <Icon name="undo" /> {t('book.undo')}
        </button>
        <p className="book-last" aria-live="polite">
          {lines[0]}
          {lines[1] && <span className="soft">{t('book.before', { line: lines[1] })}</span>}
        </p>
        <button
          type="button"
          className="button-quiet book-more"
          aria-label={t('book.menu')}
          onClick={() => setMenu(true)}
        >
          <Icon name="more" />
        </button>
      </footer>
      <Dialog title={t('book.menu')} open={menu} kind="sheet" onClose={() => setMenu(false)}>
        <BookMenu open={open} onDone={() => setMenu(false)} />
      </Dialog>
    </div>
  );
}

function told(
  values: Readonly<Record<string, string | number>> | undefined,
  say: (key: string) => string,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('#') ? say(value.slice(1)) : value,
    ]),
  );
}
