/** How long (ms) the page counts as looked at after it was touched, and how often it reports that. */
const TOUCHED = 60_000;
const REPEAT = 30_000;

/**
 * Reports whether a game is in focus here and was touched within the last minute, so that its player gets no message
 * elsewhere about what they see. Returns the function that ends it.
 */
export function watchFocus(tell: (on: boolean) => void): () => void {
  let touched = performance.now();
  let reportedAt = 0;
  let on = false;
  const look = (): void => {
    const now = performance.now();
    const focused = document.visibilityState === 'visible' && document.hasFocus() && now - touched < TOUCHED;
    if (!focused && !on) return;
    if (focused && on && now - reportedAt < REPEAT) return;
    on = focused;
    reportedAt = now;
    tell(focused);
  };
  const touch = (): void => {
    touched = performance.now();
    look();
  };
  const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;
  for (const type of touches) addEventListener(type, touch, { passive: true });
  addEventListener('blur', look);
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, REPEAT);
  look();
  return () => {
    for (const type of touches) removeEventListener(type, touch);
    removeEventListener('blur', look);
    document.removeEventListener('visibilitychange', look);
    clearInterval(timer);
  };
}
