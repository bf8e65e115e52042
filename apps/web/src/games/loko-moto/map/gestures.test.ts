import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MouseEvent, PointerEvent } from 'react';
import { gesturesOf } from './gestures.ts';
import type { Viewport } from './viewport.ts';

/** A map at which fingers are laid and lifted; `taps` are the spots that were tapped. */
function map() {
  const taps: unknown[] = [];
  const viewport = { spotAt: (x: number, y: number) => ({ x, y }), drag: () => undefined, scale: 1 };
  const gestures = gesturesOf({
    current: {
      viewport: viewport as unknown as Viewport,
      onTap: (spot) => taps.push(spot),
      doubleZooms: () => false,
    },
  });
  const event = (x: number, y: number, pointerId: number, isPrimary: boolean) =>
    ({ clientX: x, clientY: y, pointerId, isPrimary, button: 0 }) as PointerEvent<SVGSVGElement>;
  let now = 0;
  return {
    taps,
    down: (x: number, y: number, id = 1, first = true) => gestures.onPointerDown(event(x, y, id, first)),
    up: (x: number, y: number, id = 1, first = true) => gestures.onPointerUp(event(x, y, id, first)),
    click: (x: number, y: number) =>
      gestures.onClick({
        ...{ clientX: x, clientY: y, detail: 1, timeStamp: (now += 1000), target: {} },
      } as unknown as MouseEvent<SVGSVGElement>),
  };
}

test('a tap is where the finger went down, not where the browser moved its click', () => {
  const { taps, down, up, click } = map();
  down(10, 20);
  up(10, 20);
  click(14, 26);
  assert.deepEqual(taps, [{ x: 10, y: 20 }]);
});

test('a tap counts after a press that was let go beside the map', () => {
  const { taps, down, up, click } = map();
  down(10, 20);
  down(30, 40);
  up(30, 40);
  click(30, 40);
  assert.deepEqual(taps, [{ x: 30, y: 40 }]);
});

test('two fingers that lie on the map at once do not tap', () => {
  const { taps, down, up, click } = map();
  down(10, 20);
  down(50, 60, 2, false);
  up(50, 60, 2, false);
  up(10, 20);
  click(10, 20);
  assert.deepEqual(taps, []);
});
