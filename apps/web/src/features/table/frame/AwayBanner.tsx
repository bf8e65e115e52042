import { useEffect, useRef } from 'react';
import { useMark } from '../../../device/useMark.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';

interface AwayBannerProps {
  readonly away: boolean;
  onRetry(): void;
}

/** Says that the connection is lost and being restored, and that it is back. */
export function AwayBanner({ away, onRetry }: AwayBannerProps) {
  const { t } = useMessages();
  const was = useRef(false);
  useMark('away', away);
  useEffect(() => {
    if (was.current && !away) notify({ tone: 'clear', text: t('link.back') });
    was.current = away;
  }, [away, t]);
  return (
    <div role="status" className="away-place">
      {away && (
        <div className="away">
          <span className="away-lamp" aria-hidden="true" />
          <span>{t('link.away')}</span>
          <button type="button" className="button-quiet" onClick={onRetry}>
            {t('link.now')}
          </button>
        </div>
      )}
    </div>
  );
}
