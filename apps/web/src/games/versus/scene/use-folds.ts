import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether the name of a statistic takes more than `lines` lines at its full size; measured once for each name. */
export function useFolds(place: RefObject<HTMLElement | null>, name: string | null, lines: number): boolean {
  const [measured, setMeasured] = useState<{ readonly name: string | null; readonly folds: boolean }>();
  // Another name is another sign: it is measured at its full size first, before it is painted.
  const known = measured?.name === name ? measured.folds : false;
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const line = Number.parseFloat(getComputedStyle(current).lineHeight);
    setMeasured({ name, folds: current.offsetHeight > (lines + 0.5) * line });
  }, [place, name, lines]);
  return known;
}
