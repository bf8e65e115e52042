import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { announcer, dismissNotice, type PlacedNotice } from './announce.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { Icon } from './Icon.tsx';
import './style/notice.css';

/** How long a notice stays (ms): enough to read a sentence and its clause aloud. */
const SHOWN_FOR = 9_000;

/** The notice of the moment and the live regions; one of them on a page. */
export function Notices() {
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') dismissNotice();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);
  return <NoticePlace window={undefined} />;
}

/** Live regions, with what stands in them: those of an open window, or of the page (`undefined`). */
export function NoticePlace({ window }: Pick<PlacedNotice, 'window'>) {
  const { notice, said, saidIn } = useSyncExternalStore(announcer.subscribe, announcer.getSnapshot);
  const here = notice?.window === window ? notice : null;
  const shown = here && <Shown key={here.id} notice={here} />;
  return (
    <>
      <div className="hidden-visually" role="status" aria-live="polite">
        {saidIn === window && said}
      </div>
      <div className="notice-place" role="alert">
        {!here?.isRead && shown}
      </div>
      {here?.isRead && <div className="notice-place">{shown}</div>}
    </>
  );
}

/** A notice; it stays while the pointer or the focus is on it. */
function Shown({ notice }: { readonly notice: PlacedNotice }) {
  const { t } = useMessages();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissNotice, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <div
      className={`notice notice-${notice.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="notice-lamp" aria-hidden="true" />
      <p>
        {notice.text}{' '}
        {notice.clauses?.map(({ game, clause }) => (
          <ClauseLink key={clause} game={game} clause={clause} />
        ))}
      </p>
      <button type="button" className="button-icon" aria-label={t('notice.close')} onClick={dismissNotice}>
        <Icon name="close" />
      </button>
    </div>
  );
}
