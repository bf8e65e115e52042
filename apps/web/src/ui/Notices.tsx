import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { announcer, dismissNotice } from './announce.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { Icon } from './Icon.tsx';
import './notice.css';

/** How long a notice stays (ms): enough to read a sentence and its clause aloud. */
const SHOWN_FOR = 9_000;

/** The notice of the moment and the live region; one of them on a page. */
export function Notices() {
  const { notice, said } = useSyncExternalStore(announcer.subscribe, announcer.getSnapshot);
  const { t } = useMessages();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!notice || held) return;
    const timer = setTimeout(dismissNotice, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice, held]);
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') dismissNotice();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);
  return (
    <>
      <div className="hidden-visually" role="status" aria-live="polite">
        {said}
      </div>
      <div
        className="notice-place"
        role="alert"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {notice && (
          <div key={notice.id} className={`notice notice-${notice.tone}`}>
            <span className="notice-lamp" aria-hidden="true" />
            <p>
              {notice.text}{' '}
              {notice.clauses?.map(({ game, clause }) => (
                <ClauseLink key={clause} game={game} clause={clause} />
              ))}
            </p>
            <button
              type="button"
              className="button-icon"
              aria-label={t('notice.close')}
              onClick={dismissNotice}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </>
  );
}
