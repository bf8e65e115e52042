import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * A ref that gets the focus when `question`, the id of what is asked, changes and the button that had it was removed: the
 * keyboard stays where the game is played.
 */
export function useFocusOfPlay<Place extends HTMLElement>(
  question: string,
): { readonly place: RefObject<Place | null>; onFocus(event: FocusEvent): void } {
  const place = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (document.activeElement === document.body && last.current?.isConnected === false)
      place.current?.focus({ preventScroll: true });
  }, [question]);
  return {
    place,
    onFocus: ({ target }) => {
      last.current = target;
    },
  };
}
