import { useEffect, useState } from 'react';
import type { Celebrated } from './use-celebration.ts';

/** Whether so many milliseconds of a purchase that is told are over, at the pace at which it is told; true while none is. */
export function usePassed(celebrated: Celebrated | undefined, ms: number): boolean {
  const move = celebrated?.move;
  const wait = celebrated && !celebrated.still ? ms * celebrated.factor : 0;
  const [passed, setPassed] = useState(move);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(move), wait);
    return () => clearTimeout(timer);
  }, [move, wait]);
  return wait === 0 || passed === move;
}
