import type { Lattice, Point, Shape } from './types.ts';

type Pattern = Shape['pattern'];

/** How many rotations a lattice has: of 60° each, or of 90° each (LM-9.1). */
export const TURNS: Readonly<Record<Lattice, number>> = { triangular: 6, square: 4 };

const STEPS: Readonly<Record<Lattice, readonly Point[]>> = {
  triangular: [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
  square: [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ],
};

/** Whether a section can run between two points. */
export function areNeighbours(lattice: Lattice, a: Point, b: Point): boolean {
  return STEPS[lattice].some(([q, r]) => a[0] + q === b[0] && a[1] + r === b[1]);
}

/** A point turned by one step about the origin. */
export function turnPoint(lattice: Lattice, [q, r]: Point): Point {
  return lattice === 'square' ? [0 - r, q] : [0 - r, q + r];
}

/** A pattern turned by some steps about the origin; never mirrored (LM-3.5). */
export function turnPattern(lattice: Lattice, pattern: Pattern, steps: number): Pattern {
  let turned = pattern;
  for (let i = 0; i < steps; i++)
    turned = turned.map(([a, b]) => [turnPoint(lattice, a), turnPoint(lattice, b)]);
  return turned;
}

/** The key of a point in maps and sets. */
export const pointKey = ([q, r]: Point): string => `${q},${r}`;

/** One name for all translations of a pattern: its sections from the least corner, sorted. */
export function patternKey(pattern: Pattern): string {
  let q = Infinity;
  let r = Infinity;
  for (const section of pattern)
    for (const point of section) {
      q = Math.min(q, point[0]);
      r = Math.min(r, point[1]);
    }
  return pattern
    .map((section) =>
      section
        .map((point) => pointKey([point[0] - q, point[1] - r]))
        .sort()
        .join(':'),
    )
    .sort()
    .join(' ');
}

/** The different positions a pattern can be turned to, each with the number of steps that leads there. */
export function orientations(lattice: Lattice, pattern: Pattern): { steps: number; pattern: Pattern }[] {
  const seen = new Set<string>();
  const out: { steps: number; pattern: Pattern }[] = [];
  for (let steps = 0; steps < TURNS[lattice]; steps++) {
    const turned = turnPattern(lattice, pattern, steps);
    const key = patternKey(turned);
    if (seen.has(key)) continue;
    seen.add(key);
    out.push({ steps, pattern: turned });
  }
  return out;
}

/** Whether the sections of a pattern hang together; an empty one does not. */
export function isConnectedPattern(pattern: Pattern): boolean {
  const next = new Map<string, string[]>();
  const join = (from: string, to: string): void => {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  };
  for (const [a, b] of pattern) {
    join(pointKey(a), pointKey(b));
    join(pointKey(b), pointKey(a));
  }
  const [start] = next.keys();
  if (start === undefined) return false;
  const reached = new Set([start]);
  // A set can be walked while it grows.
  for (const point of reached) for (const other of next.get(point)!) reached.add(other);
  return reached.size === next.size;
}

/** The asterisk (LM-8.2): no single stroke draws the pattern. A connected one can be drawn unless more than two points are odd. */
export function isAsterisked(pattern: Pattern): boolean {
  const odd = new Set<string>();
  for (const section of pattern)
    for (const point of section) {
      const key = pointKey(point);
      if (!odd.delete(key)) odd.add(key);
    }
  return odd.size > 2;
}
