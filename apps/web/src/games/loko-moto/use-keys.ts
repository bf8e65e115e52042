import { useEffect, useRef } from 'react';
import { useSettings } from '../../device/settings.ts';
import { isForPage } from '../../ui/page-keys.ts';

/** The buttons that a letter presses, by what they do; one of them is there at a time. */
const ACTS: Readonly<Record<string, readonly string[]>> = { b: ['build', 'close'], r: ['reserve'] };

interface Keys {
  /** A line is picked: B builds it, or closes it in the opening, R reserves it. */
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
      const acts = ACTS[event.key.toLowerCase()];
      const button =
        letters && draws && acts
          ? document.querySelector<HTMLButtonElement>(acts.map((act) => `.lm [data-act="${act}"]`).join())
          : null;
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
