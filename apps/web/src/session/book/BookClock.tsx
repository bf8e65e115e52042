import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { shown, turnLeft, type BookClock as Clock } from './store.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** The game clock, counting up, and beside it the turn's, counting down: it warns and does nothing. */
export function BookClock({ clock, onToggle }: { readonly clock: Clock; onToggle(): void }) {
  const { t } = useMessages();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (clock.since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [clock.since]);
  const seconds = Math.floor(shown(clock, now) / 1000);
  const left = turnLeft(clock, now);
  const over = left !== undefined && left <= 0;
  useEffect(() => {
    if (over) navigator.vibrate?.(200);
  }, [over]);
  return (
    <div className="book-clock">
      {left !== undefined && (
        <span className="figures" data-over={over || undefined}>
          {over ? t('book.turn.over') : t('book.turn.left', { left })}
        </span>
      )}
      <time className="figures">
        {seconds >= 3600 && `${Math.floor(seconds / 3600)}:`}
        {two(Math.floor(seconds / 60) % 60)}:{two(seconds % 60)}
      </time>
      <button
        type="button"
        className="book-pause"
        aria-label={t(clock.since === null ? 'book.run' : 'book.pause')}
        onClick={onToggle}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d={clock.since === null ? 'M8 5l11 7-11 7z' : 'M7 6h3v12H7zM14 6h3v12h-3z'}
            fill="currentColor"
          />
        </svg>
      </button>
    </div>
  );
}
