import { createContext, use, useLayoutEffect } from 'react';

/** The factor of the display times of the table that is shown; 1 as a rule. */
export const Slowness = createContext(1);

/** That of the table around. */
export const useSlowness = (): number => use(Slowness);

/** Lets the movements that style sheets begin when something else is `shown` take as much longer as everything else does. */
export function useSlowStyles(slowness: number, shown: unknown): void {
  useLayoutEffect(() => {
    if (slowness === 1 || shown === null) return;
    for (const animation of document.getAnimations()) animation.updatePlaybackRate(1 / slowness);
  }, [slowness, shown]);
}
