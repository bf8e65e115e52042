import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useMedia } from '../../../device/useMedia.ts';
import { partsOf, widthsOf } from './figure-width.ts';

/** How long each figure on the way stands (ms): as a wheel of figures turns. */
const STEP = 50;

interface CountedProps {
  readonly value: number | 'infinity';
  readonly from: number;
  readonly text: (value: number | 'infinity') => string;
  /** How long the value is counted up, in milliseconds; 0 if it was not read just now. */
  readonly counts: number;
}

/** A value that is counted up when it is read out; screen readers get it at once. */
export function Counted({ value, from, text, counts }: CountedProps) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const figure = useRef<HTMLSpanElement>(null);
  const [lasts] = useState(counts);
  const shown = useRef(text);
  useEffect(() => {
    shown.current = text;
  });
  const run = lasts > 0 && counts > 0 && !still && value !== 'infinity';
  // Before the first paint, so that the value is not seen ahead of its count.
  useLayoutEffect(() => {
    const place = figure.current;
    if (!place || !run) return undefined;
    const began = performance.now();
    const decimals = Math.min(4, String(value).split('.')[1]?.length ?? 0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer: a frame asked for is a frame drawn, also where its figure stays.
    const draw = (): void => {
      const done = Math.max(0, Math.min(1, (performance.now() - began) / lasts));
      const eased = 1 - (1 - done) ** 3;
      const now = done === 1 ? value : Number((from + (value - from) * eased).toFixed(decimals));
      place.textContent = partsOf(shown.current(now)).figure;
      if (done < 1) timer = setTimeout(draw, STEP);
    };
    draw();
    return () => {
      clearTimeout(timer);
      place.textContent = partsOf(shown.current(value)).figure;
    };
  }, [run, lasts, value, from]);
  const parts = partsOf(text(value));
  const widths = widthsOf(parts);
  const style = { '--figure-wide': widths.figure, '--unit-wide': widths.unit } as CSSProperties;
  return (
    <>
      <span className="duel-figure" aria-hidden="true" style={style}>
        <span ref={figure}>{parts.figure}</span>
        {parts.unit !== '' && <span className="duel-unit">{parts.unit}</span>}
      </span>
      <span className="hidden-visually">{text(value)}</span>
    </>
  );
}
