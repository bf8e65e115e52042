import { grain } from '../../pen/felt-pen.ts';
import { curve, wayAt } from './curve.ts';
import type { At, Ridge } from './terrain.ts';

/** How far apart the strokes stand, and how long they are, in drawing units. */
const EVERY = 3.7;
const SHORTEST = 8;
const LONGEST = 11;
/** The light comes from the north-west: slopes that face away from it are drawn thicker. */
const LIGHT: At = [-0.7, -0.7];

/** Strokes down both sides of all crests, as one path of wedges to be filled. The same crests give the same strokes. */
export function hachures(ridges: readonly Ridge[]): string {
  let path = '';
  ridges.forEach(({ crest, high }, ridge) => {
    const samples = curve(crest);
    let way = 0;
    let stroke = 0;
    for (let i = 1; i < samples.length; i++) {
      const [a, b] = [samples[i - 1]!, samples[i]!];
      way += Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (way < EVERY) continue;
      way -= EVERY;
      const [dx, dy] = wayAt(samples, i);
      // A crest rises and falls off at its ends.
      const end = Math.min(1, (Math.min(i, samples.length - 1 - i) + 2) / 9);
      for (const side of [1, -1]) {
        const random = (n: number): number => grain(ridge * 97 + 11, stroke * 8 + n + (side > 0 ? 4 : 0));
        const [nx, ny] = [-dy * side, dx * side];
        const facing = nx * LIGHT[0] + ny * LIGHT[1];
        const half = (facing < 0 ? 0.8 : 0.42) * (high ? 1.15 : 1);
        const long = end * (SHORTEST + (LONGEST - SHORTEST) * random(0)) * (high ? 1.3 : 1);
        const lean = (random(1) - 0.5) * 0.35;
        const from = 1.2 + random(2) * 1.6;
        const [x, y] = [b[0] + nx * from + dx * (random(3) - 0.5), b[1] + ny * from + dy * (random(3) - 0.5)];
        const tip: At = [x + (nx + dx * lean) * long, y + (ny + dy * lean) * long];
        const f = (n: number): string => String(Math.round(n * 10) / 10);
        path += `M${f(x - dx * half)} ${f(y - dy * half)}L${f(x + dx * half)} ${f(y + dy * half)}L${f(tip[0])} ${f(tip[1])}Z`;
      }
      stroke++;
    }
  });
  return path;
}
