import { useEffect, useState } from 'react';
import { useMedia } from '../app/useMedia.ts';
import { timeEach, type Picture } from './since.ts';

/** A film that is being shown. */
export interface Film {
  readonly pictures: readonly Picture[];
  readonly at: number;
  /** The viewer wishes no motion: pictures change only when asked to. */
  readonly still: boolean;
  go(to: number): void;
  end(): void;
}

/** Shows a film: by itself, until its end or any key or tap; or picture by picture for whoever wishes no motion. */
export function useFilm(): { readonly film: Film | null; show(pictures: readonly Picture[]): void } {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [shown, setShown] = useState<{ readonly pictures: readonly Picture[]; readonly at: number } | null>(
    null,
  );
  const running = shown !== null && !still;
  useEffect(() => {
    if (!shown || still) return;
    const { pictures, at } = shown;
    const timer = setTimeout(
      () => setShown(at + 1 < pictures.length ? { pictures, at: at + 1 } : null),
      timeEach(pictures.length),
    );
    return () => clearTimeout(timer);
  }, [shown, still]);
  useEffect(() => {
    if (!running) return;
    const skip = (event: Event): void => {
      // The key that began it may still be held down.
      if (event instanceof KeyboardEvent && event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
      setShown(null);
    };
    addEventListener('keydown', skip, true);
    addEventListener('pointerdown', skip, true);
    return () => {
      removeEventListener('keydown', skip, true);
      removeEventListener('pointerdown', skip, true);
    };
  }, [running]);
  const film = shown && {
    ...shown,
    still,
    go: (to: number) => setShown({ pictures: shown.pictures, at: to }),
    end: () => setShown(null),
  };
  return { film, show: (pictures) => setShown({ pictures, at: 0 }) };
}
