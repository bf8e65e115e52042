import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../i18n/messages.ts';
import type { GameListing } from '../../session/listing.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Loading } from '../../ui/page/states.tsx';
import './review.css';

interface ReviewFrameProps {
  /** Where the game itself is shown. */
  readonly game: string;
  readonly listing: GameListing;
  readonly children: ReactNode;
}

/** The page around a review: the game's sign and the way back. */
export function ReviewFrame({ game, listing, children }: ReviewFrameProps) {
  const { t } = useMessages();
  return (
    <Page title={t('review.title')} width="wide">
      <div className="review-head">
        <h1>
          <span className={`sign sign-${listing.enamel}`}>{t('review.of', { game: t(listing.name) })}</span>
        </h1>
        <Link href={game} className="button-quiet no-print">
          {t('review.back')}
        </Link>
      </div>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Page>
  );
}
