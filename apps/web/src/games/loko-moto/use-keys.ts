import { useEffect, useRef } from 'react';
import { useSettings } from '../../device/settings.ts';
import { isForPage } from '../../ui/page-keys.ts';

interface Keys {
  /** A line is picked: B builds it, R reserves it. */
  readonly draws: boolean;
  /** There is something to put back. */
  readonly escapes: boolean;
  onEscape(): void;
}

/** Keys that work wherever the focus is, except in a field, a dialog or a drawer; letters only where the reader has them on. */
export function useKeys(keys: Keys): void {
  const { keys: letters } = useSettings();
  const live = useRef(keys);
  useEffect(() => {
    live.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isForPage(event)) return;
      const { draws, escapes, onEscape } = live.current;
      const act = { b: 'build', r: 'reserve' }[event.key.toLowerCase()];
      const button =
        letters && draws && act ? document.querySelector<HTMLButtonElement>(`.lm [data-act="${act}"]`) : null;
      if (button) button.click();
      else if (event.key === 'Escape' && escapes) onEscape();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the map, where letters jump to stations.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [letters]);
}
