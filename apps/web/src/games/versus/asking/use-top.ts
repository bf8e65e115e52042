import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A ref that scrolls its element to the top when `question`, the id of what is asked, changes: the reader may have scrolled
 * down to choose, and the next question begins at the top.
 */
export function useTop<Place extends HTMLElement>(question: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.scrollTop = 0;
  }, [question]);
  return place;
}
