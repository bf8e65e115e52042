import { useEffect, useState } from 'react';

/** Milliseconds between two moves while it plays. */
const PACES = { slow: 2_400, normal: 1_200, fast: 400 } as const;
export type Speed = keyof typeof PACES;
export const SPEEDS = Object.keys(PACES) as readonly Speed[];

export interface Way {
  /** The move that is shown, and how many there are. */
  readonly n: number;
  readonly count: number;
  go(to: number): void;
}

/** A game that plays by itself until its end, or until somebody steps in. */
export function usePlaying({ n, count, go }: Way) {
  /** Where it is while it plays; null while it does not. */
  const [at, setAt] = useState<number | null>(null);
  const [speed, setSpeed] = useState<Speed>('normal');
  // Somebody has stepped elsewhere, by whatever way.
  if (at !== null && at !== n) setAt(null);
  const playing = at === n && n < count;
  const playAt = (to: number): void => {
    setAt(to);
    go(to);
  };
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => playAt(n + 1), PACES[speed]);
    return () => clearTimeout(timer);
  });
  return {
    playing,
    speed,
    setSpeed,
    toggle: (): void => {
      if (playing) setAt(null);
      else playAt(n === count ? 1 : n);
    },
    /** Goes there and plays no further. */
    stopAt: (to: number): void => {
      setAt(null);
      go(to);
    },
  };
}
