import { useEffect, useId } from 'react';
import { Link } from 'wouter';
import { api } from '../../../api/http.ts';
import { useAnswer } from '../../../api/query.ts';
import { updateSettings, useSettings } from '../../../device/settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Seen } from '../../../session/connection.ts';
import { Icon } from '../../../ui/Icon.tsx';
import './keep.css';

/** After one's first move among others, once: how not to lose the seat. Nothing for who can be known again already. */
export function KeepSeat({ seen }: { readonly seen: Seen }) {
  const { t } = useMessages();
  const heading = useId();
  const { keepOffered } = useSettings();
  const due = !keepOffered && isTime(seen);
  // An offer can wait: without an answer there is none.
  const kept = useAnswer(['own-ratings'], api.ownRatings, { when: due }).body?.kept;
  useEffect(() => {
    if (kept) updateSettings({ keepOffered: true });
  }, [kept]);
  if (!due || kept !== false) return null;
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

/** Whether somebody else sits at this running game, and one has moved. */
function isTime({ table, place, log }: Seen): boolean {
  const isMine = (by: unknown): boolean => place.seats.some((seat) => seat === by);
  const shared = table.seats.some(({ kind }, seat) => kind === 'person' && !isMine(seat));
  return table.status === 'running' && shared && log.some(({ event }) => isMine(event.by));
}
