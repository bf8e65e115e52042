/** As `ref` of what appears where one scrolls: brings it into sight, as far as it is not. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
