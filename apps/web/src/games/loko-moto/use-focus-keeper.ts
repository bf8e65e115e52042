import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the keyboard's place: a button that did its work is gone, and the focus with it; then it goes back to where the
 * map was left.
 */
export function useFocusKeeper(): {
  readonly ref: RefObject<HTMLDivElement | null>;
  onFocus(event: FocusEvent): void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (document.activeElement === document.body && focused.current?.isConnected === false)
      ref.current?.querySelector<SVGGElement>('.lm-spots [tabindex="0"]')?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: (event) => {
      focused.current = event.target;
    },
  };
}
