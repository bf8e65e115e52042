import type { Point, Shape } from './types.ts';

/**
 * A pattern as one would draw it: each stroke is a string of lattice points (`0,0 1,0 2,0`), each step between them
 * a section.
 */
export function strokes(...lines: readonly string[]): Shape['pattern'] {
  return lines.flatMap((line) => {
    const points = line.split(' ').map(readPoint);
    return points.slice(1).map((to, i) => [points[i]!, to] as const);
  });
}

function readPoint(text: string): Point {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  if (!found) throw new RangeError(`${text}: expected a lattice point`);
  return [Number(found[1]), Number(found[2])];
}
