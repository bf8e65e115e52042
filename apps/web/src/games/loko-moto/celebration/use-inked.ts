import { useEffect, useState } from 'react';
import { inkTimes } from './celebration.ts';
import type { Celebrated } from './use-celebration.ts';

/** How many lines of a purchase that is told are inked by now. */
export function useInked({ move, factor }: Celebrated): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timers = inkTimes(move.sections.length).map((ms, i) =>
      setTimeout(() => setCount(i + 1), ms * factor),
    );
    return () => timers.forEach(clearTimeout);
  }, [move, factor]);
  return count;
}
