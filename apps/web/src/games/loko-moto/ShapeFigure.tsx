import { memo, useMemo } from 'react';
import { turnPattern } from '@turntable/games/loko-moto/lattice.ts';
import type { Lattice, Shape } from '@turntable/games/loko-moto/types.ts';
import { frameOf, grown, contains, project, type Frame, type Spot } from './plot.ts';

interface ShapeFigureProps {
  readonly lattice: Lattice;
  readonly pattern: Shape['pattern'];
  /** Steps the card is turned by, clockwise. */
  readonly steps?: number;
}

/** Lattice points within a frame (in steps), for the dots behind a pattern. */
function latticeDots(lattice: Lattice, frame: Frame): Spot[] {
  const out: Spot[] = [];
  const far = 12;
  for (let q = -far; q <= far; q++)
    for (let r = -far; r <= far; r++) {
      const spot = project(lattice, [q, r]);
      if (contains(frame, spot)) out.push(spot);
    }
  return out;
}

/** A pattern on its lattice, drawn as on the cards. */
export const ShapeFigure = memo(function ShapeFigure({ lattice, pattern, steps = 0 }: ShapeFigureProps) {
  const { lines, spots, frame, dots } = useMemo(() => {
    const lines = turnPattern(lattice, pattern, steps).map(
      ([a, b]) => [project(lattice, a), project(lattice, b)] as const,
    );
    const spots = lines.flat();
    const { x, y, width, height } = frameOf(spots);
    // All cards show a square of at least three steps, so that a short pattern is not drawn bigger than a long one.
    const side = Math.max(width, height, 2.6);
    const frame = grown(
      { x: x - (side - width) / 2, y: y - (side - height) / 2, width: side, height: side },
      0.34,
    );
    return { lines, spots, frame, dots: latticeDots(lattice, frame) };
  }, [lattice, pattern, steps]);
  return (
    <svg
      className="lm-figure"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {dots.map((dot, i) => (
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
