import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SeenBy, Viewer } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import { useMedia } from '../../device/useMedia.ts';
import { monotonic } from '../clock/useNow.ts';
import { ShowQueue, type Known, type Staging, type ShowClock, type Shown } from './show-queue.ts';

/** What a table shows now, and how the reader gets on to the end of what is being shown. */
export type Show = Shown<SeenBy, LogItem> & { readonly skip: () => void };

const CLOCK: ShowClock = {
  now: monotonic,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
const AT_ONCE: Staging = (log, from) =>
  from < log.length ? [{ from, to: log.length, steps: [], length: 0 }] : [];
const nothing = (): void => {};
const never = (): (() => void) => nothing;
const none = (): null => null;

/** What is known of a table, and the last update there was when the page was back after a while. */
interface KnownSince extends Known<SeenBy, LogItem> {
  readonly back?: number;
}

/**
 * Shows what happens at a table act by act; as it comes where the staging is null. With another viewer (`as`), at another move
 * (`at`) than the next, and to who was away for a while, all is shown at once.
 */
export function useShow(staging: Staging | null, known: KnownSince, as: Viewer, at?: number): Show {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [queue] = useState(() => new ShowQueue(staging ?? AT_ONCE, known, still, CLOCK));
  const staged = staging !== null;
  // Without a staging the queue is not subscribed to, so that each update renders the table once, not twice.
  const shown = useSyncExternalStore(staged ? queue.subscribe : never, staged ? queue.getSnapshot : none);
  const { view, log, back } = known;
  const last = useRef({ as, at, staging, back });
  useLayoutEffect(() => {
    const { current: was } = last;
    const isElsewhere = at !== was.at && at !== (was.at ?? 0) + 1;
    const jump = !was.staging || as !== was.as || back !== was.back || isElsewhere;
    last.current = { as, at, staging, back };
    // A judge, to whom nothing is shown act by act, may leave the seat and look on.
    if (staging) queue.feed({ view, log }, { still, jump, staging });
  }, [queue, staging, view, log, back, still, as, at]);
  useEffect(() => () => queue.close(), [queue]);
  if (!shown) return { ...known, stage: log, score: log, now: null, skip: nothing };
  return { ...shown, skip: queue.skip };
}
