import { useEffect } from 'react';
import { useSettings } from '../../../device/settings.ts';
import { isForPage, isOnButton } from '../../../ui/page-keys.ts';

/** What a letter does: the button that names it in `aria-keyshortcuts` is pressed, or only gets the focus. */
export const LETTERS = { veto: 'V', boosters: 'B', decline: 'N', card: 'C' } as const;
/** Letters that only set the focus, on the first of several things to choose from. */
const FOCUSED: ReadonlySet<string> = new Set([LETTERS.boosters]);

/** V plays a Veto, B goes to the boosters, N declines, C opens one's own card; not on buttons, in fields, dialogs and drawers, nor where keys are off. */
export function useLetterKeys(): void {
  const { keys: on } = useSettings();
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (!isForPage(event) || isOnButton(event)) return;
      const letter = event.key.toUpperCase();
      if (!Object.values<string>(LETTERS).includes(letter)) return;
      const button = document.querySelector<HTMLElement>(
        `main [aria-keyshortcuts="${letter}"]:not(:disabled)`,
      );
      if (!button) return;
      event.preventDefault();
      if (FOCUSED.has(letter)) button.focus();
      else button.click();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
