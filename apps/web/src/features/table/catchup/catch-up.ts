import { useEffect, useState } from 'react';
import { useMedia } from '../../../device/useMedia.ts';
import { timeEach, type Picture } from '../../../session/since.ts';

/** What happened meanwhile, picture by picture, while it is shown. */
export interface CatchUp {
  readonly pictures: readonly Picture[];
  readonly at: number;
  /** The viewer wishes no motion: pictures change only when asked to. */
  readonly still: boolean;
  go(to: number): void;
  end(): void;
}

/**
 * Shows picture `at` of `count` for its time, then goes to the next or, after the last, to the end (null). Any key or tap on
 * `target` goes to the end at once and does nothing else. Returns what stops it.
 */
export function run(
  count: number,
  at: number,
  target: EventTarget,
  go: (to: number | null) => void,
): () => void {
  const timer = setTimeout(() => go(at + 1 < count ? at + 1 : null), timeEach(count));
  const skip = (event: Event): void => {
    // The key that began it may still be held down.
    if ('repeat' in event && event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    go(null);
  };
  target.addEventListener('keydown', skip, { capture: true });
  target.addEventListener('pointerdown', skip, { capture: true });
  return () => {
    clearTimeout(timer);
    target.removeEventListener('keydown', skip, { capture: true });
    target.removeEventListener('pointerdown', skip, { capture: true });
  };
}

/** Shows what happened meanwhile: by itself until its end, a key or a tap; picture by picture for readers who want no motion. */
export function useCatchUp(): { readonly catchUp: CatchUp | null; show(pictures: readonly Picture[]): void } {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [shown, setShown] = useState<{ readonly pictures: readonly Picture[]; readonly at: number } | null>(
    null,
  );
  useEffect(() => {
    if (!shown || still) return;
    const { pictures, at } = shown;
    return run(pictures.length, at, window, (to) => setShown(to === null ? null : { pictures, at: to }));
  }, [shown, still]);
  const catchUp = shown && {
    ...shown,
    still,
    go: (to: number) => setShown({ pictures: shown.pictures, at: to }),
    end: () => setShown(null),
  };
  return { catchUp, show: (pictures) => setShown({ pictures, at: 0 }) };
}
