import { drawUsual } from './usual.ts';
import type { PublicFacts } from './facts.ts';
import { drawGarratt } from './garratt.ts';
import { liveryOf, type Livery } from './livery.ts';
import { drawPioneer } from './pioneer.ts';
import { planOf, type Plan } from './plan.ts';
import type { Mark, Scene } from './scene.ts';
import { drawGeared } from './shay.ts';

/** A side elevation, front to the left, as marks for an SVG of this size. */
export interface Elevation {
  readonly width: number;
  readonly height: number;
  /** From the picture's edge to the nose, and as much behind the last coupling. */
  readonly nose: number;
  /** From the rail to the highest part: a chimney, a cab, a dome. */
  readonly top: number;
  /** Units of the picture for an inch of the locomotive's plan; two locomotives are compared by it. */
  readonly scale: number;
  readonly livery: Livery;
  readonly marks: readonly Mark[];
}

const WIDTH = 1000;
const HEIGHT = 230;
const MARGIN = 26;
const GROUND = 206;
const HEADROOM = 14;
/** Small locomotives are drawn larger than life beside large ones, but not by more than this. */
const LARGEST = 1.16;
/** But for those of the first years, of which nothing could be told apart then. */
const LARGEST_PIONEER = 1.75;

/**
 * Draws a locomotive from the public facts on its card's front: wheel arrangement, features, railway and country, and its look
 * (LV-1.5). The same facts make the same picture, whatever the locomotive's values are.
 */
export function elevation({ whyte, features, country, operator, look }: PublicFacts): Elevation {
  const facts: PublicFacts = { whyte, features, country, operator, ...(look ? { look } : {}) };
  const plan = planOf(facts);
  const scene = sceneOf(plan);
  const largest = plan.form === 'pioneer' ? LARGEST_PIONEER : LARGEST;
  const { left, right, top } = scene.extent();
  const scale = Math.min((WIDTH - 2 * MARGIN) / (right - left), (GROUND - HEADROOM) / top, largest);
  const start = (WIDTH - (right - left) * scale) / 2 - left * scale;
  return {
    width: WIDTH,
    height: HEIGHT,
    nose: start + left * scale,
    top: top * scale,
    scale,
    livery: liveryOf(facts),
    marks: [...track(), ...scene.marks(scale, start, GROUND)],
  };
}

function sceneOf(plan: Plan): Scene {
  if (plan.form === 'garratt') return drawGarratt(plan);
  if (plan.form === 'geared') return drawGeared(plan);
  if (plan.form === 'pioneer') return drawPioneer(plan);
  return drawUsual(plan);
}

/** Rail, sleepers and a little ballast across the whole picture. */
function track(): readonly Mark[] {
  const sleepers = Array.from({ length: 34 }, (_, i) => `M${12 + i * 29.4} ${GROUND + 4.5}h15v5h-15Z`);
  const stones = Array.from(
    { length: 90 },
    (_, i) => `M${6 + i * 11.1} ${GROUND + 12 + ((i * 7) % 5)}h${2 + ((i * 5) % 4)}`,
  );
  return [
    { part: 'sleeper', d: sleepers.join('') },
    { part: 'hatch', d: stones.join('') },
    { part: 'ground', d: `M0 ${GROUND + 0.5}h${WIDTH}v4h-${WIDTH}Z` },
  ];
}
