import { dots, feltBand, grain, INSET } from './felt-pen.ts';

/** One path of a line's drawing along the x axis: filled, or stroked with a width in drawing units. */
export interface Mark {
  readonly d: string;
  readonly stroke?: number;
  /** The pen's own colour, its dark tint on turned-in lines, or the ink over it. */
  readonly tone: 'pen' | 'tint' | 'ink';
}

const round = (n: number): number => Math.round(n * 100) / 100;
const bar = (x: number, width: number, top: number, bottom: number): string =>
  `M${round(x - width / 2)} ${round(top)}H${round(x + width / 2)}V${round(bottom)}H${round(x - width / 2)}Z`;
const bead = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const thread = (length: number): string => `M${INSET} 0H${round(length - INSET)}`;

/** Evenly spaced places along a line, about `every` apart. */
function places(length: number, inset: number, every: number): number[] {
  const span = length - 2 * inset;
  const count = Math.max(1, Math.round(span / every));
  return Array.from({ length: count + 1 }, (_, i) => inset + (span * i) / count);
}
function dashes(seed: number, length: number, count: number, gap: number, half: number): string {
  const long = (length - 2 * INSET - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, i) => {
    const from = INSET + i * (long + gap);
    return feltBand({ seed: seed * 7 + i, from, to: from + long, half });
  }).join('');
}
function ties(seed: number, length: number, reach: number): string {
  return places(length, INSET + 4, 8.2)
    .map((x, i) => bar(x + (grain(seed + 31, i) - 0.5) * 0.7, 3, -reach, reach))
    .join('');
}
function beads(seed: number, length: number, r: number): string {
  return places(length, INSET + r, 13)
    .map((x, i) => bead(x, (grain(seed + 41, i) - 0.5) * 0.7, r))
    .join('');
}

/** The pens of the five seats, told by shape alone: a band, two rails, ties on a spine, dashes, beads. */
type Pen = 0 | 1 | 2 | 3 | 4;
const penOf = (seat: number): Pen => (seat % 5) as Pen;

/** A built line in the pattern of a seat's pen. */
export function builtLine(seat: number, seed: number, length: number): readonly Mark[] {
  const [from, to] = [INSET, length - INSET];
  switch (penOf(seat)) {
    case 0:
      return [{ d: feltBand({ seed, from, to, half: 5.2 }), tone: 'pen' }];
    case 1: {
      const rail = (y: number): string =>
        feltBand({ seed: seed + (y > 0 ? 500 : 0), from, to, half: 2.1, y, rough: 0.6 });
      return [{ d: rail(-3.7) + rail(3.7), tone: 'pen' }];
    }
    case 2:
      return [
        { d: feltBand({ seed, from, to, half: 2, rough: 0.5 }), tone: 'pen' },
        { d: ties(seed, length, 6.75), tone: 'pen' },
      ];
    case 3:
      return [
        { d: thread(length), stroke: 1.3, tone: 'pen' },
        { d: dashes(seed, length, 4, 6.5, 5), tone: 'pen' },
      ];
    case 4:
      return [
        { d: thread(length), stroke: 2, tone: 'pen' },
        { d: beads(seed, length, 5.1), tone: 'pen' },
      ];
  }
}

/** A turned-in line: unbroken ink on the pattern of whoever turned it in; ink alone if nobody did. */
export function usedLine(seat: number | null, seed: number, length: number): readonly Mark[] {
  const [from, to] = [INSET, length - INSET];
  const ink: Mark = { d: feltBand({ seed: seed + 900, from, to, half: 3.3, rough: 0.6 }), tone: 'ink' };
  if (seat === null) return [ink];
  const under = (d: string): readonly Mark[] => [{ d, tone: 'tint' }, ink];
  switch (penOf(seat)) {
    case 0:
      return under(feltBand({ seed, from, to, half: 6.3, rough: 0.7 }));
    case 1: {
      const rail = (y: number): string =>
        feltBand({ seed: seed + (y > 0 ? 500 : 0), from, to, half: 1.5, y, rough: 0.5 });
      return under(rail(-5.6) + rail(5.6));
    }
    case 2:
      return under(ties(seed, length, 7.75));
    case 3:
      return under(dashes(seed, length, 3, 11, 6.4));
    case 4:
      return under(beads(seed, length, 6.3));
  }
}

/** At the end of a game: a turned-in line in its owner's full pattern, with a hair of ink along it. */
export function wonLine(seat: number, seed: number, length: number): readonly Mark[] {
  return [...builtLine(seat, seed, length), { d: thread(length), stroke: 1.8, tone: 'ink' }];
}

/** A reserved line: dots of the pen. */
export function reservedLine(seed: number, length: number): readonly Mark[] {
  return [
    {
      d: dots(seed, length)
        .map(({ x, y, r }) => bead(x, y, r))
        .join(''),
      tone: 'pen',
    },
  ];
}
