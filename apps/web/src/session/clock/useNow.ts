import { useEffect, useState } from 'react';

/** Milliseconds of a clock that only goes forward, even if the machine's date is set anew. */
export const monotonic = (): number => performance.now();

/** The time by `monotonic`; renders again after `nextOf(now)` milliseconds, or not at all where that is null. */
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
