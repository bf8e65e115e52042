import type { Plan } from './plan.ts';

/** Levels of the bands of colour that a streamlined train carries along its whole side: bottom and top of each. */
export function stripesOf({
  casing,
  size,
  gears,
}: Pick<Plan, 'casing' | 'size' | 'gears'>): readonly (readonly [low: number, high: number])[] {
  const middle = size.centre - size.radius * 0.25;
  if (casing === 'bulb') return [-9, -3, 3, 9].map((dy) => [middle + dy, middle + dy + 2.4]);
  if (casing === 'shroud') return [[middle - 16, middle + 4]];
  if (casing === 'slab') return [-12, 0, 12].map((dy) => [middle + dy, middle + dy + 1.8]);
  if (casing === 'full') return [[size.centre * 0.62 - 6, size.centre * 0.62 - 4.6], [size.centre * 0.62, size.centre * 0.62 + 2.4]]; // prettier-ignore
  if (casing === 'bullet' || casing === 'skyline') {
    const stripe = (size.board + skirtOf({ size, gears })) / 2;
    return [[stripe - 2, stripe + 11]];
  }
  return [];
}

/** The lower edge of the skirt along the running board of a skyline casing. */
export function skirtOf({ size, gears }: Pick<Plan, 'size' | 'gears'>): number {
  return Math.max(size.board - 26, gears[0]!.driverRadius * 1.35);
}
