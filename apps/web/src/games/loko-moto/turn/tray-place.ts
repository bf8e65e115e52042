import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import type { Terrain } from '@turntable/pictures/loko-moto/terrain/terrain.ts';

/** The part of a framed sheet that the tray lies on at a desk, from its right and its lower edge. */
const TRAY = { width: 0.525, height: 0.185 } as const;

/** Whether the tray at the foot of a sheet would cover a line; it then stands below the sheet. */
export function trayCovers(plot: Plot, { frame }: Pick<Terrain, 'frame'>): boolean {
  const [x, y, width, height] = frame;
  const left = x + width * (1 - TRAY.width);
  const top = y + height * (1 - TRAY.height);
  // In steps along each line: they are short.
  return plot.tracks.some(({ a, b }) =>
    [0, 0.25, 0.5, 0.75, 1].some((part) => {
      const at = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
      return at.x > left && at.y > top;
    }),
  );
}
