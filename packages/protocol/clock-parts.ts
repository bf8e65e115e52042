import type { ClockWish } from './clock.ts';

/** A clock in the units of sentences; what it does not have is 0. No schema is needed to say it. */
interface ClockParts {
  readonly minutes: number;
  readonly seconds: number;
  readonly increment: number;
  readonly days: number;
  readonly hours: number;
}
const NOTHING: ClockParts = { minutes: 0, seconds: 0, increment: 0, days: 0, hours: 0 };

/** Splits a clock's seconds or hours into the units that its sentence names. */
export function clockParts(clock: ClockWish): ClockParts {
  if (clock.kind === 'none') return NOTHING;
  if (clock.kind === 'turns')
    return { ...NOTHING, days: Math.floor(clock.hours / 24), hours: clock.hours % 24 };
  const { bank, increment } = clock;
  return { ...NOTHING, minutes: Math.floor(bank / 60), seconds: bank % 60, increment };
}
