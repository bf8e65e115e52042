import type { Frame, Plot, Spot } from './plot.ts';
import { widthOf, type Face } from './letter-widths.ts';

/** Where a station's name is printed: the middle of its first base line seen from the station, in drawing units, and its lines. */
interface Printed {
  readonly at: readonly [number, number];
  readonly lines: readonly string[];
  readonly anchor: 'start' | 'middle' | 'end';
  /** Height of its letters where there is no room for those of its set, in drawing units. */
  readonly size?: number;
  /** How wide its letters are where there is no room for those of the face, in parts of theirs. */
  readonly narrow?: number;
}
/** Names printed at one size: positions by station id. A station that is not listed has no name at that size. */
export interface NameSet {
  /** Height of the letters of plain stations, in drawing units. */
  readonly size: number;
  /** All names are as high as those of plain stations. */
  readonly even?: true;
  readonly places: Readonly<Record<string, Printed>>;
}

/** How much bigger than plain names those of main stations are, and that of the sheet's middle. */
const SCALES: Readonly<Record<Face, number>> = { plain: 1, main: 13.5 / 13, capital: 16.5 / 13 };
/** The height of a face's letters in a set of names, in drawing units. */
export function lettersOf({ size, even }: Pick<NameSet, 'size' | 'even'>, face: Face): number {
  return even ? size : size * SCALES[face];
}

/** From one base line to the next, and what a text reaches above and below its base line, by its size. */
export const LEADING = 1.04;
const CAP = 0.7;
const ACCENT = 0.9;
const DESCENDER = 0.2;

/** The rectangle that the letters of a printed name fill. */
export function boxOf(
  { at, lines, anchor, narrow = 1 }: Printed,
  station: Spot,
  letters: number,
  face: Face,
): Frame {
  const width = Math.max(...lines.map((line) => widthOf(line, face))) * letters * narrow;
  const top =
    (/^\p{Lu}/u.test(lines[0]!.normalize('NFD').slice(0, 1)) && lines[0]![0]!.normalize('NFD').length > 1
      ? ACCENT
      : CAP) * letters;
  const bottom =
    (/[gjpqy,ț]/.test(lines.at(-1)!) ? DESCENDER : 0.02) * letters + (lines.length - 1) * LEADING * letters;
  const left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2;
  return { x: station.x + at[0] + left, y: station.y + at[1] - top, width, height: top + bottom };
}

/** How far a line is from a rectangle; 0 if it touches. */
export function clearOf(frame: Frame, a: Spot, b: Spot): number {
  const { x, y, width, height } = frame;
  const corners: readonly Spot[] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  const toSegment = (spot: Spot, from: Spot, to: Spot): number => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const t = Math.max(
      0,
      Math.min(1, ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy || 1)),
    );
    return Math.hypot(from.x + t * dx - spot.x, from.y + t * dy - spot.y);
  };
  const within = (s: Spot): boolean => s.x >= x && s.x <= x + width && s.y >= y && s.y <= y + height;
  const side = (p: Spot, q: Spot, r: Spot): number =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  const cross = (p: Spot, q: Spot): boolean =>
    side(a, b, p) !== side(a, b, q) && side(p, q, a) !== side(p, q, b);
  if (within(a) || within(b)) return 0;
  if (corners.some((corner, i) => cross(corner, corners[(i + 1) % 4]!))) return 0;
  return Math.min(
    ...corners.map((corner) => toSegment(corner, a, b)),
    ...corners.flatMap((corner, i) => [
      toSegment(a, corner, corners[(i + 1) % 4]!),
      toSegment(b, corner, corners[(i + 1) % 4]!),
    ]),
  );
}

/** How near the closest line comes to a rectangle, and how near the closest station's middle. */
export function clearance(plot: Plot, frame: Frame): { readonly line: number; readonly station: number } {
  const toSpot = ({ x, y }: Spot): number =>
    Math.hypot(
      Math.max(frame.x - x, 0, x - frame.x - frame.width),
      Math.max(frame.y - y, 0, y - frame.y - frame.height),
    );
  return {
    line: Math.min(...plot.tracks.map(({ a, b }) => clearOf(frame, a, b))),
    station: Math.min(...plot.stations.map(toSpot)),
  };
}
