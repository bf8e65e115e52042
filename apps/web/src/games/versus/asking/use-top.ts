import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What scrolls goes back to its top when something else is asked, or nothing any more: what one chose from stood far below,
 * and what comes next begins above. `question` names what is asked now.
 */
export function useTop<Place extends HTMLElement>(question: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.scrollTop = 0;
  }, [question]);
  return place;
}
