import { useEffect, useState } from 'react';
import { TIMES } from './pace.ts';
import type { Celebrated } from './use-celebration.ts';
import { usePassed } from './use-passed.ts';

/** The place of the market that a train has just left, while its purchase is shown: the next train comes afterwards. */
export function useLeft(market: readonly (string | null)[], celebrated: Celebrated | undefined): number {
  const key = market.join();
  const [seen, setSeen] = useState<{ readonly now: string; readonly before: string }>({
    now: key,
    before: key,
  });
  useEffect(() => setSeen((was) => (was.now === key ? was : { now: key, before: was.now })), [key]);
  const passed = usePassed(celebrated, TIMES.next);
  const train = celebrated?.move.train;
  if (passed) return -1;
  if (celebrated?.still !== false || train === undefined || train === null || market.includes(train))
    return -1;
  const before = seen.now === key ? seen.before : seen.now;
  return before.split(',').indexOf(train);
}
