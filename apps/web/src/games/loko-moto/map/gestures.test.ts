import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MouseEvent, PointerEvent } from 'react';
import { gesturesOf } from './gestures.ts';
import type { Viewport } from './viewport.ts';

/** A map at which fingers are laid and lifted; `taps` are the spots that were tapped, or `zoomed`. Clicks come `after` so many ms. */
function map({ doubleZooms = false, after = 1000 } = {}) {
  const taps: unknown[] = [];
  const viewport = {
    spotAt: (x: number, y: number) => ({ x, y }),
    drag: () => undefined,
    zoom: () => taps.push('zoomed'),
    scale: 1,
  };
  const gestures = gesturesOf({
    current: {
      viewport: viewport as unknown as Viewport,
      onTap: (spot) => taps.push(spot),
      doubleZooms: () => doubleZooms,
    },
  });
  const event = (x: number, y: number, pointerId: number, isPrimary: boolean) =>
    ({ clientX: x, clientY: y, pointerId, isPrimary, button: 0 }) as PointerEvent<SVGSVGElement>;
  let now = 0;
  return {
    taps,
    elsewhere: () => gestures.onPressElsewhere(),
    down: (x: number, y: number, id = 1, first = true) => gestures.onPointerDown(event(x, y, id, first)),
    up: (x: number, y: number, id = 1, first = true) => gestures.onPointerUp(event(x, y, id, first)),
    click: (x: number, y: number) =>
      gestures.onClick({
        ...{ clientX: x, clientY: y, detail: 1, timeStamp: (now += after), target: {} },
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

test('two quick taps on one place zoom, but not with a press of a button between them', () => {
  const at = { x: 10, y: 20 };
  const quick = { doubleZooms: true, after: 100 };
  const double = map(quick);
  for (let i = 0; i < 2; i++) {
    double.down(10, 20);
    double.up(10, 20);
    double.click(10, 20);
  }
  assert.deepEqual(double.taps, [at, 'zoomed']);
  const built = map(quick);
  for (let i = 0; i < 2; i++) {
    built.down(10, 20);
    built.up(10, 20);
    built.click(10, 20);
    built.elsewhere();
  }
  assert.deepEqual(built.taps, [at, at]);
});
