import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Place {
  /** Where in the bar a game draws; null where there is no bar. */
  readonly at: HTMLElement | null;
  set(at: HTMLElement | null): void;
}
const Shared = createContext<Place>({ at: null, set: () => {} });

/** Provides a place in the table's bar to the game's screen. */
export function WithBar({ children }: { readonly children: ReactNode }) {
  const [at, set] = useState<HTMLElement | null>(null);
  return <Shared value={useMemo(() => ({ at, set }), [at])}>{children}</Shared>;
}

/** The place itself, in the bar. */
export function BarPlace() {
  return <div className="bar-place" ref={use(Shared).set} />;
}

/** Whether there is a bar around the screen: a replay and a television have none. */
export const useHasBar = (): boolean => use(Shared).at !== null;

/** What a game's screen shows in the table's bar. */
export function InBar({ children }: { readonly children: ReactNode }) {
  const { at } = use(Shared);
  return at && createPortal(children, at);
}
