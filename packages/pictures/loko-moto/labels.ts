import { RING, type Frame, type Plot, type Spot, type Track } from './plot.ts';
import { LEADING } from './station-names.ts';

/** A station's sign on the map. */
export interface Label extends Frame {
  readonly station: number;
  /** Its name, line by line. */
  readonly rows: readonly string[];
}
interface LabelOptions {
  /** Height of the letters, in drawing units. */
  readonly size: number;
  /** Where signs must stay; by default anywhere. */
  readonly within?: Frame;
  /** Names are broken where they are long. */
  readonly broken?: boolean;
  /** Leave out signs that would cover one another or a station, and those of the least busy stations first. */
  readonly clear?: boolean;
  /** Leave out those that would cover much of the lines as well. */
  readonly sparse?: boolean;
}

const NARROW = new Set([..."iíjlfrtI.,-' "]);
const WIDE = new Set([...'mwMWŐÖÓOQGDHNUÚÜŰ']);

/** About how wide a name is in the semi-condensed sign letters, in units of their size; never too small. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) width += 0.34;
    else if (WIDE.has(letter))
      width += letter === 'm' || letter === 'w' || letter === 'M' || letter === 'W' ? 0.84 : 0.64;
    else width += letter === letter.toUpperCase() ? 0.58 : 0.51;
  }
  return width;
}

/** The size of a sign with these lines on it. */
export function signSize(rows: readonly string[], size: number): { width: number; height: number } {
  const width = Math.max(...rows.map(textWidth));
  return { width: width * size + size * 0.7, height: size * (1.36 + LEADING * (rows.length - 1)) };
}

/** A name as wide as this is broken, in units of the size of its letters; and into so many lines at most. */
const LONG = 8;
const MOST_ROWS = 3;
/** So many places to break it are tried. */
const MOST_WORDS = 12;

/** A name in as few lines as are needed for none to be long, broken at spaces and after hyphens. */
export function rowsOf(name: string): readonly string[] {
  const all = name.match(/[^\s-]*(?:-+|\s+|$)/g)!.filter((word) => word !== '');
  const words = [...all.slice(0, MOST_WORDS), all.slice(MOST_WORDS).join('')];
  let best: readonly string[] = [name];
  for (let count = 1; count <= Math.min(MOST_ROWS, words.length); count++) {
    for (const rows of partsOf(words, count)) if (widest(rows) < widest(best)) best = rows;
    if (widest(best) < LONG) break;
  }
  return best;
}
const widest = (rows: readonly string[]): number => Math.max(...rows.map(textWidth));

/** The words in so many lines, in every way. */
function partsOf(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[words.join('').trim()]];
  return words.slice(0, words.length - count + 1).flatMap((_, i) => {
    const first = words
      .slice(0, i + 1)
      .join('')
      .trim();
    return partsOf(words.slice(i + 1), count - 1).map((rest) => [first, ...rest]);
  });
}

/** The eight places around a station, the preferred ones first: right above or below the line to the right, and so on. */
const SIDES: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
];
/** Costs: a unit of line covered, a station covered, the edge of the sheet crossed, a sign covered. */
const LINE = 1;
const STATION = 400;
const EDGE = 600;
const SIGN = 1000;
const ROUNDS = 12;
/** How much of the lines a sign may cover before it is rather left out, by its own width. */
const CROWDED = 0.75;

/** How much of a track lies inside a rectangle, in drawing units (by clipping the line at the four edges). */
export function covered({ a, b, length }: Track, { x, y, width, height }: Frame): number {
  let enter = 0;
  let leave = 1;
  const clip = (direction: number, distance: number): void => {
    if (direction === 0) {
      if (distance < 0) leave = -1;
    } else if (direction < 0) enter = Math.max(enter, distance / direction);
    else leave = Math.min(leave, distance / direction);
  };
  clip(a.x - b.x, a.x - x);
  clip(b.x - a.x, x + width - a.x);
  clip(a.y - b.y, a.y - y);
  clip(b.y - a.y, y + height - a.y);
  return Math.max(0, leave - enter) * length;
}

