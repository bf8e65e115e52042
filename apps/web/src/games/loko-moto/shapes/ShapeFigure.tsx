import { memo, useMemo } from 'react';
import type { Lattice, Shape } from '@turntable/games/loko-moto/types.ts';
import { shapeFigure } from '@turntable/pictures/loko-moto/shape-figure.ts';

interface ShapeFigureProps {
  readonly lattice: Lattice;
  readonly pattern: Shape['pattern'];
  /** Steps the card is turned by, clockwise. */
  readonly steps?: number;
  /** Without the dots of the lattice behind it. */
  readonly bare?: boolean;
}

/** A pattern on its lattice, drawn as on the cards. */
export const ShapeFigure = memo(function ShapeFigure({
  lattice,
  pattern,
  steps = 0,
  bare = false,
}: ShapeFigureProps) {
  const { lines, spots, frame, dots } = useMemo(
    () => shapeFigure(lattice, pattern, steps),
    [lattice, pattern, steps],
  );
  return (
    <svg
      className="lm-figure"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {(bare ? [] : dots).map((dot, i) => (
        <circle key={i} className="lm-figure-dot" cx={dot.x} cy={dot.y} r="0.05" />
      ))}
      {lines.map(([a, b], i) => (
        <line key={i} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      ))}
      {spots.map((spot, i) => (
        <circle key={i} cx={spot.x} cy={spot.y} r="0.11" />
      ))}
    </svg>
  );
});
