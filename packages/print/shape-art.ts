import { shapeFigure } from '@turntable/pictures/loko-moto/shape-figure.ts';
import { project, type Spot } from '@turntable/pictures/loko-moto/plot.ts';
import type { Lattice, Shape } from '@turntable/games/loko-moto/types.ts';
import { circle, COLOUR, n, placed, type Draft } from './draft.ts';
import type { Box, Mm } from './page.ts';

interface ShapeStyle {
  /** Longest a step of the lattice may be, in millimetres. */
  readonly step: number;
  /** A full lattice in grey under the pattern, so that paper held to the light says little. */
  readonly lattice?: boolean;
  /** Where no dots and no lines of the lattice are drawn, as something else stands there. */
  readonly clear?: { readonly x: Mm; readonly y: Mm; readonly r: Mm };
  /** How far a pattern that comes near what is kept clear moves to the right and down. */
  readonly aside?: Mm;
}

/** A pattern on its lattice in the middle of a box. */
export function shapeArt(
  draft: Draft,
  lattice: Lattice,
  pattern: Shape['pattern'],
  area: Box,
  name: string,
  style: ShapeStyle,
): void {
  // prettier-ignore
  const { lines, spots, frame, dots } = shapeFigure(lattice, pattern);
  const scale = Math.min(area.width / frame.width, area.height / frame.height, style.step);
  const { clear, aside = 0 } = style;
  let left = area.x + (area.width - frame.width * scale) / 2 - frame.x * scale;
  let top = area.y + (area.height - frame.height * scale) / 2 - frame.y * scale;
  const isNear = ({ x, y }: Spot): boolean =>
    clear !== undefined && Math.hypot(left + x * scale - clear.x, top + y * scale - clear.y) < clear.r + 1;
  if (spots.some(isNear)) [left, top] = [left + aside, top + aside];
  const at = placed(left, top, scale);
  const path = (ends: readonly (readonly [Spot, Spot])[]): string =>
    ends.map(([a, b]) => `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`).join('');
  const isFree = (a: Spot, b: Spot): boolean =>
    !clear || away({ x: (clear.x - left) / scale, y: (clear.y - top) / scale }, a, b) > clear.r / scale;
  const shown = dots.filter((dot) => isFree(dot, dot));
  draft.figure(name, () => {
    if (style.lattice) {
      const free = neighbours(lattice, shown).filter(([a, b]) => isFree(a, b));
      draft.path(path(free), { role: 'screen', stroke: '#bdbdbd', line: 0.5 }, at);
      draft.path(
        shown.map(({ x, y }) => circle(x, y, 0.045)).join(''),
        { role: 'screen', fill: '#9a9a9a' },
        at,
      );
    } else {
      const d = shown.map(({ x, y }) => circle(x, y, 0.05)).join('');
      draft.path(d, { role: 'guide', fill: '#9a9a9a' }, at);
    }
    draft.path(path(lines), { role: 'art', stroke: COLOUR.ink, line: 0.13 * scale, cap: 'round' }, at);
    draft.path(
      spots.map(({ x, y }) => circle(x, y, 0.115)).join(''),
      {
        role: 'art',
        fill: COLOUR.paper,
        stroke: COLOUR.ink,
        line: 0.06 * scale,
      },
      at,
    );
  });
}

/** How far a spot lies from the line between two others. */
function away(spot: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(a.x + t * dx - spot.x, a.y + t * dy - spot.y);
}

/** Whether lines of a lattice meet at right angles. */
export const isSquare = (lattice: Lattice): boolean => lattice === 'square';

/** Every line of the lattice between two of its points. */
function neighbours(lattice: Lattice, dots: readonly Spot[]): (readonly [Spot, Spot])[] {
  const steps = (isSquare(lattice) ? [[1, 0], [0, 1]] : [[1, 0], [0, 1], [-1, 1]]) as [number, number][]; // prettier-ignore
  const found: (readonly [Spot, Spot])[] = [];
  for (const dot of dots)
    for (const step of steps) {
      const { x, y } = project(lattice, step);
      const other = dots.find((each) => Math.hypot(each.x - dot.x - x, each.y - dot.y - y) < 0.01);
      if (other) found.push([dot, other]);
    }
  return found;
}
