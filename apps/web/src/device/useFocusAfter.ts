import { useEffect, useRef, type RefObject } from 'react';

/**
 * A ref that gets the focus when `standing` changes, which names what stands on it or beside it, and what had the focus went
 * with it: a keyboard, and who has the page read aloud, go on at the board and not at the top of the page.
 */
export function useFocusAfter(standing: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(standing);
  useEffect(() => {
    if (before.current === standing) return;
    before.current = standing;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [standing]);
  return place;
}
