import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '@turntable/pictures/loko-moto/plot.ts';
import { fitted, held, nearer, revealed, zoomed } from './viewport.ts';

const SHEET: Frame = { x: -50, y: -30, width: 900, height: 600 };
const inside = (view: Frame, whole: Frame): boolean =>
  view.x >= whole.x - 1e-9 &&
  view.y >= whole.y - 1e-9 &&
  view.x + view.width <= whole.x + whole.width + 1e-9 &&
  view.y + view.height <= whole.y + whole.height + 1e-9;

test('the whole sheet fits in boxes of any shape, in their own proportions', () => {
  for (const [width, height] of [
    [344, 300],
    [1000, 200],
    [300, 900],
  ] as const) {
    const view = fitted(SHEET, width, height);
    assert.ok(Math.abs(view.width / view.height - width / height) < 1e-9);
    assert.ok(inside(SHEET, view));
  }
  for (const [width, height] of [
    [0, 0],
    [0, 300],
    [300, 0],
  ] as const)
    assert.deepEqual(fitted(SHEET, width, height), SHEET);
});

test('a zoom keeps the spot under the finger where it is', () => {
  const spot = { x: 100, y: 200 };
  const view = zoomed(SHEET, 2, spot);
  assert.equal((spot.x - view.x) / view.width, (spot.x - SHEET.x) / SHEET.width);
  assert.equal((spot.y - view.y) / view.height, (spot.y - SHEET.y) / SHEET.height);
  assert.equal(view.width, SHEET.width / 2);
});

test('a zoom that reaches the closest window, or would go beyond it, keeps the spot where it is as well', () => {
  const spot = { x: 400, y: 300 };
  const zoom = (view: Frame, factor: number): Frame =>
    held(zoomed(view, nearer(view, SHEET, factor), spot), SHEET);
  const close = zoom(SHEET, 4);
  const closest = zoom(close, 2);
  const place = (view: Frame): number => (spot.x - view.x) / view.width;
  assert.ok(Math.abs(closest.width - SHEET.width / 5) < 1e-9);
  assert.ok(Math.abs(place(closest) - place(close)) < 1e-9);
  assert.ok(Math.abs(zoom(closest, 1.2).x - closest.x) < 1e-9);
  assert.ok(zoom(closest, 0.5).width > closest.width);
});

test('the window never leaves the sheet, is never bigger than it and never smaller than a fifth', () => {
  assert.deepEqual(held(zoomed(SHEET, 0.2, { x: 0, y: 0 }), SHEET), SHEET);
  assert.ok(Math.abs(held(zoomed(SHEET, 50, { x: 0, y: 0 }), SHEET).width - SHEET.width / 5) < 1e-9);
  const moved = held({ ...zoomed(SHEET, 3, { x: 0, y: 0 }), x: 5000, y: -5000 }, SHEET);
  assert.ok(inside(moved, SHEET));
});

test('a close window may go below the foot of the sheet by the height of the buttons, the whole may not', () => {
  const close = zoomed(SHEET, 2, { x: 0, y: 0 });
  const lowest = held({ ...close, y: 5000 }, SHEET, 40);
  assert.equal(lowest.y + lowest.height, SHEET.y + SHEET.height + 40);
  assert.deepEqual(held({ ...SHEET, y: 5000 }, SHEET, 40), SHEET);
});

test('a window moves no further than to show a spot with room around it', () => {
  const view: Frame = { x: 100, y: 100, width: 200, height: 100 };
  assert.deepEqual(revealed(view, { x: 200, y: 150 }), view);
  assert.deepEqual(revealed(view, { x: 110, y: 195 }), { ...view, x: 80, y: 110 });
  assert.deepEqual(revealed(view, { x: 400, y: 20 }), { ...view, x: 230, y: 5 });
});
