import { useEffect, useState } from 'react';

/** Milliseconds of a clock that only goes forward, whatever the machine believes the time to be. */
export const monotonic = (): number => performance.now();

/** The time by `monotonic`; drawn anew `next` milliseconds after the last time, unless that is null. */
export function useNow(nextOf: (now: number) => number | null): number {
  const [, redraw] = useState(0);
  const now = monotonic();
  const next = nextOf(now);
  useEffect(() => {
    if (next === null) return;
    // A little late rather than early: early would show the same once more.
    const timer = setTimeout(() => redraw((n) => n + 1), next + 5);
    return () => clearTimeout(timer);
  });
  return now;
}
