/** A point in inches of the drawn locomotive: x from its front end to the rear, y up from the rail. */
export type Point = readonly [x: number, y: number];

/** A closed or open line: where it starts and its segments; curves are quadratic or cubic Bézier. */
export interface Outline {
  readonly start: Point;
  readonly segments: readonly (readonly Point[])[];
  readonly closed: boolean;
}

/** Builds an outline; each point is absolute. A segment of one point is a line, of two or three a curve. */
export function outline(start: Point, ...segments: readonly (Point | readonly Point[])[]): Outline {
  return { start, segments: segments.map(listed), closed: true };
}

/** The same, left open: for lines that enclose nothing. */
export function stroke(start: Point, ...segments: readonly (Point | readonly Point[])[]): Outline {
  return { start, segments: segments.map(listed), closed: false };
}

function listed(segment: Point | readonly Point[]): readonly Point[] {
  return isPoint(segment) ? [segment] : segment;
}

function isPoint(segment: Point | readonly Point[]): segment is Point {
  return typeof segment[0] === 'number';
}

/** A rectangle, its corners rounded by `r`. */
export function box(x: number, y: number, width: number, height: number, r = 0): Outline {
  const [right, top] = [x + width, y + height];
  if (r === 0) return outline([x, y], [right, y], [right, top], [x, top]);
  return outline(
    [x + r, y],
    [right - r, y],
    [[right, y], [right, y + r]],
    [right, top - r],
    [[right, top], [right - r, top]],
    [x + r, top],
    [[x, top], [x, top - r]],
    [x, y + r],
    [[x, y], [x + r, y]],
  ); // prettier-ignore
}

/** A circle (four cubic curves, off by less than a thousandth of the radius). */
export function circle([x, y]: Point, r: number): Outline {
  return ellipse([x, y], r, r);
}

/** An ellipse of four cubic curves; `rx` and `ry` are its radii in inches. */
export function ellipse([x, y]: Point, rx: number, ry: number): Outline {
  const [kx, ky] = [0.5523 * rx, 0.5523 * ry];
  return outline(
    [x + rx, y],
    [[x + rx, y + ky], [x + kx, y + ry], [x, y + ry]],
    [[x - kx, y + ry], [x - rx, y + ky], [x - rx, y]],
    [[x - rx, y - ky], [x - kx, y - ry], [x, y - ry]],
    [[x + kx, y - ry], [x + rx, y - ky], [x + rx, y]],
  ); // prettier-ignore
}

/** A bar from one point to another with round ends, as rods are. */
export function bar([ax, ay]: Point, [bx, by]: Point, width: number): Outline {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [((bx - ax) / length) * (width / 2), ((by - ay) / length) * (width / 2)];
  return outline(
    [ax - uy, ay + ux],
    [bx - uy, by + ux],
    [[bx - uy + 1.33 * ux, by + ux + 1.33 * uy], [bx + uy + 1.33 * ux, by - ux + 1.33 * uy], [bx + uy, by - ux]],
    [ax + uy, ay - ux],
    [[ax + uy - 1.33 * ux, ay - ux - 1.33 * uy], [ax - uy - 1.33 * ux, ay + ux - 1.33 * uy], [ax - uy, ay + ux]],
  ); // prettier-ignore
}

const STEPS = 8;

/** The outline as straight edges, curves in eight steps. */
export function flatten({ start, segments }: Outline): readonly Point[] {
  const points: Point[] = [start];
  for (const segment of segments) {
    const from = points.at(-1)!;
    if (segment.length === 1) points.push(segment[0]!);
    else for (let i = 1; i <= STEPS; i++) points.push(bezier([from, ...segment], i / STEPS));
  }
  return points;
}

/** De Casteljau: halving towards the curve works for any number of control points. */
function bezier(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  const next = points.slice(1).map(([x, y], i): Point => {
    const [px, py] = points[i]!;
    return [px + (x - px) * t, py + (y - py) * t];
  });
  return bezier(next, t);
}

/** Where the level line at `y` runs inside the outline: pairs of x, from left to right. */
export function crossings(polygon: readonly Point[], y: number): readonly (readonly [number, number])[] {
  const at: number[] = [];
  for (const [i, [bx, by]] of polygon.entries()) {
    const [ax, ay] = polygon.at(i - 1)!;
    if (ay < y !== by < y) at.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  }
  at.sort((a, b) => a - b);
  return at.flatMap((x, i) => (i % 2 === 1 ? [[at[i - 1]!, x] as const] : []));
}
