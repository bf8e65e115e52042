import { useEffect, useSyncExternalStore } from 'react';

/** A clause that somebody wants to read without leaving the table. */
export interface Peek {
  readonly game: string;
  readonly clause: string;
}

/** Where a clause of a game's rules is explained. */
export function clauseUrl(game: string, clause: string): string {
  return `/rules/${game}#${clause}`;
}

let now: Peek | null = null;
const listeners = new Set<() => void>();

/** Opens the clause over the page; null closes it. */
export function peek(next: Peek | null): void {
  now = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The clause that is open over the page at `path`. It belongs to that page: the browser's Back leaves it while it is open. */
export function usePeeked(path: string): Peek | null {
  const wanted = useSyncExternalStore(subscribe, () => now);
  useEffect(() => peek(null), [path]);
  return wanted;
}
