/** Whether a drawer lies over the page (`Drawer.tsx`): then keys that work wherever the focus is do nothing. */
export const isUnderDrawer = (): boolean => document.querySelector('[aria-modal]') !== null;

/** Whether a drawer or a window lies over the page; a tap on a window's text takes the focus out of it. */
export const isUnderWindow = (): boolean => document.querySelector('[aria-modal], dialog[open]') !== null;

const FIELDS = 'dialog, input, textarea, select, [popover], [contenteditable]';

/**
 * Whether a key is one for the page, wherever the focus is: pressed alone, not in a field, under a dialog or a drawer, and
 * answered by nothing else. One that is held down counts once.
 */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const inField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  return !inField && !isUnderWindow();
}

/** Whether the focus is on something that is pressed or has keys of its own: single keys of a duel leave those alone. */
export const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('button, a, summary, [role="button"], [role="listbox"]') !== null;
