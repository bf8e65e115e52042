import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettled } from '../../device/useSettled.ts';
import { useMessages } from '../../i18n/messages.ts';
import { notify } from '../../ui/announce.ts';
import { forgetBook } from './store.ts';

/** Throws a book away, in two taps at two places: nobody else has it. */
export function ForgetBook({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const key = useRef<HTMLButtonElement>(null);
  // A double tap throws nothing away.
  const settled = useSettled(sure ? 'sure' : undefined);
  const forget = async (): Promise<void> => {
    try {
      await forgetBook(id);
      go('/book');
    } catch {
      notify({ tone: 'caution', text: t('book.unwritten') });
    }
  };
  const keep = (): void => {
    setSure(false);
    // The button that was pressed goes, and the focus would fall to the page.
    key.current?.focus();
  };
  return (
    <>
      <div className="book-keys">
        <button ref={key} type="button" className="book-key" onClick={() => setSure(true)}>
          {t('book.forget')}
        </button>
      </div>
      {sure && (
        <div className="book-note" role="group" aria-label={t('book.forget')}>
          <p>{t('local.forget.text')}</p>
          <div className="buttons">
            <button type="button" className="button-quiet" onClick={keep}>
              {t('local.forget.no')}
            </button>
            <button type="button" className="button-quiet" disabled={!settled} onClick={() => void forget()}>
              {t('book.forget.really')}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