const inside = (frame: Frame, { x, y, width, height }: Frame): boolean =>
  frame.x >= x && frame.y >= y && frame.x + frame.width <= x + width && frame.y + frame.height <= y + height;

/** Whether two rectangles share any area. */
export function overlap(one: Frame, other: Frame): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

const touchesRing = (frame: Frame, spot: Spot): boolean => {
  const dx = Math.max(frame.x - spot.x, 0, spot.x - frame.x - frame.width);
  const dy = Math.max(frame.y - spot.y, 0, spot.y - frame.y - frame.height);
  return Math.hypot(dx, dy) < RING;
};

function candidates(plot: Plot, station: number, rows: readonly string[], size: number): Label[] {
  const { x, y } = plot.stations[station]!;
  const { width, height } = signSize(rows, size);
  const gap = RING + 2;
  return SIDES.map(([h, v]) => {
    const diagonal = h !== 0 && v !== 0;
    const left =
      h === 1 ? (diagonal ? gap * 0.8 : gap) : h === -1 ? -width - (diagonal ? gap * 0.8 : gap) : -width / 2;
    const top =
      v === 1
        ? diagonal
          ? gap * 0.45
          : gap
        : v === -1
          ? -height - (diagonal ? gap * 0.45 : gap)
          : -height / 2;
    return { station, rows, x: x + left, y: y + top, width, height };
  });
}

/**
 * A place for each station's sign, among eight around it: away from other signs, stations and lines. Always the same
 * for the same sheet. With `clear` or `sparse`, a sign without a free place is left out (undefined).
 */
export function placeLabels(
  plot: Plot,
  { size, within, broken = false, sparse = false, clear = sparse }: LabelOptions,
): readonly (Label | undefined)[] {
  const choices = plot.names.map((name, station) =>
    candidates(plot, station, broken ? rowsOf(name) : [name], size),
  );
  const fixed = choices.map((options) =>
    options.map((option, rank) => {
      const lines = plot.tracks.reduce((sum, track) => sum + covered(track, option), 0);
      const rings = plot.stations.filter(
        (spot, other) => other !== option.station && touchesRing(option, spot),
      );
      const off = within && !inside(option, within) ? EDGE : 0;
      return rank + lines * LINE + rings.length * STATION + off;
    }),
  );
  const order = plot.names.map((_, i) => i);
  const chosen: (number | undefined)[] = plot.names.map(() => undefined);
  for (const station of order) chosen[station] = fixed[station]!.indexOf(Math.min(...fixed[station]!));
  if (clear) order.sort((i, j) => plot.meeting[j]!.length - plot.meeting[i]!.length || i - j);
  const clashes = (option: Label, self: number, settled: ReadonlySet<number>): number =>
    chosen.reduce<number>((sum, pick, other) => {
      if (pick === undefined || other === self || !settled.has(other)) return sum;
      return overlap(option, choices[other]![pick]!) ? sum + 1 : sum;
    }, 0);
  const all = new Set(order);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const station of order) {
      const costs = choices[station]!.map(
        (option, i) => fixed[station]![i]! + clashes(option, station, all) * SIGN,
      );
      const best = costs.indexOf(Math.min(...costs));
      if (best !== chosen[station]) {
        chosen[station] = best;
        moved = true;
      }
    }
    if (!moved) break;
  }
  if (clear) {
    const seen = new Set<number>();
    for (const station of order) {
      const options = choices[station]!;
      const free = options
        .map((option, i) => ({ i, cost: fixed[station]![i]!, clash: clashes(option, station, seen) }))
        .filter(({ i, cost, clash }) => {
          const most = sparse ? Math.min(STATION, options[i]!.width * CROWDED) : STATION;
          return clash === 0 && cost < most;
        })
        .sort((one, other) => one.cost - other.cost || one.i - other.i)[0];
      chosen[station] = free?.i;
      if (free) seen.add(station);
    }
  }
  return chosen.map((pick, station) => (pick === undefined ? undefined : choices[station]![pick]));
}
