import { useEffect, useId } from 'react';
import { Link } from 'wouter';
import { api } from '../../../api/http.ts';
import { useAnswer } from '../../../api/query.ts';
import { updateSettings } from '../../../device/settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import './style/keep.css';

const done = (): void => updateSettings({ tellOffered: true });

/** Offers messages when it is one's turn. Nothing for guests who get some, or where none can be sent. */
export function TellOffer() {
  const { t } = useMessages();
  const heading = useId();
  // Not essential: without an answer from the server nothing is offered.
  const { body: reply } = useAnswer(['own-channels'], api.notifications);
  const isSettled = reply && (reply.channels.length > 0 || !(isSecureContext || reply.mail || reply.hooks));
  useEffect(() => {
    if (isSettled) done();
  }, [isSettled]);
  if (!reply || isSettled) return null;
  return (
    <section className="keep" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{t('tell.title')}</h2>
        <p className="hint">{t('tell.text')}</p>
      </div>
      <Link href="/notifications" className="keep-go" onClick={done}>
        {t('tell.link')}
      </Link>
      <button type="button" className="button-icon" aria-label={t('keep.close')} onClick={done}>
        <Icon name="close" />
      </button>
    </section>
  );
}
