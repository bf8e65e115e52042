import { useMessages } from '../../../i18n/messages.ts';
import type { OwnLocomotive } from '../../../locomotives/own.ts';
import { meant, takenFor } from './taken-for.ts';

interface TakenForProps {
  readonly text: string;
  readonly own: readonly OwnLocomotive[];
  onMeant(name: string): void;
}
/** What the book takes a name for, since a misspelt one is a card without values; and what may have been meant. */
export function TakenFor({ text, own, onMeant }: TakenForProps) {
  const { t } = useMessages();
  if (text.trim() === '') return null;
  const { source } = takenFor(text, own, 0, String);
  return (
    <div className="book-taken">
      <p className="soft">{t(`book.taken.${source}`)}</p>
      {source === 'foreign' &&
        meant(text, own, 2).map((name) => (
          <button key={name} type="button" className="book-key" onClick={() => onMeant(name)}>
            {t('book.taken.meant', { name })}
          </button>
        ))}
    </div>
  );
}
