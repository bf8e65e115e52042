import { useMessages } from '../../i18n/messages.ts';
import { useReach } from '../../session/reach.ts';

/** While no server answers: what works without it, and what does not. */
export function Away() {
  const { t } = useMessages();
  const reach = useReach();
  if (reach === 'asking' || reach === 'there') return null;
  const none = reach === 'none';
  return (
    <section className="home-away" aria-labelledby="away">
      <h2 id="away">{t(none ? 'away.none.title' : 'away.title')}</h2>
      <p>{t('away.works')}</p>
      <p className="soft">{t(none ? 'away.none.waits' : 'away.waits')}</p>
    </section>
  );
}
