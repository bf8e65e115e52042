import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import type { Film } from './film.ts';
import './since.css';

/** Over a film: where it is, what happened there, and the way out; steps for whoever wishes no motion. */
export function FilmBar({ film }: { readonly film: Film }) {
  const { t } = useMessages();
  const { pictures, at, still } = film;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const caption = pictures[at]?.caption.slice(-2) ?? [];
  return (
    <>
      <div className="film-glass" />
      <section
        className="film"
        aria-label={t('film.title')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') film.end();
        }}
      >
        <p className="film-count soft">{t('film.at', { at: at + 1, count: pictures.length })}</p>
        <p className="film-caption" aria-live={still ? 'polite' : 'off'}>
          {caption.length > 0 ? caption.join(' ') : at === 0 ? t('film.start') : t('film.nothing')}
        </p>
        <div className="buttons">
          {still && (
            <>
              <button
                type="button"
                className="button-quiet"
                disabled={at === 0}
                onClick={() => film.go(at - 1)}
              >
                {t('film.back')}
              </button>
              <button
                type="button"
                ref={first}
                className="button"
                onClick={() => (at + 1 < pictures.length ? film.go(at + 1) : film.end())}
              >
                {t(at + 1 < pictures.length ? 'film.next' : 'film.done')}
              </button>
            </>
          )}
          <button type="button" ref={still ? null : first} className="button-quiet" onClick={film.end}>
            {t('film.skip')}
          </button>
        </div>
      </section>
    </>
  );
}
