import { useMessages } from '../../i18n/messages.ts';
import type { Objection } from './taps.ts';

interface AskedProps {
  readonly game: string;
  readonly objection: Objection;
  onAnyway(): void;
  onNever(): void;
}

/** A rule is against what was tapped: its sentence, and whether it is written all the same. */
export function Asked({ game, objection, onAnyway, onNever }: AskedProps) {
  const { t, say } = useMessages();
  const sentence = say(`${game}.refusal.${objection.clause}`, {
    why: 'choice',
    ...spelledOut(objection.with, say),
  });
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

function spelledOut(
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
