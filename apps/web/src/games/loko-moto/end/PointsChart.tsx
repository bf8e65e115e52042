import type { MouseEvent } from 'react';
import type { Seat } from '@turntable/engine';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useMedia } from '../../../device/useMedia.ts';
import { penOf } from '../../../ui/pens.ts';
import { under } from '../../../device/base.ts';
import type { RoundMove } from '../round/round.ts';
import { apart, gridOf, type Won } from './end-model.ts';
import './chart.css';

interface PointsChartProps {
  readonly view: View;
  readonly won: readonly (readonly Won[])[];
  readonly moves: readonly RoundMove[];
  /** The reader's, whose purchases are named. */
  readonly seat: Seat | undefined;
  /** The address of the replay. */
  readonly replay: string;
}

/** How large the chart is drawn, in its own units: about pixels on a phone, less at a desk. */
const DESK = { width: 640, height: 92 } as const;
const PHONE = { width: 340, height: 124 } as const;
type Size = typeof DESK | typeof PHONE;
const useSize = (): Size => (useMedia('(min-width: 44rem)') ? DESK : PHONE);
const boxOf = ({ width, height }: Size): string => `0 0 ${width} ${height + 18}`;
/** Radius of the letters at the end of the curves, and the least from one to the next. */
const LETTER = 7;
const LETTER_GAP = 15.5;
/** About how wide a letter of a name is, and how high. */
const NAME_WIDTH = 5;
const NAME_HEIGHT = 11;
/** A stroke of a curve: its width, its dashes, and whether it is left white. */
interface Stroke {
  readonly width: number;
  readonly dashes?: string;
  readonly round?: true;
  readonly paper?: true;
}
/** The patterns of the pens, so that curves are told apart in grey: a band, two rails, ties on a spine, dashes, beads. */
const STROKES: readonly (readonly Stroke[])[] = [
  [{ width: 2.2 }],
  [{ width: 4.2 }, { width: 1.8, paper: true }],
  [{ width: 1.3 }, { width: 5, dashes: '1.1 2.9' }],
  [{ width: 2.2, dashes: '8 4' }],
  [{ width: 3.2, dashes: '0 4.6', round: true }],
];

/** Where moves and points lie on the chart, in drawing units. */
interface Scale {
  readonly size: Size;
  /** The points of the lines across it. */
  readonly grid: readonly number[];
  x(move: number): number;
  /** Curves that run together lie a line's width apart. */
  y(points: number, seat: number): number;
}

function scaleOf(won: PointsChartProps['won'], count: number, size: Size): Scale {
  const grid = gridOf(Math.max(0, ...won.flat().map(({ points }) => points)));
  const top = grid.at(-1)!;
  const { width, height } = size;
  return {
    size,
    grid,
    x: (move) => 24 + ((width - 48) * move) / Math.max(1, count),
    y: (points, seat) => 8 + (height - 12) * (1 - points / top) + (seat - 2) * 1.6,
  };
}

/** Points won, move by move: a step for each purchase, in the pens of those who made them. */
export function PointsChart({ view, won, moves, seat, replay }: PointsChartProps) {
  const { t } = useMessages();
  const count = moves.length;
  const scale = scaleOf(won, count, useSize());
  const { grid, y, size } = scale;
  const { width, height } = size;
  const letters = apart(
    won.map((steps, who) => y(steps.at(-1)?.points ?? 0, who)),
    LETTER_GAP,
    height - 2,
  );
  const at = (n: number): string => under(`${replay}#${n}`);
  /** The replay of the move that lies under a tap. */
  const open = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = (((event.clientX - box.left) / box.width) * width - 24) / (width - 48);
    const move = moves[Math.min(count, Math.max(1, Math.round(along * count))) - 1];
    if (move && !(event.target as Element).closest('a')) location.assign(at(move.n));
  };
  return (
    <figure className="lm-chart">
      <figcaption>
        {t('lm.end.chart')} <small>{t('lm.end.chart.what')}</small>
      </figcaption>
      <svg viewBox={boxOf(size)} role="group" aria-label={t('lm.end.chart')} onClick={open}>
        {grid.map((points) => (
          <g key={points} className="lm-chart-grid">
            <path d={`M24 ${y(points, 2)}H${width - 24}`} />
            <text x="20" y={y(points, 2) + 3.5}>
              {points}
            </text>
          </g>
        ))}
        {won.map((steps, who) => (
          <Curve key={who} {...{ view, steps, scale, count, at }} seat={who} letterAt={letters[who]!} />
        ))}
        {seat !== undefined && <Names {...{ view, seat, scale }} steps={won[seat]!} />}
        <text className="lm-chart-first" x="24" y={height + 15}>
          {t('lm.end.chart.move', { move: 1 })}
        </text>
        <text x={width - 24} y={height + 15}>
          {t('lm.end.chart.move', { move: count })}
        </text>
      </svg>
    </figure>
  );
}

/** The room that the chart takes, empty. */
export function ChartRoom() {
  return (
    <div className="lm-chart lm-chart-room" aria-hidden="true">
      <p>&nbsp;</p>
      <svg viewBox={boxOf(useSize())} />
    </div>
  );
}

/** What the reader bought, by name, where one name does not run into the one before. */
function Names({ view, seat, steps, scale: { x, y } }: Omit<CurveProps, 'count' | 'at' | 'letterAt'>) {
  let before = { x: -Infinity, y: 0 };
  return steps.map((step) => {
    const { name } = trainOf(view.box, step.train);
    const width = name.length * NAME_WIDTH;
    const [right, line] = [Math.max(x(step.move) - 6, 28 + width), y(step.points, seat) - 4];
    if (right - width < before.x && Math.abs(line - before.y) < NAME_HEIGHT) return null;
    before = { x: right, y: line };
    return (
      <text key={step.move} className="lm-chart-name" x={right} y={Math.max(NAME_HEIGHT - 2, line)}>
        {name}
      </text>
    );
  });
}

interface CurveProps {
  readonly view: View;
  readonly seat: number;
  readonly steps: readonly Won[];
  readonly scale: Scale;
  /** So many moves were made. */
  readonly count: number;
  /** How low its letter stands. */
  readonly letterAt: number;
  /** The address of a move's replay. */
  at(n: number): string;
}

/** What one of them won; each purchase leads to its replay. */
function Curve({ view, seat, steps, scale: { size, x, y }, count, letterAt, at }: CurveProps) {
  const pen = penOf(seat);
  const path = steps.map(({ move, points }) => `H${x(move)}V${y(points, seat)}`).join('');
  const d = `M${x(0)} ${y(0, seat)}${path}H${x(count)}`;
  return (
    <g>
      {STROKES[seat % 5]!.map(({ width, dashes, round, paper }) => (
        <path
          key={width}
          className="lm-chart-line"
          d={d}
          style={{ stroke: paper ? 'var(--paper)' : pen.colour }}
          strokeWidth={width}
          strokeDasharray={dashes}
          strokeLinecap={round ? 'round' : 'butt'}
        />
      ))}
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
      <circle cx={size.width - LETTER - 2} cy={letterAt} r={LETTER} style={{ fill: pen.colour }} />
      <text
        className="lm-chart-letter"
        x={size.width - LETTER - 2}
        y={letterAt + 3.5}
        style={{ fill: pen.on }}
      >
        {pen.letter}
      </text>
    </g>
  );
}
