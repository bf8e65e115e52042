import { useRef, type MouseEvent } from 'react';

/** Listeners of a window that fills the screen behind what it holds: a tap beside that, begun and ended there. */
export function useTapBeside(onTap: () => void) {
  const began = useRef(false);
  const isBeside = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget;
  return {
    onPointerDown: (event: MouseEvent): void => {
      began.current = isBeside(event);
    },
    onClick: (event: MouseEvent): void => {
      // Whoever marks text and lets go beside the window wants it to stay, and what is typed in it.
      if (isBeside(event) && began.current) onTap();
    },
  };
}
