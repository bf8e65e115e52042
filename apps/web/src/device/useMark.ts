import { useLayoutEffect } from 'react';

/**
 * Sets `data-NAME` on the root of the page while `on`, for styles of other parts of it. A rule with `:has()` would
 * do the same, but makes the browser style a whole table again with every row that comes or goes (has.test.ts).
 */
export function useMark(name: string, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return undefined;
    const root = document.documentElement;
    root.setAttribute(`data-${name}`, '');
    return () => root.removeAttribute(`data-${name}`);
  }, [name, on]);
}
