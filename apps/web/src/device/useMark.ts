import { useLayoutEffect } from 'react';

/**
 * Says on the page's root that something is so, as `data-NAME`, for the styles of what stands elsewhere. A rule with `:has()` would
 * say the same, but makes the browser style a whole table again with every row that comes or goes (has.test.ts).
 */
export function useMark(name: string, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return undefined;
    const root = document.documentElement;
    root.setAttribute(`data-${name}`, '');
    return () => root.removeAttribute(`data-${name}`);
  }, [name, on]);
}
