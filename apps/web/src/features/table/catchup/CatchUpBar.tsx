import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Unbroken } from '../../../ui/Unbroken.tsx';
import type { CatchUp } from './catch-up.ts';
import './since.css';

/** The bar of a catch-up: how far it is, what happened there, and how to end it; buttons to step where motion is reduced. */
export function CatchUpBar({ catchUp }: { readonly catchUp: CatchUp }) {
  const { t } = useMessages();
  const { pictures, at, still } = catchUp;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const caption = pictures[at]?.caption.slice(-2) ?? [];
  return (
    <>
      <div className="catch-up-glass" />
      <section
        className="catch-up"
        aria-label={t('catch-up.title')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') catchUp.end();
        }}
      >
        <p className="catch-up-count soft">{t('catch-up.at', { at: at + 1, count: pictures.length })}</p>
        <p className="catch-up-caption" aria-live={still ? 'polite' : 'off'}>
          <Unbroken
            text={
              caption.length > 0 ? caption.join(' ') : t(at === 0 ? 'catch-up.start' : 'catch-up.nothing')
            }
          />
        </p>
        <div className="buttons">
          {still && (
            <>
              <button
                type="button"
                className="button-quiet"
                disabled={at === 0}
                onClick={() => catchUp.go(at - 1)}
              >
                {t('catch-up.back')}
              </button>
              <button
                type="button"
                ref={first}
                className="button"
                onClick={() => (at + 1 < pictures.length ? catchUp.go(at + 1) : catchUp.end())}
              >
                {t(at + 1 < pictures.length ? 'catch-up.next' : 'catch-up.done')}
              </button>
            </>
          )}
          <button type="button" ref={still ? null : first} className="button-quiet" onClick={catchUp.end}>
            {t('catch-up.skip')}
          </button>
        </div>
      </section>
    </>
  );
}
