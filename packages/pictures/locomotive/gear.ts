import type { UnitAxles } from './facts.ts';

/** A coupled group: its axles from front to rear, and the cylinder that drives it. */
export interface Group {
  readonly axles: readonly number[];
  readonly cylinder: number;
  /** Which axle the main rod works on. */
  readonly main: number;
}

/** Where the wheels of an engine unit stand, in inches from its front beam. */
export interface Gear {
  readonly leads: readonly number[];
  readonly groups: readonly Group[];
  readonly trails: readonly number[];
  readonly driverRadius: number;
  readonly leadRadius: number;
  readonly trailRadius: number;
  /** Behind the last wheel: where the unit ends. */
  readonly rear: number;
}

interface Scale {
  /** Driving wheel radius. */
  readonly driver: number;
  readonly narrow: boolean;
  readonly american: boolean;
  readonly articulated: boolean;
}

/** Half the length of a cylinder. */
export const CYLINDER_HALF = 24;
/** Clearance between tyres. */
const CLEARANCE = 7;

/** Spaces the wheels as builders do: truck, cylinder, drivers tyre to tyre, trailing truck. */
export function layGear(
  { lead, groups, trail }: UnitAxles,
  { driver, narrow, american, articulated }: Scale,
): Gear {
  const leadRadius = narrow ? 14 : 18;
  const trailRadius = Math.min(narrow ? 16 : american && trail === 1 ? 23 : 21, driver * 0.8);
  const leads = Array.from(
    { length: lead },
    (_, i) => 42 + i * (lead === 2 ? 2 * leadRadius + 42 : 2 * leadRadius + 20),
  );
  const laid: Group[] = [];
  let cylinder = cylinderOver(leads);
  for (const [g, count] of groups.entries()) {
    const behind = g === 0 ? (leads.at(-1) ?? 0) + leadRadius : -Infinity;
    const first = Math.max(cylinder + CYLINDER_HALF + driver + 5, behind + driver + CLEARANCE);
    const axles = Array.from({ length: count }, (_, i) => first + i * (2 * driver + CLEARANCE));
    laid.push({ axles, cylinder, main: Math.min(count - 1, Math.floor(count / 2)) });
    cylinder = (axles.at(-1) ?? first) + driver + CYLINDER_HALF + (articulated ? 14 : 7);
  }
  const last = laid.at(-1)?.axles.at(-1) ?? 80;
  const trails = Array.from(
    { length: trail },
    (_, i) => last + driver + trailRadius + 14 + i * (2 * trailRadius + 18),
  );
  const rear = trails.length > 0 ? trails.at(-1)! + trailRadius + 22 : last + driver + 26;
  return { leads, groups: laid, trails, driverRadius: driver, leadRadius, trailRadius, rear };
}

function cylinderOver(leads: readonly number[]): number {
  if (leads.length === 0) return 36;
  if (leads.length === 1) return leads[0]! + 34;
  return (leads[0]! + leads[1]!) / 2;
}
