import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Frame, Spot } from '@turntable/pictures/loko-moto/plot.ts';

/** How far one may zoom in beyond the whole sheet. */
const CLOSEST = 5;

/** The frame, widened to the shape of a box of that size, so that nothing is cut off. */
export function fitted(frame: Frame, width: number, height: number): Frame {
  if (width <= 0 || height <= 0) return frame;
  const scale = Math.min(width / frame.width, height / frame.height);
  const w = width / scale;
  const h = height / scale;
  return { x: frame.x - (w - frame.width) / 2, y: frame.y - (h - frame.height) / 2, width: w, height: h };
}

/** Height (pixels) that the buttons cover at the foot of the map. */
const BUTTONS = 84;

/**
 * A window of the whole: at most as big, at least a fifth of it, and never off its edge. A window closer than the whole
 * may go below the foot by `below` (drawing units), so that what lies there can be drawn up from under the buttons.
 */
export function held(view: Frame, whole: Frame, below = 0): Frame {
  const factor = Math.max(1, Math.min(CLOSEST, whole.width / view.width));
  const width = whole.width / factor;
  const height = whole.height / factor;
  const x = Math.max(whole.x, Math.min(whole.x + whole.width - width, view.x));
  const lowest = whole.y + whole.height - height + (factor > 1 ? below : 0);
  const y = Math.max(whole.y, Math.min(lowest, view.y));
  return { x, y, width, height };
}

/** The height (drawing units) that the buttons cover in a window `pixels` wide. */
function roomBelow(view: Frame, pixels: number): number {
  return pixels > 0 ? (BUTTONS * view.width) / pixels : 0;
}

/** The window after zooming by a factor (above 1 is closer) with one spot staying where it is. */
export function zoomed(view: Frame, factor: number, { x, y }: Spot): Frame {
  return {
    x: x - (x - view.x) / factor,
    y: y - (y - view.y) / factor,
    width: view.width / factor,
    height: view.height / factor,
  };
}

/** The factor of a zoom as far as the window may follow it: beyond that the spot would not stay where it is. */
export function nearer(view: Frame, whole: Frame, factor: number): number {
  return Math.min(factor, (CLOSEST * view.width) / whole.width);
}

/** The window moved so far that a spot is in sight, with some room around it. */
export function revealed(view: Frame, { x, y }: Spot): Frame {
  const [roomX, roomY] = [view.width * 0.15, view.height * 0.15];
  const left = Math.min(view.x, x - roomX);
  const top = Math.min(view.y, y - roomY);
  return {
    ...view,
    x: Math.max(left, x + roomX - view.width),
    y: Math.max(top, y + roomY - view.height),
  };
}

export interface Viewport {
  /** The window of the sheet now shown, in drawing units. */
  readonly view: Frame;
  /** The window that shows all of it. */
  readonly whole: Frame;
  /** Pixels to a drawing unit. */
  readonly scale: number;
  /** Whether part of the sheet is out of sight. */
  readonly close: boolean;
  readonly atClosest: boolean;
  /** How many times nearer than the whole sheet. */
  readonly nearness: number;
  /** How far the window may go below the foot of the sheet, in drawing units. */
  readonly below: number;
  /** Width of the element, in pixels; 0 before it is known. */
  readonly width: number;
  zoom(factor: number, at?: Spot): void;
  /** Moves the window by parts of its own size. */
  pan(right: number, down: number): void;
  /** Moves the window by drawing units. */
  drag(right: number, down: number): void;
  fit(): void;
  /** Brings a spot into sight, with some room around it. */
  reveal(spot: Spot): void;
  /** The spot of the sheet under a place of the screen. */
  spotAt(clientX: number, clientY: number): Spot;
}

/** Width and height of an element, in pixels; 0 before they are known. */
function useSize(ref: RefObject<Element | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  // Before the first paint, or the sheet would be seen without its frame for a moment.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { width: w, height: h } = element.getBoundingClientRect();
    setSize({ width: w, height: h });
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** The window through which a sheet is seen in an element: the whole of it at first. `frameFor` a width in pixels. */
export function useViewport(
  ref: RefObject<SVGSVGElement | null>,
  frameFor: (width: number) => Frame,
): Viewport {
  const size = useSize(ref);
  const [window, setWindow] = useState<Frame | null>(null);
  const whole = useMemo(() => fitted(frameFor(size.width), size.width, size.height), [frameFor, size]);
  const view = useMemo(() => {
    if (!window) return whole;
    // After a turn of the phone the window keeps its middle and its width.
    const height = (window.width * whole.height) / whole.width;
    const turned = { ...window, y: window.y + (window.height - height) / 2, height };
    return held(turned, whole, roomBelow(turned, size.width));
  }, [window, whole, size.width]);
  const latest = useRef({ view, whole, pixels: size.width });
  useEffect(() => {
    latest.current = { view, whole, pixels: size.width };
  }, [view, whole, size.width]);
  const change = useCallback((next: (view: Frame, whole: Frame) => Frame) => {
    const wanted = next(latest.current.view, latest.current.whole);
    const held_ = held(wanted, latest.current.whole, roomBelow(wanted, latest.current.pixels));
    latest.current = { ...latest.current, view: held_ };
    setWindow(held_.width >= latest.current.whole.width * 0.999 ? null : held_);
  }, []);
  const scale = size.width > 0 ? size.width / view.width : 1;
  return useMemo(
    () => ({
      view,
      whole,
      scale,
      close: view.width < whole.width * 0.999,
      below: view.width < whole.width * 0.999 ? roomBelow(view, size.width) : 0,
      nearness: whole.width / view.width,
      width: size.width,
      atClosest: view.width <= (whole.width / CLOSEST) * 1.001,
      zoom: (factor: number, at?: Spot) =>
        change((v, all) =>
          zoomed(v, nearer(v, all, factor), at ?? { x: v.x + v.width / 2, y: v.y + v.height / 2 }),
        ),
      pan: (right: number, down: number) =>
        change((v) => ({ ...v, x: v.x + right * v.width, y: v.y + down * v.height })),
      drag: (right: number, down: number) => change((v) => ({ ...v, x: v.x + right, y: v.y + down })),
      fit: () => setWindow(null),
      reveal: (spot: Spot) => change((v) => revealed(v, spot)),
      spotAt: (clientX: number, clientY: number) => {
        const box = ref.current?.getBoundingClientRect();
        if (!box || box.width === 0) return { x: 0, y: 0 };
        return {
          x: view.x + ((clientX - box.left) / box.width) * view.width,
          y: view.y + ((clientY - box.top) / box.height) * view.height,
        };
      },
    }),
    [view, whole, scale, size.width, change, ref],
  );
}
