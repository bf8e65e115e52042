import { createContext, useContext, useEffect, useRef, useState, type RefObject } from 'react';
import type { Act } from '@turntable/engine';
import { leadTo } from '../../../ui/lead-to.ts';
import { moveKey, type Move } from './move-key.ts';
import './suggested.css';

/** The suggested move that the reader asked to see, for all parts of a game's screen; undefined: none. */
export const Suggested = createContext<Move | undefined>(undefined);

/** State that the reader sets and that a suggested move sets anew each time it is shown: to what `from` makes of it. */
export function useSetBySuggestion<Value, Shown extends Act>(
  suggested: Shown | undefined,
  initial: Value,
  from: (suggested: Shown) => Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  const [last, setLast] = useState<Shown>();
  // While it is drawn, so that what is set is on the screen when the focus goes there.
  if (suggested !== last) {
    setLast(suggested);
    if (suggested) setValue(from(suggested));
  }
  return [value, setValue];
}

/** What a button that plays `move` has as its `data-suggested`: whether that is what was suggested. */
export function useSuggests(): (move: Move | undefined) => 'play' | undefined {
  const suggested = useContext(Suggested);
  const key = suggested && moveKey(suggested);
  return (move) => (move && key === moveKey(move) ? 'play' : undefined);
}

/** Whether it is a call of that statistic that was suggested: its row is brought into sight before the button that calls it. */
export function useSuggestsCall(): (statistic: string) => 'row' | undefined {
  const suggested = useContext(Suggested);
  return (statistic) => (suggested?.type === 'call' && suggested.statistic === statistic ? 'row' : undefined);
}

/** A ref of a game's screen: what plays a suggested move is brought into sight there each time, and gets the focus. */
export function useSuggestedInSight<Screen extends HTMLElement>(
  suggested: Act | undefined,
): RefObject<Screen | null> {
  const screen = useRef<Screen>(null);
  useEffect(() => {
    if (!suggested) return undefined;
    const find = (what: 'row' | 'play'): HTMLElement | null | undefined =>
      screen.current?.querySelector<HTMLElement>(`[data-suggested='${what}']`);
    const row = find('row');
    if (row && !inSight(row)) row.scrollIntoView?.({ block: 'center' });
    const button = find('play');
    return button ? leadTo(button) : undefined;
  }, [suggested]);
  return screen;
}

/** Whether a row is on the screen from its upper to its lower edge, and nothing lies over it, as the button at the foot of a phone does. */
function inSight(row: HTMLElement): boolean {
  const { left, width, top, bottom } = row.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => row.contains(document.elementFromPoint(left + width / 2, y)));
}
