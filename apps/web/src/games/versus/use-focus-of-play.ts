import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the keyboard where the game is played: a button that did its work is gone, and the focus with it, so it goes on
 * to the place of play. `question` names what is asked now.
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
