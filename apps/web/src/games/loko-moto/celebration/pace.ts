import type { Seat } from '@turntable/engine';
import { PURCHASE } from '@turntable/games/loko-moto/reveal.ts';

/** Milliseconds of a purchase that is told: the first line is inked, the next ones follow, the shape, its flight, the plaque, the yard, the next cards, the end. */
export const TIMES = {
  first: 150,
  each: 180,
  shape: 1100,
  fly: 1350,
  plaque: 1500,
  yard: 1900,
  next: 2600,
  total: PURCHASE,
} as const;
/** How long the golden copy flies to its card. */
export const FLIGHT = 500;
/** Factor for others' purchases, which are shown without the plaque. */
export const OTHERS = 0.6;

/** How long a purchase is shown (ms), and the factor of its times. */
export function paceFor(
  by: Seat,
  seat: Seat | undefined,
): { readonly factor: number; readonly total: number } {
  const factor = by === seat ? 1 : OTHERS;
  return { factor, total: TIMES.total * factor };
}
