/**
 * Gives the focus to a button that the reader asked to be shown, and brings it into sight. The key that asked may still be held:
 * while it repeats, it does not press the button. Returns what ends this.
 */
export function leadTo(button: HTMLElement): () => void {
  button.focus({ preventScroll: true });
  button.scrollIntoView?.({ block: 'nearest' });
  const held = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  };
  button.addEventListener('keydown', held);
  return () => button.removeEventListener('keydown', held);
}
