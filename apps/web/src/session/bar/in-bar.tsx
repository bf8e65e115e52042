import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A sentence that stands in the bar for a moment instead of its own, and whether the reader did what it says. */
interface BarNotice {
  readonly sentence: string;
  readonly mine: boolean;
}

interface Place {
  /** Where in the bar a game draws; null where there is no bar. */
  readonly at: HTMLElement | null;
  readonly notice: BarNotice | null;
  set(at: HTMLElement | null): void;
  tell(what: BarNotice | null): void;
}
const Shared = createContext<Place>({ at: null, notice: null, set: () => {}, tell: () => {} });

/** Provides a place in the table's bar to the game's screen. */
export function WithBar({ children }: { readonly children: ReactNode }) {
  const [at, set] = useState<HTMLElement | null>(null);
  const [notice, tell] = useState<BarNotice | null>(null);
  return <Shared value={useMemo(() => ({ at, notice, set, tell }), [at, notice])}>{children}</Shared>;
}

/** The place itself, in the bar. */
export function BarPlace() {
  return <div className="bar-place" ref={use(Shared).set} />;
}

/** What a game's screen tells in the bar now. */
export const useBarNotice = (): BarNotice | null => use(Shared).notice;

/** Whether there is a bar around the screen: a replay and a television have none. */
export const useHasBar = (): boolean => use(Shared).at !== null;

/** What a game's screen shows in the table's bar. */
export function InBar({ children }: { readonly children: ReactNode }) {
  const { at } = use(Shared);
  return at && createPortal(children, at);
}

/** Tells something in the bar as long as it is drawn. */
export function TellInBar({ sentence, mine }: BarNotice): null {
  const { tell } = use(Shared);
  useEffect(() => {
    tell({ sentence, mine });
    return () => tell(null);
  }, [tell, sentence, mine]);
  return null;
}
