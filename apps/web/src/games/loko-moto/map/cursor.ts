import type { Plot, Spot } from '@turntable/pictures/loko-moto/plot.ts';

/** Where the keyboard is on the map: at a station or on a section, by index. */
export interface Stand {
  readonly kind: 'station' | 'track';
  readonly index: number;
}
export const DIRECTIONS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
type Direction = (typeof DIRECTIONS)[number];
/** How far a way may point from the arrow pressed, in degrees. */
const WIDEST = 75;

/** Whether a key is one of the arrows. */
export const isDirection = (key: string): key is Direction => (DIRECTIONS as readonly string[]).includes(key);

const spotOf = (plot: Plot, { kind, index }: Stand): Spot =>
  kind === 'station' ? plot.stations[index]! : plot.tracks[index]!.middle;

/** Places one key press away: from a station the lines that leave it; from a line its two ends, and the lines it touches. */
function around(plot: Plot, stand: Stand): Stand[] {
  if (stand.kind === 'station') return plot.meeting[stand.index]!.map((index) => ({ kind: 'track', index }));
  const { from, to } = plot.tracks[stand.index]!;
  const touching = [...plot.meeting[from]!, ...plot.meeting[to]!].filter((index) => index !== stand.index);
  return [
    { kind: 'station', index: from },
    { kind: 'station', index: to },
    ...touching.map((index): Stand => ({ kind: 'track', index })),
  ];
}

/**
 * Where an arrow key leads: the way whose direction is nearest to the arrow's. On a line, its own ends win
 * against other lines unless they point clearly elsewhere. Undefined if nothing lies that way.
 */
export function step(plot: Plot, stand: Stand, direction: Direction): Stand | undefined {
  const here = spotOf(plot, stand);
  const want = DIRECTIONS.indexOf(direction) * 90;
  let best: Stand | undefined;
  let least = WIDEST;
  for (const way of around(plot, stand)) {
    const there = spotOf(plot, way);
    const angle = (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI;
    const apart = Math.abs(((angle - want + 540) % 360) - 180);
    const cost = apart - (stand.kind === 'track' && way.kind === 'station' && apart <= 45 ? 45 : 0);
    if (apart <= WIDEST && cost < least - 1e-9) {
      least = cost;
      best = way;
    }
  }
  return best;
}

/** The next station whose name begins with the letter, after the present one, round and round. */
export function stationByLetter(plot: Plot, letter: string, after: number): number | undefined {
  const plain = (text: string): string => text.normalize('NFD').slice(0, 1).toLowerCase();
  const count = plot.names.length;
  for (let i = 1; i <= count; i++) {
    const station = (after + i) % count;
    if (plain(plot.names[station]!) === plain(letter)) return station;
  }
  return undefined;
}

/** The station nearest to where the keyboard is. */
export function stationAt(plot: Plot, { kind, index }: Stand): number {
  return kind === 'station' ? index : plot.tracks[index]!.from;
}

/** The next of some sections by number, or the one before, round and round; from a station the first, or the last. */
function nextOf(sections: ReadonlySet<number>, stand: Stand, by: 1 | -1): Stand | undefined {
  const list = [...sections].sort((a, b) => a - b);
  const here = stand.kind === 'track' ? stand.index : -1;
  const next =
    by === 1 ? (list.find((i) => i > here) ?? list[0]) : (list.findLast((i) => i < here) ?? list.at(-1));
  return next === undefined ? undefined : { kind: 'track', index: next };
}

/**
 * Where a key leads: an arrow along the lines, Home and End to the first and the last station, `.` and `,` through the
 * sections in `open`, a letter to the next station that begins with it. Undefined if it leads nowhere.
 */
export function standAfter(
  key: string,
  plot: Plot,
  stand: Stand,
  open: ReadonlySet<number>,
): Stand | undefined {
  if (isDirection(key)) return step(plot, stand, key);
  if (key === 'Home') return { kind: 'station', index: 0 };
  if (key === 'End') return { kind: 'station', index: plot.stations.length - 1 };
  if (key === '.') return nextOf(open, stand, 1);
  if (key === ',') return nextOf(open, stand, -1);
  if (!/^\p{L}$/u.test(key)) return undefined;
  const index = stationByLetter(plot, key, stationAt(plot, stand));
  return index === undefined ? undefined : { kind: 'station', index };
}
