import { Link } from 'wouter';
import { useMessages } from '../../i18n/messages.ts';
import { useOwnRatings } from './useRatings.ts';

/** Before somebody sits down at a rated table: what they agree to, and what they lack. */
export function RatedTerms() {
  const { t } = useMessages();
  const [own] = useOwnRatings();
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
