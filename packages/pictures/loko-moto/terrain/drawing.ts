import { hachures } from './hachures.ts';
import { riverPath, shorePath } from './water.ts';
import type { Terrain } from './terrain.ts';

/** The land of a sheet as paths to be filled; the same for every reader, so that it is worked out once. */
interface TerrainDrawing {
  /** Rivers and lakes in one path: edged first, then filled, so that waters run into each other. */
  readonly water: string;
  readonly islands: string;
  readonly hachures: string;
}

const drawn = new WeakMap<Terrain, TerrainDrawing>();

/** The paths of a sheet's land. */
export function drawTerrain(terrain: Terrain): TerrainDrawing {
  const before = drawn.get(terrain);
  if (before) return before;
  const drawing: TerrainDrawing = {
    water: [...terrain.lakes.map(shorePath), ...terrain.rivers.map(riverPath)].join(''),
    islands: terrain.islands.map(shorePath).join(''),
    hachures: hachures(terrain.ridges),
  };
  drawn.set(terrain, drawing);
  return drawing;
}
