import { useLayoutEffect, useRef, useState } from 'react';

type Does = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Wraps functions so that their identity stays the same from render to render, and memoised children need not render
 * again; each calls the latest one given. Not to be called during a render.
 */
export function useStable<Do extends Does>(latest: Do): Do {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(latest).map((name) => [name, (...args: never[]) => current.current[name]!(...args)]),
      ) as unknown as Do,
  );
  return stable;
}

/** The previous array, as long as its items are identical. */
export function useSame<Item>(list: readonly Item[]): readonly Item[] {
  const [before, setBefore] = useState(list);
  const same = before.length === list.length && before.every((item, i) => item === list[i]);
  if (!same) setBefore(list);
  return same ? before : list;
}
