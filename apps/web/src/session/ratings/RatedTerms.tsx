import { Link } from 'wouter';
import { useMessages } from '../../i18n/messages.ts';
import { useOwnRatings } from './useRatings.ts';

/** What somebody agrees to by sitting down at a rated table, and what they still need for it. */
export function RatedTerms() {
  const { t } = useMessages();
  const own = useOwnRatings();
  return (
    <>
      <p>{t('rating.wait')}</p>
      {own?.kept === false && (
        <p>
          {t('rating.sit.keep')} <Link href="/you">{t('rating.keep.link')}</Link>
        </p>
      )}
    </>
  );
}
