import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import type { OpenBook } from './useBook.ts';

/** Style points: whose, and what the judge or the other side says. The words are optional; the pairs count by themselves. */
// Long: the pad is drawn from top to bottom.
export function PointPad({ open }: { readonly open: OpenBook }) {
  const { t } = useMessages();
  const { book, game, page } = open;
  const { setup } = book;
  const state = page.position.state as { sequence?: { pairs: number } | null };
  const asked = game.rules
    .decisions(page.position.state)
    .find(({ kind }) => ['speak', 'claim', 'reply'].includes(kind))?.actors[0];
  const [by, setBy] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const who = by ?? (typeof asked === 'number' ? asked : 0);
  return (
    <section className="book-card" aria-label={t('book.group.style')}>
      <div className="book-called">
        <h2>{t('book.group.style')}</h2>
        {state.sequence && <span className="soft">{t('book.pairs', { count: state.sequence.pairs })}</span>}
      </div>
      <div className="book-keys" role="group" aria-label={t('book.point.by')}>
        {setup.names.map((name, seat) => (
          <button
            key={seat}
            type="button"
            className="book-key"
            aria-pressed={who === seat}
            onClick={() => setBy(seat)}
          >
            {name}
          </button>
        ))}
      </div>
      <label className="book-words">
        <span className="soft">{t('book.point.words')}</span>
        <input
          className="input"
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <div className="book-keys">
        {game.verdicts.map((verdict) => (
          <button
            key={verdict}
            type="button"
            className="book-winner book-verdict"
            onClick={() => {
              open.tap({ t: 'point', by: who, verdict, ...(words.trim() && { words: words.trim() }) });
              setWords('');
              setBy(null);
            }}
          >
            {t(`book.verdict.${verdict}`)}
          </button>
        ))}
        <button
          type="button"
          className="book-key"
          onClick={() => {
            open.tap({ t: 'act', action: { by: who, type: game.noPoint } });
            setBy(null);
          }}
        >
          {t('book.point.none', { name: setup.names[who]! })}
        </button>
        {setup.judge && (
          <button
            type="button"
            className="book-key"
            onClick={() => open.tap({ t: 'act', action: { by: 'judge', type: 'end-style' } })}
          >
            {t('book.point.end')}
          </button>
        )}
      </div>
    </section>
  );
}
