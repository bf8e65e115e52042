import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../i18n/messages.ts';
import { under } from '../../device/base.ts';
import { keepRecord } from '../../device/kept-record.ts';
import { saveFile, saveJson } from '../../ui/save.ts';
import { csv } from './model/csv.ts';
import { exported } from './model/record.ts';
import { entryText } from './telling.ts';
import { forgetBook } from './store.ts';
import type { OpenBook } from './useBook.ts';

/** What is done with a book: redo, close it, take it along as a file, hand it to a server. */
// Long: one key after another.
export function BookMenu({ open, onDone }: { readonly open: OpenBook; onDone(): void }) {
  const messages = useMessages();
  const { t, say } = messages;
  const [, go] = useLocation();
  const [said, setSaid] = useState('');
  const { book, page } = open;
  const { setup } = book;
  const { json, scoreOnly } = exported(open.rules, setup, page, (entry) => entryText(open, entry, messages));
  const name = `turntable-book-${setup.game}`;
  const table = (): string => csv(setup, page, (id) => say(`statistic.${id}`));
  const pdf = async (): Promise<void> => {
    const reply = await fetch(under('/print/record.pdf'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    }).catch(() => undefined);
    if (reply?.ok) saveFile(`${name}.pdf`, await reply.blob());
    else setSaid(t('book.pdf.away'));
  };
  const share = async (): Promise<void> => {
    const file = new File([JSON.stringify(json, null, 1)], `${name}.json`, { type: 'application/json' });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => {});
    else saveJson(`${name}.json`, json);
  };
  return (
    <div className="stack">
      {scoreOnly && <p className="book-note">{t('book.score-only')}</p>}
      <div className="book-keys">
        <button type="button" className="book-key" disabled={book.undone.length === 0} onClick={open.redo}>
          {t('book.redo')}
        </button>
        {page.closed === null && (
          <button type="button" className="book-key" onClick={() => open.tap({ t: 'close' })}>
            {t('book.close')}
          </button>
        )}
        {page.closed === null && setup.game === 'loco-dome' && (
          <button
            type="button"
            className="book-key"
            onClick={() => open.tap({ t: 'close', reason: 'stuck' })}
          >
            {t('book.close.stuck')}
          </button>
        )}
        <button type="button" className="book-key" onClick={() => saveJson(`${name}.json`, json)}>
          {t(scoreOnly ? 'book.save.score' : 'book.save.record')}
        </button>
        <button
          type="button"
          className="book-key"
          onClick={() => saveFile(`${name}.csv`, new Blob([table()], { type: 'text/csv;charset=utf-8' }))}
        >
          {t('book.save.csv')}
        </button>
        <button type="button" className="book-key" onClick={() => (scoreOnly ? print() : void pdf())}>
          {t('book.save.pdf')}
        </button>
        <button type="button" className="book-key" onClick={() => void share()}>
          {t('book.share')}
        </button>
        {!scoreOnly && (
          <button
            type="button"
            className="book-key"
            onClick={() => {
              keepRecord(JSON.stringify(json));
              go('/replay');
            }}
          >
            {t('book.hand')}
          </button>
        )}
        <button
          type="button"
          className="book-key"
          onClick={() => {
            void forgetBook(book.id).then(() => go('/book'));
          }}
        >
          {t('book.forget')}
        </button>
      </div>
      {said && <p role="status">{said}</p>}
      <details className="book-all">
        <summary>{t('book.lines', { count: page.entries.length })}</summary>
        <ol>
          {page.entries.map((entry, i) => (
            <li key={i}>
              {entryText(open, entry, messages)}{' '}
              <span className="figures soft">{entry.scores.join(' : ')}</span>
            </li>
          ))}
        </ol>
      </details>
      <button type="button" className="button" onClick={onDone}>
        {t('book.back')}
      </button>
    </div>
  );
}
