import { COLOUR, n, type Draft } from './draft.ts';
import type { Matrix, Mm } from './page.ts';

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export const PEN_COLOURS = ['#b9162e', '#0b4796', '#28843c', '#4a1578', '#d07300'] as const;

/** Puts something drawn along the x axis, in hundredths of `step`, between two points. */
export function along(x1: Mm, y1: Mm, x2: Mm, y2: Mm, unit: number): Matrix {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [cos, sin] = [((x2 - x1) / length) * unit, ((y2 - y1) / length) * unit];
  return [cos, sin, -sin, cos, x1, y1];
}

const bar = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
const dot = (x: number, r: number): string => `M${n(x - r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`; // prettier-ignore

/**
 * The five patterns along the x axis from `start` to `end`, in map units (a line of the map is 100): A solid, B double,
 * C a spine with ties, D four dashes on a hair thread, E beads on a thread. Silhouettes alone tell them apart.
 */
export function penPath(seat: number, start: number, end: number): string {
  const length = end - start;
  switch (seat % 5) {
    case 0:
      return bar(start, -5.2, length, 10.4);
    case 1:
      return bar(start, -5.8, length, 4.2) + bar(start, 1.6, length, 4.2);
    case 2: {
      const count = Math.max(2, Math.round(length / 8.2));
      const ties = Array.from({ length: count }, (_, i) =>
        bar(start + ((i + 0.5) * length) / count - 1.5, -6.75, 3, 13.5),
      );
      return bar(start, -2, length, 4) + ties.join('');
    }
    case 3: {
      const count = Math.max(1, Math.round((length + 6.5) / 19.5));
      const dash = (length - (count - 1) * 6.5) / count;
      const dashes = Array.from({ length: count }, (_, i) => bar(start + i * (dash + 6.5), -5, dash, 10));
      return dashes.join('') + bar(start, -0.6, length, 1.2);
    }
    default: {
      const count = Math.max(2, Math.round((length - 10.2) / 13) + 1);
      const beads = Array.from({ length: count }, (_, i) =>
        dot(start + 5.1 + (i * (length - 10.2)) / (count - 1), 5.1),
      );
      return beads.join('') + bar(start, -0.8, length, 1.6);
    }
  }
}

/** Half the height of the black core of a line that was turned in, in map units. */
export const CORE = 2.4;
/**
 * What is seen beside the black core of a line that was turned in, in the owner's pattern as on the screen's map: a casing,
 * rails that stand off the core, ties, three dashes, beads.
 */
export function usedPath(seat: number, start: number, end: number): string {
  const length = end - start;
  switch (seat % 5) {
    case 0:
      return bar(start, -6.3, length, 12.6);
    case 1:
      return bar(start, -7.1, length, 3) + bar(start, 4.1, length, 3);
    case 2: {
      const count = Math.max(2, Math.round(length / 8.2));
      return Array.from({ length: count }, (_, i) =>
        bar(start + ((i + 0.5) * length) / count - 1.5, -7.75, 3, 15.5),
      ).join('');
    }
    case 3: {
      const dash = (length - 2 * 11) / 3;
      return [0, 1, 2].map((i) => bar(start + i * (dash + 11), -6.4, dash, 12.8)).join('');
    }
    default: {
      const count = Math.max(2, Math.round((length - 12.6) / 16) + 1);
      return Array.from({ length: count }, (_, i) =>
        dot(start + 6.3 + (i * (length - 12.6)) / (count - 1), 6.3),
      ).join('');
    }
  }
}

/** The dots of a reservation. */
export function dottedPath(start: number, end: number): string {
  const count = Math.max(3, Math.round((end - start) / 8.2) + 1);
  return Array.from({ length: count }, (_, i) => dot(start + ((end - start) * i) / (count - 1), 2.3)).join(
    '',
  );
}

/** A sample of a pen between two points of a line, `unit` millimetres to a map unit. */
export function penSample(draft: Draft, seat: number, x: Mm, y: Mm, length: Mm, unit = 0.17): void {
  draft.path(
    penPath(seat, 0, length / unit),
    { role: 'art', fill: PEN_COLOURS[seat]! },
    along(x, y, x + length, y, unit),
  );
}

/** A player's letter in a ring of the pen's colour; letters are always in ink. */
export function penLetter(draft: Draft, seat: number, x: Mm, y: Mm, r: Mm): void {
  draft.circle(x, y, r, { role: 'art', stroke: PEN_COLOURS[seat]!, line: r * 0.13 });
  const size = r * 3.6;
  draft.text(x, y + size * 0.122, LETTERS[seat]!, {
    face: 'figure-strong',
    size,
    anchor: 'middle',
    colour: COLOUR.ink,
  });
}
