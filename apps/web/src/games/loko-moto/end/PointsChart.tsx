import type { MouseEvent } from 'react';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { penOf } from '../../../ui/pens.ts';
import { under } from '../../../device/base.ts';
import type { Told } from '../round/round.ts';
import type { Won } from './end-model.ts';

interface PointsChartProps {
  readonly view: View;
  readonly won: readonly (readonly Won[])[];
  readonly moves: readonly Told[];
  /** The address of the replay. */
  readonly replay: string;
}

const WIDTH = 640;
const HEIGHT = 92;
/** Patterns of the pens as dashes, so that curves are told apart in grey. */
const DASHES = ['', '7 2', '1.5 2.5', '10 5', '2 3'];

/** Where moves and points lie on the chart, in drawing units. */
interface Scale {
  /** The points at its top: a multiple of five. */
  readonly top: number;
  x(move: number): number;
  /** Curves that run together lie a line's width apart. */
  y(points: number, seat: number): number;
}

function scaleOf(won: PointsChartProps['won'], count: number): Scale {
  const most = Math.max(5, ...won.flat().map(({ points }) => points));
  const top = Math.ceil(most / 5) * 5;
  return {
    top,
    x: (move) => 24 + ((WIDTH - 48) * move) / Math.max(1, count),
    y: (points, seat) => 8 + (HEIGHT - 12) * (1 - points / top) + (seat - 2) * 1.6,
  };
}

/** Points won, move by move: a step for each purchase, in the pens of those who made them. */
export function PointsChart({ view, won, moves, replay }: PointsChartProps) {
  const { t } = useMessages();
  const count = moves.length;
  const scale = scaleOf(won, count);
  const { top, y } = scale;
  const at = (n: number): string => under(`${replay}#${n}`);
  /** The replay of the move that lies under a tap. */
  const open = (event: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const along = (((event.clientX - left) / width) * WIDTH - 24) / (WIDTH - 48);
    const move = moves[Math.min(count, Math.max(1, Math.round(along * count))) - 1];
    if (move && !(event.target as Element).closest('a')) location.assign(at(move.n));
  };
  return (
    <figure className="lm-chart">
      <figcaption>
        {t('lm.end.chart')} <small>{t('lm.end.chart.what')}</small>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 6}`} role="group" aria-label={t('lm.end.chart')} onClick={open}>
        {Array.from({ length: top / 5 + 1 }, (_, i) => (
          <g key={i} className="lm-chart-grid">
            <path d={`M24 ${y(i * 5, 2)}H${WIDTH - 24}`} />
            <text x="20" y={y(i * 5, 2) + 3.5}>
              {i * 5}
            </text>
          </g>
        ))}
        {won.map((steps, seat) => (
          <Curve key={seat} {...{ view, seat, steps, scale, count, at }} />
        ))}
      </svg>
    </figure>
  );
}

interface CurveProps {
  readonly view: View;
  readonly seat: number;
  readonly steps: readonly Won[];
  readonly scale: Scale;
  /** So many moves were made. */
  readonly count: number;
  /** The address of a move's replay. */
  at(n: number): string;
}

/** What one of them won; each purchase leads to its replay. */
function Curve({ view, seat, steps, scale: { x, y }, count, at }: CurveProps) {
  const pen = penOf(seat);
  const path = steps.map(({ move, points }) => `H${x(move)}V${y(points, seat)}`).join('');
  return (
    <g>
      <path
        className="lm-chart-line"
        d={`M${x(0)} ${y(0, seat)}${path}H${x(count)}`}
        style={{ stroke: pen.colour }}
        strokeDasharray={DASHES[seat % 5]}
      />
      {steps.map((step) => {
        const what = `${trainOf(view.box, step.train).name} +${step.gain}`;
        return (
          <a key={step.move} href={at(step.n)} aria-label={`${pen.letter}: ${what}`}>
            <circle className="lm-chart-touch" cx={x(step.move)} cy={y(step.points, seat)} r="11" />
            <circle cx={x(step.move)} cy={y(step.points, seat)} r="3" style={{ fill: pen.colour }}>
              <title>{what}</title>
            </circle>
          </a>
        );
      })}
      <text
        className="lm-chart-letter"
        x={WIDTH - 18 + (seat % 2) * 10}
        y={y(steps.at(-1)?.points ?? 0, seat) + 3.5}
        style={{ fill: pen.colour }}
      >
        {pen.letter}
      </text>
    </g>
  );
}
