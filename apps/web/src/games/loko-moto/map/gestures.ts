import { useEffect, useMemo, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Spot } from '@turntable/pictures/loko-moto/plot.ts';
import type { Viewport } from './viewport.ts';

/** How far a finger may slip on a tap, in pixels, and how long a double tap may take, in milliseconds. */
const SLIP = 8;
const DOUBLE = 320;

interface Finger {
  x: number;
  y: number;
}
type Fingers = ReadonlyMap<number, Finger>;

/** How far the first two fingers are apart, in pixels; 0 for less than two. */
function gap(fingers: Fingers): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** The middle of all fingers. */
function centre(fingers: Fingers): Finger {
  const all = [...fingers.values()];
  const sum = all.reduce((s, f) => ({ x: s.x + f.x, y: s.y + f.y }), { x: 0, y: 0 });
  return { x: sum.x / all.length, y: sum.y / all.length };
}

interface Gestures {
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onClick: (event: MouseEvent<SVGSVGElement>) => void;
}

/** What gestures do now; looked up when one is made. */
interface Doings {
  readonly viewport: Viewport;
  readonly onTap: (spot: Spot | undefined, target: Element) => void;
  readonly doubleZooms: (spot: Spot, first: Spot) => boolean;
}
type Live = RefObject<Doings>;

/**
 * Dragging, pinching, the wheel and double taps on the map; everything they do can also be done by buttons and keys.
 * `onTap` gets single taps, without a spot if assistive technology made them. `doubleZooms` says whether a second
 * quick tap, after one at `first`, zooms rather than taps again.
 */
export function useGestures(
  ref: RefObject<SVGSVGElement | null>,
  viewport: Viewport,
  onTap: Doings['onTap'],
  doubleZooms: Doings['doubleZooms'],
): Gestures {
  const live = useRef<Doings>({ viewport, onTap, doubleZooms });
  useEffect(() => {
    live.current = { viewport, onTap, doubleZooms };
  });
  useWheel(ref, live);
  const gestures = useMemo(() => gesturesOf(live), []);
  usePressesElsewhere(ref, gestures);
  const { onPressElsewhere: _, ...handlers } = gestures;
  return handlers;
}

/** A button between two taps on the same place, such as Build, makes them two taps. */
function usePressesElsewhere(
  ref: RefObject<SVGSVGElement | null>,
  { onPressElsewhere }: ReturnType<typeof gesturesOf>,
): void {
  useEffect(() => {
    const press = ({ target }: Event): void => {
      if (!ref.current?.contains(target as Node)) onPressElsewhere();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [ref, onPressElsewhere]);
}

/** The wheel zooms where the pointer is. */
function useWheel(ref: RefObject<SVGSVGElement | null>, live: Live): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // React listens to the wheel passively; a zoom has to keep the page from scrolling.
    const wheel = (event: WheelEvent): void => {
      const { viewport: port } = live.current;
      if (!port.close && event.deltaY > 0) return;
      event.preventDefault();
      port.zoom(
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)),
        port.spotAt(event.clientX, event.clientY),
      );
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [ref, live]);
}

/** Follows the fingers that lie on the map: one drags it, two pinch it, one that does not slip taps. */
export function gesturesOf(live: Live): Gestures & { onPressElsewhere(): void } {
  const fingers = new Map<number, Finger>();
  let slipped = false;
  let start: Finger = { x: 0, y: 0 };
  /** Where the pointer went down; browsers move a finger's click to the middle of a target near it. */
  let pressed: Finger | undefined;
  let last = { time: -Infinity, x: 0, y: 0, spot: { x: 0, y: 0 } };

  const lift = (event: PointerEvent<SVGSVGElement>): void => {
    fingers.delete(event.pointerId);
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      // The first finger of a gesture: any other still noted was lifted outside the map.
      if (event.isPrimary) fingers.clear();
      if (fingers.size === 0) {
        slipped = false;
        start = { x: event.clientX, y: event.clientY };
        pressed = start;
      } else slipped = true;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event) {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      if (!slipped && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLIP) return;
      if (!slipped) event.currentTarget.setPointerCapture(event.pointerId);
      slipped = true;
      const { viewport: port } = live.current;
      const [before, wide] = [centre(fingers), gap(fingers)];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = centre(fingers);
      if (fingers.size > 1 && wide > 0) port.zoom(gap(fingers) / wide, port.spotAt(after.x, after.y));
      port.drag((before.x - after.x) / port.scale, (before.y - after.y) / port.scale);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPressElsewhere: () => void (last.time = -Infinity),
    onClick(event) {
      const { viewport: port, onTap: act, doubleZooms: zooms } = live.current;
      const target = event.target as Element;
      // A click without a pointer comes from assistive technology: it means what it was given to.
      if (event.detail === 0) return act(undefined, target);
      const at = pressed ?? { x: event.clientX, y: event.clientY };
      pressed = undefined;
      if (slipped) return;
      const spot = port.spotAt(at.x, at.y);
      const near = Math.hypot(at.x - last.x, at.y - last.y) < 24;
      if (event.timeStamp - last.time < DOUBLE && near && zooms(spot, last.spot)) {
        last = { ...last, time: -Infinity };
        if (port.close) port.fit();
        else port.zoom(2.2, spot);
        return;
      }
      last = { time: event.timeStamp, ...at, spot };
      act(spot, target);
    },
  };
}
