import type { Lattice, Point, Sheet } from '@turntable/games/loko-moto/types.ts';

/** Length of a section on the drawn sheet, in drawing units; everything else on the map is sized against it. */
export const STEP = 100;
/** Radius of a station's ring, in drawing units. */
export const RING = 9;
/** Room for signs at the sides of the sheet, and above and below, in drawing units. */
const EDGE_X = 54;
const EDGE_Y = 34;

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** A section as drawn: its end stations (indices) and where its line runs. `angle` is in degrees, clockwise from east. */
export interface Track {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly a: Spot;
  readonly b: Spot;
  readonly middle: Spot;
  readonly length: number;
  readonly angle: number;
}
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A sheet laid out for drawing; stations and tracks are indexed as in the sheet. */
export interface Plot {
  readonly names: readonly string[];
  readonly stations: readonly Spot[];
  readonly tracks: readonly Track[];
  /** Indices of the tracks that meet at each station. */
  readonly meeting: readonly (readonly number[])[];
  /** The sheet of paper: all stations with room for their signs around them. */
  readonly frame: Frame;
}

/** A section without its ends: what is left between points `inset` drawing units inside them. */
export function partOf(
  { a, b, length }: Track,
  inset: number,
): { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number } {
  const [dx, dy] = [((b.x - a.x) * inset) / length, ((b.y - a.y) * inset) / length];
  return { x1: a.x + dx, y1: a.y + dy, x2: b.x - dx, y2: b.y - dy };
}

/** Where a lattice point lies on paper, in steps; rotations of the lattice are rotations on paper, clockwise. */
export function project(lattice: Lattice, [q, r]: Point): Spot {
  return lattice === 'square' ? { x: q, y: r } : { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
}

/** The rectangle around some spots. */
export function frameOf(spots: readonly Spot[]): Frame {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The frame with room on every side. */
export function grown({ x, y, width, height }: Frame, across: number, along = across): Frame {
  return { x: x - across, y: y - along, width: width + 2 * across, height: height + 2 * along };
}

/** A circle as a path, so that many can be drawn as one. */
export function circlePath({ x, y }: Spot, r: number): string {
  const f = (n: number): number => Math.round(n * 100) / 100;
  return `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** Whether a spot lies in a frame. */
export function contains({ x, y, width, height }: Frame, spot: Spot): boolean {
  return spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;
}

/** Lays a sheet out for drawing. */
export function plot(sheet: Sheet): Plot {
  const stations = sheet.stations.map(({ at }) => {
    const { x, y } = project(sheet.lattice, at);
    return { x: x * STEP, y: y * STEP };
  });
  const index = new Map(sheet.stations.map((station, i) => [station.id, i]));
  const tracks = sheet.sections.map(([one, other]): Track => {
    const from = index.get(one)!;
    const to = index.get(other)!;
    const a = stations[from]!;
    const b = stations[to]!;
    return {
      id: `${one}-${other}`,
      from,
      to,
      a,
      b,
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      length: Math.hypot(b.x - a.x, b.y - a.y),
      angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    };
  });
  const meeting = stations.map((_, station) =>
    tracks.flatMap((track, i) => (track.from === station || track.to === station ? [i] : [])),
  );
  return {
    names: sheet.stations.map((station) => station.name),
    stations,
    tracks,
    meeting,
    frame: grown(frameOf(stations), EDGE_X, EDGE_Y),
  };
}

/** How far a spot is from a track's line. */
export function distanceTo({ a, b, length }: Track, { x, y }: Spot): number {
  const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length ** 2;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(a.x + t * (b.x - a.x) - x, a.y + t * (b.y - a.y) - y);
}

/** The track nearest to a spot, if one is within reach. */
export function nearestTrack({ tracks }: Plot, spot: Spot, reach: number): number | undefined {
  let best: number | undefined;
  let least = reach;
  tracks.forEach((track, i) => {
    const distance = distanceTo(track, spot);
    if (distance <= least) {
      least = distance;
      best = i;
    }
  });
  return best;
}
