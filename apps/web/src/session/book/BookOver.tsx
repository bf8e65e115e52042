import { useMessages } from '../../i18n/messages.ts';

interface BookOverProps {
  /** The rules ended the game; else its book was closed before. */
  readonly byRules: boolean;
  /** Opens the menu, where a book is saved. */
  onExport(): void;
}

/** A book in which nothing is written any more. */
export function BookOver({ byRules, onExport }: BookOverProps) {
  const { t } = useMessages();
  return (
    <section className="book-card book-over">
      <h2>{t(byRules ? 'book.over' : 'book.closed')}</h2>
      <button type="button" className="button" onClick={onExport}>
        {t('book.export')}
      </button>
    </section>
  );
}
