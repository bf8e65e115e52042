import { tell } from '@turntable/messages';
import { useMessages } from '../../i18n/messages.ts';
import type { Objection } from './taps.ts';

interface AskedProps {
  readonly game: string;
  /** Who plays, by seat: a rule may name them. */
  readonly names: readonly string[];
  readonly objection: Objection;
  onAnyway(): void;
  onNever(): void;
}

/** A rule is against what was tapped: its sentence, and whether it is written all the same. */
export function Asked({ game, names, objection, onAnyway, onNever }: AskedProps) {
  const { t, locale } = useMessages();
  const key = `${game}.refusal.${objection.clause}`;
  const sentence = tell({ locale, names }, { key, values: { why: 'choice', ...objection.with } }, 'judge');
  const stop = sentence.endsWith('.') ? '.' : '';
  return (
    <div className="book-asked" role="alert">
      <p>
        {sentence.slice(0, sentence.length - stop.length)}{' '}
        <span className="figures book-clause">
          ({objection.clause}){stop}
        </span>{' '}
        {t('book.anyway.ask')}
      </p>
      <div className="buttons">
        <button type="button" className="button" onClick={onAnyway}>
          {t('book.anyway')}
        </button>
        <button type="button" className="button-quiet" onClick={onNever}>
          {t('book.never')}
        </button>
      </div>
    </div>
  );
}
