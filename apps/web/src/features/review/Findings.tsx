import { useRef } from 'react';
import type { Review } from '@turntable/bots/review/review.ts';
import { useNaming } from '../../games/engine.ts';
import { LineReview } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { signed } from '../../i18n/signed.ts';
import type { GameListing } from '../../session/listing.ts';
import { penOf } from '../../ui/pens.ts';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { useShare } from '../../ui/useShare.ts';
import { Chart } from './Chart.tsx';
import { howEnded } from './how-ended.ts';
import { Legend } from './Legend.tsx';
import { LuckShare } from './LuckShare.tsx';
import { shareChart } from './share-chart.ts';
import { Turning } from './Turning.tsx';

interface FindingsProps {
  /** Where the game itself is shown. */
  readonly game: string;
  readonly listing: GameListing;
  /** By seat. */
  readonly names: readonly string[];
  readonly review: Review;
}

/** What a review found: the chances as a picture, turning points, and what it hung on. */
export function Findings({ game, listing, names, review }: FindingsProps) {
  const { t, list } = useMessages();
  const naming = useNaming(listing, names);
  const figure = useRef<HTMLElement>(null);
  const seatsOf = (side: number): number[] =>
    review.sides.flatMap((each, seat) => (each === side ? [seat] : []));
  const sideName = (side: number): string => list(seatsOf(side).map((seat) => names[seat] ?? ''));
  const penSeat = (side: number): number => seatsOf(side)[0] ?? side;
  const label = t('review.alt', {
    game: t(listing.name),
    how: howEnded(review, listing),
    winners: list(review.winners.map(sideName)),
    scores: review.scores.map((score, side) => `${sideName(side)} ${signed(score)}`).join(', '),
    moves: review.moves.length,
    turning: review.turning.length,
  });
  const { busy, share } = useShare(async () => {
    const drawing = figure.current?.querySelector('svg');
    const sides = review.scores.map(
      (score, side) => `${penOf(penSeat(side)).letter} ${sideName(side)} ${signed(score)}`,
    );
    if (drawing) await shareChart(drawing, sides.join(' · '), label);
  });
  return (
    <div className="review">
      <figure ref={figure} className="review-figure">
        <figcaption>
          <h2>{t(review.open ? 'review.chances.open' : 'review.chances')}</h2>
        </figcaption>
        <Chart review={review} label={label} penSeat={penSeat} />
        <Legend {...{ review, sideName, penSeat }} />
        <p className="soft">
          <Unbroken text={label} />
        </p>
        <button type="button" className="button-quiet no-print" disabled={busy} onClick={share}>
          {t('review.share')}
        </button>
      </figure>
      <Turning {...{ game, listing, review, names, naming, penSeat }} />
      <div className="review-facts">
        {review.luck && <LuckShare luck={review.luck} {...{ sideName, penSeat }} />}
        {review.lokoMoto && <LineReview review={review.lokoMoto} names={names} />}
        <p className="soft">{t('review.how')}</p>
      </div>
    </div>
  );
}
