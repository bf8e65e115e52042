/** How far a line stays away from the middle of its stations. */
export const INSET = 11;
/** Distance between the points at which a pen's edge is disturbed. */
const GRAIN = 11;

/** A number from 0 to 1 that looks random and is always the same for the same two numbers. */
export function grain(seed: number, n: number): number {
  let h = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A band of felt pen along the x axis. */
interface Band {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  /** Half its width, and where its middle lies. */
  readonly half: number;
  readonly y?: number;
  /** How uneven its edges are, in drawing units. */
  readonly rough?: number;
}

/** The outline of a band whose edges are slightly uneven, its ends rounded. The seed alone decides how. */
export function feltBand({ seed, from, to, half, y = 0, rough = 1.15 }: Band): string {
  const count = Math.max(1, Math.round((to - from) / GRAIN));
  const edge = (side: 1 | -1): (readonly [number, number])[] =>
    Array.from({ length: count + 1 }, (_, i) => {
      const x = from + ((to - from) * i) / count;
      const rest = i === 0 || i === count ? rough * 0.5 : 0;
      const wobble = (grain(seed, i * 2 + (side === 1 ? 0 : 1)) - 0.5) * rough;
      return [round(x), round(y + side * (half + rest + wobble))] as const;
    });
  const top = edge(-1);
  const bottom = edge(1).reverse();
  const cap = round(Math.min(half, 3) * 0.5);
  return (
    `M${top[0]![0]},${top[0]![1]}` +
    smooth(top) +
    `Q${round(to + cap)},${y} ${bottom[0]![0]},${bottom[0]![1]}` +
    smooth(bottom) +
    `Q${round(from - cap)},${y} ${top[0]![0]},${top[0]![1]}Z`
  );
}

/** Curves through the points by their middles, so that the edge has no corners. */
function smooth(points: readonly (readonly [number, number])[]): string {
  let path = '';
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!;
    const [nextX, nextY] = points[i + 1]!;
    path += `Q${x},${y} ${round((x + nextX) / 2)},${round((y + nextY) / 2)}`;
  }
  const last = points[points.length - 1]!;
  return `${path}L${last[0]},${last[1]}`;
}

/** A thin line of a pencil along the x axis, wavering a little; to be stroked, not filled. */
export function pencilLine(seed: number, length: number): string {
  const count = 6;
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const x = INSET + ((length - 2 * INSET) * i) / count;
    return [round(x), round((grain(seed + 5003, i) - 0.5) * 3)] as const;
  });
  return `M${points[0]![0]},${points[0]![1]}${smooth(points)}`;
}

/** A dot of a reservation: where it is on the x axis, and how big the pen made it. */
interface Dot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The dots of a reserved section, evenly spaced, each pressed a little differently. */
export function dots(seed: number, length: number): readonly Dot[] {
  const start = INSET + 5;
  const span = length - 2 * start;
  const count = Math.max(2, Math.round(span / 8.2));
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: round(start + (span * i) / count),
    y: round((grain(seed + 9001, i) - 0.5) * 0.8),
    r: round(2.3 + (grain(seed + 7001, i) - 0.5) * 0.5),
  }));
}
