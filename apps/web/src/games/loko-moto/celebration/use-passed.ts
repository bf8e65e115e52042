import { useEffect, useState } from 'react';
import type { Celebrated } from './use-celebration.ts';

/** Whether `ms` of the celebration of a purchase are over, at the pace at which it runs; true while there is none. */
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
