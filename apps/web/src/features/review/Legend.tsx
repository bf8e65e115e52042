import type { Review } from '@turntable/bots/review/review.ts';
import { signed } from '../../i18n/signed.ts';
import { PenMark } from '../../ui/PenMark.tsx';
import { penOf } from '../../ui/pens.ts';
import { DASHES } from './chart.ts';

interface LegendProps {
  readonly review: Review;
  readonly sideName: (side: number) => string;
  /** The seat whose pen draws each side. */
  readonly penSeat: (side: number) => number;
}

/** Whose curve is whose, and the points of each side at the end; winners in bold. */
export function Legend({ review, sideName, penSeat }: LegendProps) {
  return (
    <ul className="review-legend">
      {review.scores.map((score, side) => (
        <li key={side} data-won={review.winners.includes(side) || undefined}>
          <PenMark seat={penSeat(side)} line={false} />
          <svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
            <path
              className="review-curve"
              d="M1 4H33"
              style={{ stroke: penOf(penSeat(side)).colour }}
              strokeDasharray={DASHES[side % DASHES.length]}
            />
          </svg>
          <span>{sideName(side)}</span>
          <output>{signed(score)}</output>
        </li>
      ))}
    </ul>
  );
}
