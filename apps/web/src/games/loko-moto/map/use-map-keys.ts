import { useCallback, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';
import { isDirection, standAfter, type Stand } from './cursor.ts';
import { FIRST_STAND, focusOn, moveTabStop } from './Spots.tsx';
import type { Viewport } from './viewport.ts';

/** What may be done by keys with a place of the map. */
export interface MapActs {
  onTap(section: number): void;
  /** "What can I do here?" */
  onAsk(stand: Stand): void;
  onPencil(section: number): void;
  onEscape(): void;
}
interface KeyMap extends MapActs {
  readonly plot: Plot;
  /** What may be drawn, or taken for the purchase, now. */
  readonly open: ReadonlySet<number>;
}

/** Moves over the map by keys. The place of the keyboard is no state, or each step would render the whole map. */
export function useMapKeys(map: KeyMap, viewport: Viewport, ref: RefObject<SVGSVGElement | null>) {
  const { plot, open } = map;
  const stand = useRef<Stand>(FIRST_STAND);
  const focus = useCallback(
    (next: Stand) => {
      moveTabStop(ref.current, stand.current, next);
      stand.current = next;
    },
    [ref],
  );
  const go = (next: Stand): void => {
    focusOn(ref.current, next);
    viewport.reveal(next.kind === 'station' ? plot.stations[next.index]! : plot.tracks[next.index]!.middle);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = standAfter(event.key, plot, stand.current, open);
    if (next) go(next);
    const done = next !== undefined || act(event, stand.current, map) || look(event.key, viewport);
    if (done || isDirection(event.key)) event.preventDefault();
  };
  return { focus, keys };
}

/** Does what a key means for a place; whether it means anything. */
function act({ key, shiftKey }: KeyboardEvent, stand: Stand, map: MapActs): boolean {
  if (key === 'Enter' || key === ' ') {
    if (stand.kind === 'station') map.onAsk(stand);
    else if (shiftKey) map.onPencil(stand.index);
    else map.onTap(stand.index);
  } else if (key === '?') map.onAsk(stand);
  else if (key === 'Escape') map.onEscape();
  else return false;
  return true;
}

/** Zooms by a key; whether it does. */
function look(key: string, viewport: Viewport): boolean {
  if (key === '+') viewport.zoom(1.5);
  else if (key === '-') viewport.zoom(1 / 1.5);
  else if (key === '0') viewport.fit();
  else return false;
  return true;
}
