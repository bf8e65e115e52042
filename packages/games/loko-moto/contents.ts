import type { Bundle } from './sets.ts';

/** Tells which shapes the sets of a bundle contain, and keeps up with `bundles` at the cost of what changed. */
export interface Contents {
  /** Takes note of the chosen sections of the bundle. */
  follow(bundle: Bundle): void;
  /** How many shapes the chosen sections contain together with this last one. */
  count(last: number): number;
  /** Which ones, as indexes. */
  list(last: number): number[];
}

/** `placed`: for each shape the sets of local sections where its pattern lies. */
export function contents(size: number, placed: readonly (readonly (readonly number[])[])[]): Contents {
  const through: number[][] = Array.from({ length: size }, () => []);
  const missing: number[] = [];
  const shapeAt: number[] = [];
  placed.forEach((sets, shape) => {
    for (const set of sets) {
      for (const section of set) through[section]!.push(missing.length);
      missing.push(set.length);
      shapeAt.push(shape);
    }
  });
  const complete = new Int32Array(placed.length);
  const stamp = new Int32Array(placed.length);
  let completed = 0;
  let now = 0;
  const followed: number[] = [];

  const add = (section: number): void => {
    followed.push(section);
    for (const p of through[section]!) if (--missing[p]! === 0 && complete[shapeAt[p]!]!++ === 0) completed++;
  };
  const drop = (): void => {
    for (const p of through[followed.pop()!]!)
      if (missing[p]!++ === 0 && --complete[shapeAt[p]!]! === 0) completed--;
  };
  const fresh = (last: number, met: (shape: number) => void): void => {
    now++;
    for (const p of through[last]!) {
      const shape = shapeAt[p]!;
      if (missing[p] !== 1 || complete[shape] !== 0 || stamp[shape] === now) continue;
      stamp[shape] = now;
      met(shape);
    }
  };
  return {
    follow({ chosen, count }) {
      let same = 0;
      while (same < count && same < followed.length && followed[same] === chosen[same]) same++;
      while (followed.length > same) drop();
      for (let i = same; i < count; i++) add(chosen[i]!);
    },
    count(last) {
      let found = completed;
      fresh(last, () => found++);
      return found;
    },
    list(last) {
      const found = [...complete.keys()].filter((shape) => complete[shape]! > 0);
      fresh(last, (shape) => found.push(shape));
      return found.sort((a, b) => a - b);
    },
  };
}
