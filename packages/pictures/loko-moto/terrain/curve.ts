import type { At } from './terrain.ts';

/** How far the samples of a curve are apart, in drawing units. */
const STEP = 4;

const between = (a: number, b: number, c: number, d: number, t: number): number => {
  const [t2, t3] = [t * t, t * t * t];
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3);
};

/** Samples of a smooth curve (Catmull and Rom's) through some spots, about four drawing units apart. */
export function curve(spots: readonly At[], closed = false): readonly At[] {
  const count = spots.length;
  const spot = (i: number): At =>
    closed ? spots[(i + count) % count]! : spots[Math.max(0, Math.min(count - 1, i))]!;
  const out: At[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [spot(i - 1), spot(i), spot(i + 1), spot(i + 2)];
    const pieces = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / STEP));
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces;
      out.push([between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)]);
    }
  }
  if (!closed) out.push(spots[count - 1]!);
  return out;
}

/** The way a sampled curve runs at a sample, as a unit vector. */
export function wayAt(samples: readonly At[], i: number): At {
  const a = samples[Math.max(0, i - 1)]!;
  const b = samples[Math.min(samples.length - 1, i + 1)]!;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** A path through spots, with one decimal. */
export function pathOf(spots: readonly At[], closed = false): string {
  const text = spots.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L');
  return `M${text}${closed ? 'Z' : ''}`;
}
