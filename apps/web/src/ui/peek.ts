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

export const peeked = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Peek | null => now,
};

/** Opens the clause over the page; null closes it. */
export function peek(next: Peek | null): void {
  now = next;
  for (const listener of listeners) listener();
}
