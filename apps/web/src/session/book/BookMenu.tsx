import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { printHere } from '../../local/printing/printing.ts';
import { useMessages } from '../../i18n/messages.ts';
import { signed } from '../../i18n/signed.ts';
import { usePaper } from '../../device/paper.ts';
import { storeRecord } from '../../device/stored-record.ts';
import { saveFile, saveJson } from '../../ui/save.ts';
import { useReach } from '../reach.ts';
import { ForgetBook } from './ForgetBook.tsx';
import { HandOver } from './HandOver.tsx';
import type { AnyBook, StoredBook } from './store.ts';

/** A book as it is taken along. */
interface BookFiles {
  readonly json: object;
  /** The record with all that is on its cards, so that it is printed without knowing the roster; or the score. */
  readonly printed: object;
  /** It cannot be replayed: something in it was written against a rule. */
  readonly scoreOnly: boolean;
  csv(): string;
}
interface BookMenuProps {
  readonly book: StoredBook<AnyBook>;
  readonly closed: boolean;
  readonly files: BookFiles;
  readonly lines: readonly { readonly text: string; readonly scores: readonly number[] }[];
  /** Buttons of this kind of book alone. */
  readonly children?: ReactNode;
  onRedo(): void;
  /** Resolves when the closed book is stored and shown. */
  onClose(): Promise<void>;
  onDone(): void;
}

/** What is done with a book: redo, close it, take it along as a file, hand it to a server. */
// Long: one button after another.
export function BookMenu(props: BookMenuProps) {
  const { book, closed, files, lines, children, onRedo, onClose, onDone } = props;
  const { t, locale } = useMessages();
  const [, go] = useLocation();
  const reach = useReach();
  const [paper] = usePaper();
  const [said, setSaid] = useState('');
  // What is taken along while the book is being closed would be that of an open one.
  const [closing, setClosing] = useState(false);
  const { json, scoreOnly } = files;
  const name = `turntable-book-${book.setup.game}`;
  // Made on this device: a book asks no server.
  const pdf = async (): Promise<void> => {
    const options = { lang: locale, paper };
    const printed = (record: object) => printHere({ kind: 'record', options, record }).catch(() => undefined);
    let made = await printed(files.printed);
    // A book that was closed before the end is printed as it stands.
    if (made && !('pdf' in made) && closed)
      made = await printed({ ...files.printed, end: { reason: 'abandoned' } });
    if (made && 'pdf' in made) saveFile(`${name}.pdf`, new Blob([made.pdf], { type: 'application/pdf' }));
    else setSaid(t(made ? 'book.pdf.running' : 'book.pdf.away'));
  };
  const close = async (): Promise<void> => {
    setClosing(true);
    await onClose();
    setClosing(false);
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
        <button type="button" className="book-key" disabled={book.undone.length === 0} onClick={onRedo}>
          {t('book.redo')}
        </button>
        {!closed && (
          <button type="button" className="book-key" disabled={closing} onClick={() => void close()}>
            {t('book.close')}
          </button>
        )}
        <button
          type="button"
          className="book-key"
          disabled={closing}
          onClick={() => saveJson(`${name}.json`, json)}
        >
          {t(scoreOnly ? 'book.save.score' : 'book.save.record')}
        </button>
        <button
          type="button"
          className="book-key"
          disabled={closing}
          onClick={() => saveFile(`${name}.csv`, new Blob([files.csv()], { type: 'text/csv;charset=utf-8' }))}
        >
          {t('book.save.csv')}
        </button>
        <button type="button" className="book-key" disabled={closing} onClick={() => void pdf()}>
          {t('book.save.pdf')}
        </button>
        <button type="button" className="book-key" disabled={closing} onClick={() => void share()}>
          {t('book.share')}
        </button>
      </div>
      {!scoreOnly && (
        // A row of its own: its words change once the server is reached, and what is below must not move under a finger.
        <div className="book-keys">
          <button
            type="button"
            className="book-key"
            disabled={closing}
            onClick={() => {
              storeRecord(JSON.stringify(json));
              go('/replay');
            }}
          >
            {t(reach === 'there' ? 'book.hand' : 'book.look')}
          </button>
        </div>
      )}
      <ForgetBook id={book.id} />
      {said && <p role="status">{said}</p>}
      {children}
      {!scoreOnly && <HandOver name={name} record={json} />}
      <details className="book-all">
        <summary>{t('book.lines', { count: lines.length })}</summary>
        <ol>
          {lines.map(({ text, scores }, i) => (
            <li key={i}>
              {text} <span className="figures soft unbroken">{scores.map(signed).join(' : ')}</span>
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
