import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '@turntable/engine';
import { useMedia } from '../../../device/useMedia.ts';
import type { RoundMove } from '../round/round.ts';
import { paceFor, TIMES } from './pace.ts';

/** A purchase that is being shown. */
export interface Celebrated {
  readonly move: RoundMove;
  readonly factor: number;
  /** Without movement: the plaque alone. */
  readonly still: boolean;
}

/** The purchase that was just made, while it is shown; a tap or a key ends that at once. */
export function useCelebration(
  moves: readonly RoundMove[],
  seat: Seat | undefined,
  on: boolean,
): Celebrated | undefined {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const last = moves.at(-1);
  // Purchases from before the page was opened are not shown.
  const known = useRef(last?.n ?? -1);
  const [now, setNow] = useState<RoundMove | undefined>();
  // Before the first picture, so that nothing is seen ahead of its time.
  useLayoutEffect(() => {
    // Somebody may have moved after it before this page was told of either.
    const fresh = moves.findLast(({ kind, n }) => kind === 'bought' && n > known.current);
    known.current = last?.n ?? -1;
    if (fresh && on) setNow(fresh);
  }, [moves, last, on]);
  useEffect(() => {
    if (!now) return undefined;
    const end = (): void => setNow(undefined);
    const timer = setTimeout(end, still ? TIMES.total : paceFor(now.by, seat).total);
    document.addEventListener('pointerdown', end);
    document.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', end);
      document.removeEventListener('keydown', end);
    };
  }, [now, seat, still]);
  // One that was taken back meanwhile is no longer told: its points would be taken off what the buyer had without it.
  const counts = now !== undefined && moves.some(({ n }) => n === now.n);
  return useMemo(
    () => (now && counts && on ? { move: now, factor: paceFor(now.by, seat).factor, still } : undefined),
    [now, counts, on, seat, still],
  );
}
