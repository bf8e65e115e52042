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

interface Kept<Place extends HTMLElement> {
  /** What gets the focus; it has to take one (`tabIndex`). */
  readonly place: RefObject<Place | null>;
  /** To be called when something is pressed that may go with what it changes. */
  pressed(): void;
}

/**
 * Keeps the focus near buttons that go with what they change, as the row that is removed takes its button along: once `standing`,
 * which names what stands there, has changed after such a press, and the focus went with it, the place gets it. A keyboard would
 * go on somewhere else, and who has the page read aloud at its top. Changes that nobody here asked for move no focus.
 */
export function useFocusKept<Place extends HTMLElement = HTMLElement>(standing: string): Kept<Place> {
  const place = useRef<Place>(null);
  const isAsked = useRef(false);
  const before = useRef(standing);
  useEffect(() => {
    if (before.current === standing) return;
    before.current = standing;
    if (isAsked.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    isAsked.current = false;
  }, [standing]);
  return {
    place,
    pressed: () => {
      isAsked.current = true;
    },
  };
}
