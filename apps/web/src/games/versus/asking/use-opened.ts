import { useEffect, useRef, type RefObject } from 'react';
import { intoSight } from '../../../ui/into-sight.ts';

/**
 * For a section that stands in the place of the button that opened it, which takes the focus along: a ref of the section, which
 * gets the focus and is brought into sight by its beginning.
 */
export function useOpened<Section extends HTMLElement>(): RefObject<Section | null> {
  const section = useRef<Section>(null);
  useEffect(() => {
    const place = section.current;
    place?.focus({ preventScroll: true });
    intoSight(place);
    intoSight(place?.firstElementChild as HTMLElement | null);
  }, []);
  return section;
}

/** A ref for where such a section was opened, and what to call when it is left: the button found by `selector` gets the focus again. */
export function useReturned<Place extends HTMLElement>(
  open: boolean,
): { readonly place: RefObject<Place | null>; back(selector: string): void } {
  const place = useRef<Place>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (open || wanted.current === null) return;
    place.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  }, [open]);
  return {
    place,
    back(selector) {
      wanted.current = selector;
    },
  };
}
