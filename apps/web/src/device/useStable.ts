import { useLayoutEffect, useRef, useState } from 'react';

type Does = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * The given functions under names that stay the same from one drawing to the next, so that what gets them need not be
 * drawn anew; each does what the last one given does. Not to be called while drawing.
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

/** The list as it was before, as long as its items are the same. */
export function useSame<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(list);
  const same = kept.length === list.length && kept.every((item, i) => item === list[i]);
  if (!same) setKept(list);
  return same ? kept : list;
}
