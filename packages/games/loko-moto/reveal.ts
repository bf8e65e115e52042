import type { Event } from './types.ts';

/** How long pages show the buyer a purchase (ms); others see it sooner. */
export const PURCHASE = 3_000;

/** How long the table looks at what one entry made happen (ms): bots and clocks wait while a purchase is told. */
export const revealOf = (events: readonly Pick<Event, 'kind'>[]): number =>
  events.some(({ kind }) => kind === 'bought') ? PURCHASE : 0;
