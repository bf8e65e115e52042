import { useEffect, useRef } from 'react';
import { useSettings } from '../../device/settings.ts';
import { isForPage, isOnButton } from '../../ui/page-keys.ts';

interface NumberKeys {
  /** A digit from 1 was pressed; nothing where there is nothing to choose. */
  readonly onDigit?: ((digit: number) => unknown) | undefined;
  readonly onEnter?: (() => unknown) | undefined;
}

/** Digits choose and Enter does it, wherever the focus is but on a button, in a field, a dialog or a drawer. */
export function useNumberKeys(keys: NumberKeys): void {
  const { keys: on } = useSettings();
  const live = useRef(keys);
  useEffect(() => {
    live.current = keys;
  });
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (!isForPage(event) || isOnButton(event)) return;
      const { key } = event;
      const { onDigit, onEnter } = live.current;
      if (/^[1-9]$/.test(key) && onDigit) onDigit(Number(key));
      else if (key === 'Enter' && onEnter) onEnter();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
