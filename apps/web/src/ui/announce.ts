/** Short sentences for screen readers, and notices for everybody; drawn by `Notices`. */
export interface Notice {
  readonly tone: 'stop' | 'caution' | 'clear';
  readonly text: string;
  /** The clauses of the rules that say more. */
  readonly clauses?: readonly { readonly game: string; readonly clause: string }[];
}
/** A notice in its place. */
export interface PlacedNotice extends Notice {
  readonly id: number;
  /** The open window that it stands in; undefined: the page. */
  readonly window: string | undefined;
  /** It was read aloud in a window that is closed. */
  readonly isRead: boolean;
}
interface Announced {
  readonly notice: PlacedNotice | null;
  /** The latest sentence of the polite live regions, and the window that it stands in. */
  readonly said: string;
  readonly saidIn: string | undefined;
}

/** What stands in a live region for longer (ms) has reached the screen reader, and is not read again elsewhere. */
const TAKEN_UP = 500;

let now: Announced = { notice: null, said: '', saidIn: undefined };
let count = 0;
/** When the notice and the sentence came (ms since 1970). */
const since = { notice: 0, said: 0 };
/** The open windows, the topmost last: nothing under it is heard or can be pressed. */
const windows: string[] = [];
const listeners = new Set<() => void>();
/** Something was said a moment ago, in the same go: a screen reader has not heard it yet. */
let isSaying = false;

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

/** Reads a sentence to screen readers without showing it; after those that were said in the same go. */
export function announce(text: string): void {
  const window = windows.at(-1);
  since.said = Date.now();
  // Of several that one update brings, as why a plan ended and who is on turn, the region would only ever hold the last.
  const follows = isSaying && now.said !== '' && now.saidIn === window && now.said !== text;
  // A no-break space makes a repeated sentence a new one, or it would not be read again.
  const said = text === now.said ? `${text}\u00a0` : text;
  show({ said: follows ? `${now.said} ${text}` : said, saidIn: window });
  if (isSaying) return;
  isSaying = true;
  queueMicrotask(() => {
    isSaying = false;
  });
}

/** Shows a short notice; the one before it goes. */
export function notify(notice: Notice): void {
  since.notice = Date.now();
  show({ notice: { ...notice, id: ++count, window: windows.at(-1), isRead: false } });
}

/** Hides the notice that is shown now. */
export function dismissNotice(): void {
  show({ notice: null });
}

/**
 * A window (`Dialog.tsx`) is open until the answer is called: what comes meanwhile stands in it, and then in what lay under it.
 */
export function openWindow(window: string): () => void {
  windows.push(window);
  return () => {
    windows.splice(windows.lastIndexOf(window), 1);
    const isRead = (at: number): boolean => Date.now() - at > TAKEN_UP;
    const { notice, said, saidIn } = now;
    const under = windows.at(-1);
    if (notice?.window === window)
      show({ notice: { ...notice, window: under, isRead: notice.isRead || isRead(since.notice) } });
    if (saidIn === window) show({ said: isRead(since.said) ? '' : said, saidIn: under });
  };
}
