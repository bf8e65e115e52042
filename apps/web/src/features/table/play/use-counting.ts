import { useCallback, useRef, useState } from 'react';
import type { LogItem } from '@turntable/protocol/messages.ts';

/** A result that the game's screen counts up: meanwhile nothing else tells it. */
export interface Counting {
  /** The screen is still counting. */
  readonly on: boolean;
  /** The same, known as soon as the screen says so: effects run before the page is rendered again. */
  readonly isOn: () => boolean;
  /** The screen begins to count, or is done. */
  readonly hold: (on: boolean) => void;
}

/** Whether the game's screen is still counting up the result. */
export function useCounting(): Counting {
  const [on, setOn] = useState(false);
  const now = useRef(false);
  const isOn = useCallback(() => now.current, []);
  const hold = useCallback((next: boolean) => {
    now.current = next;
    setOn(next);
  }, []);
  return { on, isOn, hold };
}

/** How much of a log may be told before the result: all up to the line that names who won. */
export function beforeResult(log: readonly Pick<LogItem, 'event'>[]): number {
  const at = log.findLastIndex(({ event }) => event.kind === 'over');
  return at === -1 ? log.length : at;
}
