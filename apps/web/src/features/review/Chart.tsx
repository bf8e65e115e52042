import type { Review } from '@turntable/bots/review/review.ts';
import { useMedia } from '../../device/useMedia.ts';
import { useMessages } from '../../i18n/messages.ts';
import { penOf } from '../../ui/pens.ts';
import { curvesOf, DASHES, edgesOf, marksOf, NARROW, WIDE, y } from './chart.ts';

const LEVELS = [0, 0.25, 0.5, 0.75, 1];

interface ChartProps {
  readonly review: Review;
  /** What the picture shows, in a sentence. */
  readonly label: string;
  /** The seat whose pen draws each side. */
  readonly penSeat: (side: number) => number;
}

/** Chances to win, move by move; each side in its pen's colour, dashes and letter, turning points by number. */
export function Chart({ review, label, penSeat }: ChartProps) {
  const { t } = useMessages();
  const frame = useMedia('(width < 40rem)') ? NARROW : WIDE;
  const [left, right] = edgesOf(frame);
  return (
    <svg
      className="review-chart"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
      {LEVELS.map((level) => (
        <g key={level}>
          <path className="review-grid" d={`M${left} ${y(frame, level)}H${right}`} />
          <text className="review-axis" x={left - 6} y={y(frame, level) + 4} textAnchor="end">
            {Math.round(100 * level)}
          </text>
        </g>
      ))}
      <text className="review-axis" x={right} y={frame.height - 6} textAnchor="end">
        {t('review.axis')}
      </text>
      {curvesOf(review, frame).map(({ side, path, letter }) => {
        const pen = penOf(penSeat(side));
        return (
          <g key={side}>
            <path
              className="review-curve"
              d={path}
              style={{ stroke: pen.colour }}
              strokeDasharray={DASHES[side % DASHES.length]}
            />
            <text className="review-letter" x={letter[0]} y={letter[1] + 5} style={{ fill: pen.colour }}>
              {pen.letter}
            </text>
          </g>
        );
      })}
      {marksOf(review, frame).map(({ n, at: [x, top] }) => (
        <g key={n}>
          <circle className="review-mark" cx={x} cy={top} r="9" />
          <text className="review-number" x={x} y={top} textAnchor="middle" dominantBaseline="central">
            {n}
          </text>
        </g>
      ))}
    </svg>
  );
}
