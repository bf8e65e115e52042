import { useCallback, useEffect, useState } from 'react';

/** The window with the final score of a game between two sides. */
interface FinalScoreState {
  /** The game is over and the window is to be shown. */
  readonly open: boolean;
  /** The game is over and all of the score was counted: the winner may be told. */
  readonly counted: boolean;
  show(): void;
  close(): void;
  readonly onCounted: () => void;
}

/**
 * Whoever sees the game end is shown the score; a game that was over is looked at as it stands. Nobody tells the winner
 * before the score is counted, so `hold` is on until then.
 */
export function useFinalScore(over: boolean, hold: ((on: boolean) => void) | undefined): FinalScoreState {
  const [wanted, setWanted] = useState(!over);
  const [counted, setCounted] = useState(over);
  useEffect(() => {
    hold?.(over && !counted);
    return () => hold?.(false);
  }, [hold, over, counted]);
  return {
    open: over && wanted,
    counted: over && counted,
    show: () => setWanted(true),
    close() {
      setWanted(false);
      setCounted(true);
    },
    onCounted: useCallback(() => setCounted(true), []),
  };
}
