import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus when the button that had it is removed: it goes back to where the keyboard was on the map.
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
