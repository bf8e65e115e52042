/** Short sentences for screen readers, and notices for everybody; drawn once, by `Notices`. */
export interface Notice {
  readonly id: number;
  readonly tone: 'stop' | 'caution' | 'clear';
  readonly text: string;
  /** The clauses of the rules that say more. */
  readonly clauses?: readonly { readonly game: string; readonly clause: string }[];
}
interface Announced {
  readonly notice: Notice | null;
  /** The latest sentence of the polite live region. */
  readonly said: string;
}

let now: Announced = { notice: null, said: '' };
let count = 0;
const listeners = new Set<() => void>();

function show(next: Partial<Announced>): void {
  now = { ...now, ...next };
  for (const listener of listeners) listener();
}

export const announcer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Announced => now,
};

/** Reads a sentence to screen readers without showing it. */
export function announce(text: string): void {
  // A no-break space makes a repeated sentence a new one, or it would not be read again.
  show({ said: text === now.said ? `${text}\u00a0` : text });
}

/** Shows a short notice; the one before it goes. */
export function notify(notice: Omit<Notice, 'id'>): void {
  show({ notice: { ...notice, id: ++count } });
}

/** Hides the notice that is shown now. */
export function dismissNotice(): void {
  show({ notice: null });
}
