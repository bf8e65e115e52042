import { useMessages } from '../../../i18n/messages.ts';
import type { OpenBook } from './useBook.ts';

/** A status as part of a key. */
const KEYS = { active: 'active', dormant: 'dormant', 'knocked-out': 'out' } as const;

/** One side: who plays, the score, what is in use, what is left. Team 1 is an outline, team 2 filled, as on paper. */
export function SideCard({ open, side }: { readonly open: OpenBook; readonly side: 0 | 1 }) {
  const { t, say } = useMessages();
  const { book, game, page } = open;
  const shown = game.side(book.setup, page.position.state, side);
  const { names, score, of, locomotive, calls, stalls, markers, left } = shown;
  return (
    <section className="book-side" data-calls={calls || undefined} aria-label={names.join(', ')}>
      <div className="book-who">
        <span className="book-badge" data-side={side}>
          {side === 0 ? 'A' : 'B'}
        </span>
        <span>{names.join(' & ')}</span>
      </div>
      <div className="book-score">
        <output className="figures">{score}</output>
        {of !== undefined && <span className="soft">{t('book.of', { of })}</span>}
      </div>
      <div className="book-side-locomotive">{locomotive?.name ?? '–'}</div>
      {/* Each game has its own word for the locomotive that plays. */}
      <div className="soft">{t(`book.${stalls ? 'active' : 'in-use'}${calls ? '.calls' : ''}`)}</div>
      <div className="book-left">
        {markers !== undefined && (
          <span>
            <span className="book-marker" data-any={markers > 0 || undefined} />{' '}
            {t('book.markers', { count: markers })}
          </span>
        )}
        {stalls && (
          <span className="book-stalls figures">
            {stalls.map((status, i) => (
              <span
                key={i}
                role="img"
                data-status={status}
                aria-label={t(`book.stall.${KEYS[status]}`, { n: i + 1 })}
              >
                {status === 'knocked-out' ? '×' : i + 1}
              </span>
            ))}
          </span>
        )}
        {left && <span className="soft">{left.map((id) => say(id)).join(' · ')}</span>}
      </div>
    </section>
  );
}
