import type { ClockRule, ClockWish } from '@turntable/protocol/clock.ts';

/** Clocks to choose from; the rules of either kind take any within the protocol's bounds. */
export const USUAL_CLOCKS: Readonly<Record<ClockRule['kind'], readonly ClockRule[]>> = {
  live: [
    { kind: 'live', bank: 300, increment: 5 },
    { kind: 'live', bank: 600, increment: 10 },
    { kind: 'live', bank: 1200, increment: 20 },
    { kind: 'live', bank: 2700, increment: 30 },
  ],
  turns: [
    { kind: 'turns', hours: 8 },
    { kind: 'turns', hours: 24 },
    { kind: 'turns', hours: 72 },
    { kind: 'turns', hours: 168 },
  ],
};
export const NO_CLOCK: ClockWish = { kind: 'none' };

/** A clock as a value of a form field. */
export function idOf(wish: ClockWish): string {
  if (wish.kind === 'none') return 'none';
  return wish.kind === 'live' ? `live-${wish.bank}-${wish.increment}` : `turns-${wish.hours}`;
}
