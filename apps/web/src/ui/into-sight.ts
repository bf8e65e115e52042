/** A `ref` that scrolls a newly shown element into view, if it is not in view already. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
