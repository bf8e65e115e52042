import { useEffect, useId } from 'react';
import { Link } from 'wouter';
import { api } from '../../../api/http.ts';
import { useAnswer } from '../../../api/query.ts';
import { updateSettings } from '../../../device/settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import './style/keep.css';

/** Offers a recovery phrase or a passkey. Nothing for guests who have one. */
export function KeepOffer() {
  const { t } = useMessages();
  const heading = useId();
  // Not essential: without an answer from the server nothing is offered.
  const recoverable = useAnswer(['own-ratings'], api.ownRatings).body?.kept;
  useEffect(() => {
    if (recoverable) updateSettings({ keepOffered: true });
  }, [recoverable]);
  if (recoverable !== false) return null;
  const done = (): void => updateSettings({ keepOffered: true });
  return (
    <section className="keep" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{t('keep.title')}</h2>
        <p className="hint">{t('keep.text')}</p>
      </div>
      <Link href="/you" className="keep-go" onClick={done}>
        {t('rating.keep.link')}
      </Link>
      <button type="button" className="button-icon" aria-label={t('keep.close')} onClick={done}>
        <Icon name="close" />
      </button>
    </section>
  );
}
