import { box, circle, ellipse, outline, stroke, type Outline } from './outline.ts';
import type { Plan } from './plan.ts';
import { flatTone, type Scene } from './scene.ts';
import { stripesOf } from './stripes.ts';

/** The cab from its front wall to its rear edge, with windows, number plate and roof. */
export function drawCab(scene: Scene, plan: Plan, front: number, rear: number): void {
  const { size, school, era } = plan;
  const floor = Math.min(size.board - 4, 56) + (school === 'british' ? 2 : 0);
  const eaves = size.roof - (school === 'british' ? 16 : 13);
  const side = cabSide(plan, front, rear, floor, eaves);
  scene.draw('body', side).shade(side, flatTone);
  const sill = floor + (eaves - floor) * 0.5;
  const height = (eaves - sill) * 0.68;
  const panes = school === 'british' || rear - front < 66 ? 1 : 2;
  const width = Math.min(24, (rear - front - 22) / panes - 5);
  for (let i = 0; i < panes; i++) {
    const x = front + 9 + i * (width + 5);
    const pane = era === 'classic' ? arched(x, sill, width, height) : box(x, sill, width, height, 3);
    scene.draw('glass', pane).draw('fine', stroke([x + width / 2, sill], [x + width / 2, sill + height]));
  }
  const stripes = stripesOf(plan);
  for (const [low, high] of stripes)
    if (low > floor) scene.draw('band', box(front, low, rear - front - (low > sill ? 20 : 12), high - low));
  if (stripes.length === 0)
    scene.draw(
      'band',
      box(front + 6, floor + 8, rear - front - 22, 1),
      box(front + 6, sill - 6, rear - front - 22, 1),
    );
  const plate = box(front + (rear - front) / 2 - 16, floor + (sill - floor) * 0.4, 26, 9, 3);
  scene
    .draw('brass', plate)
    .draw('fine', box(front + (rear - front) / 2 - 13, floor + (sill - floor) * 0.4 + 2.5, 20, 4, 1));
  drawRoof(scene, plan, front, rear, eaves);
  for (const x of [rear - 3, rear - 9]) scene.draw('line', stroke([x, floor - 2], [x, sill + 6]));
  scene
    .draw('frame', box(rear - 14, floor - 22, 12, 3), box(rear - 14, floor - 12, 12, 3))
    .draw(
      'line',
      stroke([rear - 14, floor - 22], [rear - 14, floor]),
      stroke([rear - 2, floor - 22], [rear - 2, floor]),
    );
}

function cabSide({ school, era }: Plan, front: number, rear: number, floor: number, eaves: number): Outline {
  if (school === 'british' && era === 'modern') {
    // The cut-out that the driver leans out of.
    const sill = floor + (eaves - floor) * 0.52;
    return outline([front, floor], [rear - 2, floor], [rear - 2, sill], [[rear - 16, sill], [rear - 20, sill + 8]], [rear - 20, eaves - 10], [[rear - 20, eaves - 2], [rear - 8, eaves]], [front, eaves]); // prettier-ignore
  }
  return outline([front, floor], [rear - 2, floor], [rear - 2, floor + 34], [[rear - 12, floor + 36], [rear - 12, floor + 44]], [rear - 12, eaves - 6], [rear - 8, eaves], [front, eaves]); // prettier-ignore
}

function drawRoof(scene: Scene, { size, school }: Plan, front: number, rear: number, eaves: number): void {
  const lip = school === 'british' ? 3 : 8;
  const roof = outline([front - lip, eaves - 1], [rear + (school === 'british' ? 6 : 16), eaves - 1], [[rear + (school === 'british' ? 6 : 16), eaves + 4], [rear, size.roof]], [front, size.roof], [[front - lip, eaves + 4], [front - lip, eaves - 1]]); // prettier-ignore
  scene.draw('roof', roof).shade(roof, (height) => 0.5 - 0.4 * height, 3);
  const middle = (front + rear) / 2;
  scene.draw('roof', box(middle - 12, size.roof - 1, 24, 3.5, 1));
}

/** The front wall of a cab that leads, with its window and headlamp. */
export function drawCabFront(scene: Scene, { size }: Plan): void {
  const floor = Math.min(size.board - 4, 56);
  const eaves = size.roof - 13;
  const wall = outline([-4, floor - 4], [16, floor - 4], [16, eaves], [2, eaves], [[-2, eaves - 20], [-4, floor + 40]]); // prettier-ignore
  scene.draw('body', wall).shade(wall, flatTone);
  scene.draw('glass', box(3, floor + (eaves - floor) * 0.55, 9, (eaves - floor) * 0.3, 2));
  scene.draw('dark', box(-12, floor + 34, 9, 13, 3)).draw('brass', ellipse([-12, floor + 40.5], 2, 5.5));
}

function arched(x: number, y: number, width: number, height: number): Outline {
  return outline([x, y], [x + width, y], [x + width, y + height * 0.7], [[x + width, y + height], [x + width / 2, y + height]], [[x, y + height], [x, y + height * 0.7]]); // prettier-ignore
}

/** Side tanks along the boiler of a tank locomotive. */
export function drawTanks(scene: Scene, plan: Plan, from: number, to: number): void {
  const { board, centre, radius } = plan.size;
  const top = centre + radius * 0.35;
  const tank = box(from, board, to - from, top - board, 3);
  scene.draw('body', tank).shade(tank, flatTone);
  scene.draw('band', box(from + 5, board + 6, to - from - 10, 1), box(from + 5, top - 7, to - from - 10, 1));
  const rivets = Array.from({ length: Math.floor((to - from) / 9) }, (_, i) =>
    circle([from + 5 + i * 9, top - 3], 0.6),
  );
  scene.draw('fine', ...rivets).draw('brass', box((from + to) / 2 - 14, (board + top) / 2 - 4, 28, 9, 2));
}

/** The bunker behind the cab of a tank locomotive. */
export function drawBunker(scene: Scene, plan: Plan, from: number, to: number): void {
  const floor = Math.min(plan.size.board - 4, 56);
  const top = plan.size.roof - 44;
  const bunker = outline([from, floor], [to, floor], [to, top - 8], [[to + 1, top], [to - 7, top]], [from, top]); // prettier-ignore
  if (!plan.has('oil-fired')) drawCoal(scene, from + 2, to - 8, top - 3, 9);
  scene
    .draw('body', bunker)
    .shade(bunker, flatTone)
    .draw('band', box(from + 5, floor + 8, to - from - 10, 1));
}

/** A heap of coal showing above the plates. */
export function drawCoal(scene: Scene, from: number, to: number, base: number, height: number): void {
  const lumps = Math.max(4, Math.round((to - from) / 13));
  const step = (to - from) / lumps;
  const segments = Array.from({ length: lumps }, (_, i) => {
    const rise = Math.sin(((i + 0.6) / lumps) * Math.PI) * height + (i % 3) * 1.2;
    return [
      [from + (i + 0.4) * step, base + rise + 3],
      [from + (i + 1) * step, base + rise * 0.9],
    ] as const;
  });
  const heap = outline([from, base], ...segments, [to, base]);
  scene.draw('fuel', heap).shade(heap, (h) => 0.6 - 0.3 * h, 3);
}
