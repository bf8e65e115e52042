/**
 * Gives the focus to a button that the reader asked to be shown, and brings it into sight. The key that asked may still be held:
 * while it repeats, it does not press the button; nor does the second click of two at the place where the first one asked.
 * Returns what ends this.
 */
export function leadTo(button: HTMLElement): () => void {
  button.focus({ preventScroll: true });
  button.scrollIntoView?.({ block: 'nearest' });
  const held = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  };
  const doubled = (event: MouseEvent): void => {
    if (event.detail > 1) event.stopImmediatePropagation();
  };
  button.addEventListener('keydown', held);
  button.addEventListener('click', doubled);
  return () => {
    button.removeEventListener('keydown', held);
    button.removeEventListener('click', doubled);
  };
}
