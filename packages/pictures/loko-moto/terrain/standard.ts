import { STANDARD_RIDGES } from './standard-ridges.ts';
import { STANDARD_RIVERS } from './standard-rivers.ts';
import type { Terrain } from './terrain.ts';

/** The Carpathian basin. */
export const STANDARD_TERRAIN: Terrain = {
  frame: [-84, -88, 982, 792],
  rivers: STANDARD_RIVERS,
  lakes: [
    {
      id: 'balaton',
      shore: [
        [110, 342],
        [122, 331],
        [148, 325],
        [168, 322],
        [184, 313],
        [204, 301],
        [222, 297],
        [227, 305],
        [217, 317],
        [200, 326],
        [184, 331],
        [174, 329],
        [164, 336],
        [138, 341],
        [122, 345],
      ],
    },
    {
      id: 'ferto',
      shore: [
        [17, 158],
        [14, 142],
        [18, 126],
        [28, 119],
        [32, 128],
        [27, 144],
        [25, 158],
      ],
    },
    {
      id: 'velence',
      shore: [
        [283, 273],
        [292, 268],
        [306, 269],
        [300, 276],
        [288, 279],
      ],
    },
  ],
  islands: [],
  ridges: STANDARD_RIDGES,
  lowland: [
    { at: [480, 330], reach: [210, 190] },
    { at: [400, 540], reach: [220, 120] },
    { at: [100, 140], reach: [120, 70] },
    { at: [280, 420], reach: [120, 140] },
  ],
  upland: [
    { at: [330, -20], reach: [330, 110] },
    { at: [820, 160], reach: [150, 180] },
    { at: [820, 440], reach: [150, 180] },
    { at: [630, 420], reach: [70, 80] },
    { at: [660, 580], reach: [180, 80] },
    { at: [-80, 250], reach: [90, 190] },
  ],
  names: [
    { text: 'Duna', at: [-36, 78], turn: 34, kind: 'river' },
    { text: 'Duna', at: [249, 475], turn: 70, kind: 'river' },
    { text: 'Tisza', at: [764, 138], turn: 18, kind: 'river' },
    { text: 'Tisza', at: [454, 317], turn: -87, kind: 'river' },
    { text: 'Dráva', at: [40, 474], turn: 14, kind: 'river' },
    { text: 'Maros', at: [722, 396], turn: -32, kind: 'river' },
    { text: 'Balaton', at: [166, 331], turn: -14, kind: 'lake' },
    { text: 'KÁRPÁTOK', at: [560, -2], turn: 18, kind: 'range' },
  ],
  cartouche: [-48, 515],
  compass: [803, 0],
};
