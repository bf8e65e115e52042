import type { Sheet } from '@turntable/games/loko-moto/types.ts';

const STEP = 60;
const EDGE = 24;

interface Drawn {
  readonly box: string;
  readonly lines: readonly {
    readonly id: string;
    readonly d: string;
    readonly middle: readonly [number, number];
  }[];
}

/** A map as plain lines, in units of its own. */
export function drawn(sheet: Sheet): Drawn {
  const [skew, tall] = sheet.lattice === 'triangular' ? [0.5, Math.sqrt(3) / 2] : [0, 1];
  const raw = new Map(sheet.stations.map(({ id, at: [q, r] }) => [id, [q + skew * r, r * tall] as const]));
  const all = [...raw.values()];
  const least = [0, 1].map((i) => Math.min(...all.map((p) => p[i]!)));
  const most = [0, 1].map((i) => Math.max(...all.map((p) => p[i]!)));
  const place = (id: string): readonly [number, number] => {
    const [x, y] = raw.get(id)!;
    return [Math.round(EDGE + STEP * (x - least[0]!)), Math.round(EDGE + STEP * (y - least[1]!))];
  };
  const [width, height] = [0, 1].map((i) => Math.round(2 * EDGE + STEP * (most[i]! - least[i]!)));
  return {
    box: `0 0 ${width} ${height}`,
    lines: sheet.sections.map(([a, b]) => {
      const [[x1, y1], [x2, y2]] = [place(a), place(b)];
      return { id: `${a}-${b}`, d: `M${x1} ${y1}L${x2} ${y2}`, middle: [(x1 + x2) / 2, (y1 + y2) / 2] };
    }),
  };
}
