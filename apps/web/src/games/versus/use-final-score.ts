import { useCallback, useLayoutEffect, useState } from 'react';

/** The window with the final score of a game between two sides. */
interface FinalScoreState {
  /** The game is over and the window is to be shown. */
  readonly open: boolean;
  /** The game is over and all of the score was counted: the winner may be announced. */
  readonly counted: boolean;
  show(): void;
  close(): void;
  readonly onCounted: () => void;
}

/**
 * Opens the final score for a player who sees the game end, not for one who opens a finished game. The shell must not
 * announce the winner before the score is counted up, so `hold` is on until then.
 */
export function useFinalScore(over: boolean, hold: ((on: boolean) => void) | undefined): FinalScoreState {
  const [wanted, setWanted] = useState(!over);
  const [counted, setCounted] = useState(over);
  // Before the first picture, so that the shell does not name the winner in it.
  useLayoutEffect(() => {
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
