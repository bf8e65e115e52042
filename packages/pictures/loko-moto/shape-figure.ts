import { turnPattern } from '@turntable/games/loko-moto/lattice.ts';
import type { Lattice, Shape } from '@turntable/games/loko-moto/types.ts';
import { contains, frameOf, grown, project, type Frame, type Spot } from './plot.ts';

/** A pattern on its lattice; lengths in steps of the lattice. */
interface ShapeFigure {
  readonly lines: readonly (readonly [Spot, Spot])[];
  /** Both ends of every line; ends that several lines share come several times. */
  readonly spots: readonly Spot[];
  /** Lattice points within the frame, for the dots behind the pattern. */
  readonly dots: readonly Spot[];
  /** What is to be shown: a square with the pattern in its middle. */
  readonly frame: Frame;
}

/** All cards show a square of at least this many steps, so that a short pattern is not drawn bigger than a long one. */
const LEAST_SIDE = 2.6;
const MARGIN = 0.34;
/** A pattern that is longer has no dots behind it: they would be too many to be seen. */
const LONGEST = 24;

/** Lays a shape's pattern out for drawing; `steps` is by how many steps of the lattice the card is turned, clockwise. */
export function shapeFigure(lattice: Lattice, pattern: Shape['pattern'], steps = 0): ShapeFigure {
  const lines = turnPattern(lattice, pattern, steps).map(
    ([a, b]) => [project(lattice, a), project(lattice, b)] as const,
  );
  const spots = lines.flat();
  const { x, y, width, height } = frameOf(spots);
  const side = Math.max(width, height, LEAST_SIDE);
  const frame = grown(
    { x: x - (side - width) / 2, y: y - (side - height) / 2, width: side, height: side },
    MARGIN,
  );
  return { lines, spots, frame, dots: latticeDots(lattice, frame) };
}

/** Of a pattern of one's own the frame may lie anywhere on the lattice. */
function latticeDots(lattice: Lattice, frame: Frame): Spot[] {
  const out: Spot[] = [];
  if (frame.width > LONGEST) return out;
  const { x: slant, y: rise } = project(lattice, [0, 1]);
  const rows = [Math.floor(frame.y / rise), Math.ceil((frame.y + frame.height) / rise)] as const;
  const first = Math.floor(frame.x - rows[1] * slant);
  const last = Math.ceil(frame.x + frame.width - rows[0] * slant);
  for (let q = first; q <= last; q++)
    for (let r = rows[0]; r <= rows[1]; r++) {
      const spot = project(lattice, [q, r]);
      if (contains(frame, spot)) out.push(spot);
    }
  return out;
}
