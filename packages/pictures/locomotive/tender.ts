import { drawCoal } from './cab.ts';
import { box, circle, ellipse, outline, stroke } from './outline.ts';
import type { Plan } from './plan.ts';
import { barrelTone, deepTone, flatTone, type Scene } from './scene.ts';
import { stripesOf } from './stripes.ts';
import { drawCarrier, drawTruckFrame } from './wheels.ts';

/** The tender behind a locomotive that ends at `start`: its tank, fuel, trucks and coupler. */
export function drawTender(scene: Scene, plan: Plan, start: number): void {
  const { size, has } = plan;
  const trucks = trucksOf(plan);
  const length = lengthOf(trucks);
  const from = start + 5;
  const to = from + length;
  const floor = plan.era === 'classic' ? 40 : 48;
  const top = size.tenderTop;
  scene
    .draw('frame', box(start - 6, floor - 10, 22, 7))
    .draw('line', stroke([start - 2, floor + 2], [from + 2, floor + 2]));
  drawTrucks(scene, trucks, from, plan);
  const frame = box(from, floor - 9, length, 10, 1);
  scene.draw('frame', frame);
  if (has('vanderbilt-tender') || plan.look.tender === 'vanderbilt')
    drawVanderbilt(scene, plan, from, to, floor, top);
  else if (has('condensing')) drawCondenser(scene, from, to, floor, top);
  else drawBox(scene, plan, from, to, floor, top);
  scene
    .draw('frame', box(to, floor - 12, 8, 5))
    .draw('line', stroke([to - 4, floor - 9], [to - 4, floor - 26], [to - 16, floor - 26]));
  if (plan.school === 'british' || plan.school === 'continental')
    scene.draw('steel', box(to, floor - 7, 14, 4), box(to + 13, floor - 13, 3, 16, 1));
}

interface Trucks {
  /** Axles of each truck (or rigid group), from the front. */
  readonly groups: readonly number[];
  readonly radius: number;
  /** Held in one rigid frame outside the wheels. */
  readonly rigid: boolean;
}

function trucksOf({ has, school, era, gears, facts, look }: Plan): Trucks {
  if (era === 'classic') return { groups: [2, 2], radius: 14, rigid: false };
  if (has('centipede-tender') || look.tender === 'centipede')
    return { groups: [2, 5], radius: 20, rigid: true };
  const coupled = gears[0]!.groups.reduce((sum, { axles }) => sum + axles.length, 0);
  const large =
    coupled + gears[0]!.trails.length >= 6 || has('articulated') || has('duplex') || has('turbine');
  if (school === 'american')
    return {
      groups: large && !has('narrow-gauge') ? [3, 3] : [2, 2],
      radius: has('narrow-gauge') ? 13 : 17,
      rigid: false,
    };
  if (school === 'british')
    return {
      groups: has('corridor-tender') || /^London and North/.test(facts.operator) ? [4] : [3],
      radius: 25,
      rigid: true,
    };
  if (school === 'continental')
    return { groups: coupled <= 2 ? [3] : [2, 2], radius: 19, rigid: coupled <= 2 };
  return {
    groups: school === 'russian' && coupled >= 5 ? [3, 3] : [2, 2],
    radius: school === 'japanese' ? 16 : 17,
    rigid: false,
  };
}

function spacing({ radius, rigid, groups }: Trucks): number {
  return rigid && groups.length === 1 ? 2 * radius + 30 : 2 * radius + 20;
}

function lengthOf(trucks: Trucks): number {
  const axles = trucks.groups.reduce((a, b) => a + b, 0);
  return (axles - 1) * spacing(trucks) + (trucks.groups.length - 1) * 40 + 2 * trucks.radius + 44;
}

function drawTrucks(scene: Scene, trucks: Trucks, from: number, plan: Plan): void {
  let x = from + 22 + trucks.radius;
  for (const count of trucks.groups) {
    const axles = Array.from({ length: count }, (_, i) => x + i * spacing(trucks));
    for (const axle of axles)
      drawCarrier(scene, axle, trucks.radius, plan.school !== 'american' && trucks.radius > 22);
    if (trucks.rigid && plan.school === 'british') {
      const plate = outline(
        [axles[0]! - 34, 26],
        [axles.at(-1)! + 34, 26],
        [axles.at(-1)! + 34, 42],
        [axles[0]! - 34, 42],
      );
      scene.draw('frame', plate);
      for (const axle of axles) {
        const opening = outline([axle - 20, 26], [[axle - 19, 15], [axle - 8, 13]], [axle + 8, 13], [[axle + 19, 15], [axle + 20, 26]]); // prettier-ignore
        scene.draw('frame', opening).draw('fine', box(axle - 5, 16, 10, 11, 2));
      }
    } else drawTruckFrame(scene, axles, trucks.radius, true);
    x = axles.at(-1)! + spacing(trucks) + 40;
  }
}

function drawBox(scene: Scene, plan: Plan, from: number, to: number, floor: number, top: number): void {
  const { has, school, casing } = plan;
  const coal = !has('oil-fired') && !has('wood-fired');
  const british = school === 'british';
  const bunkerEnd = from + (to - from) * (british ? 0.62 : 0.45);
  const corridor = has('corridor-tender');
  if (has('wood-fired')) drawLogs(scene, from + 6, to - 14, top);
  else if (coal)
    drawCoal(
      scene,
      from + 5,
      bunkerEnd,
      top + (plan.era === 'classic' ? 0 : british ? 2 : 6),
      british ? 12 : 15,
    );
  const side = box(from + 1, floor, to - from - 2, top - floor, casing ? 6 : 2);
  scene.draw('body', side).shade(side, flatTone);
  if (!has('wood-fired') && plan.era === 'modern') {
    const raised = british ? 7 : 10;
    const flare = outline(
      [from + 1, top - 1],
      [bunkerEnd + 6, top - 1],
      [bunkerEnd + 2, top + raised],
      [from + 2, top + raised + 3],
    );
    scene.draw('body', flare).shade(flare, flatTone);
  }
  if (has('oil-fired')) {
    const bunker = outline([from + 4, top], [from + (to - from) * 0.52, top], [[from + (to - from) * 0.52, top + 13], [from + (to - from) * 0.46, top + 13]], [from + 10, top + 13], [[from + 4, top + 13], [from + 4, top]]); // prettier-ignore
    scene
      .draw('body', bunker)
      .shade(bunker, flatTone)
      .draw('dark', box(from + (to - from) * 0.24, top + 12, 16, 5, 2));
  }
  if (corridor) {
    const passage = outline(
      [from + (to - from) * 0.4, top],
      [to - 1, top],
      [to - 1, top + 14],
      [from + (to - from) * 0.4, top + 10],
    );
    scene
      .draw('body', passage)
      .shade(passage, flatTone)
      .draw('glass', circle([to - 14, top - 12], 6));
    scene
      .draw('frame', box(to - 1, floor + 8, 8, top - floor - 4))
      .shade(box(to - 1, floor + 8, 8, top - floor - 4), () => 1, 3);
  } else if (plan.era === 'modern') scene.draw('dark', box(to - 40, top, 18, 5, 1));
  const stripes = stripesOf(plan);
  for (const [low, high] of stripes) scene.draw('band', box(from + 1, low, to - from - 2, high - low));
  if (stripes.length === 0)
    scene.draw(
      'band',
      box(from + 8, floor + 8, to - from - 16, 1.1),
      box(from + 8, top - 9, to - from - 16, 1.1),
      box(from + 8, floor + 8, 1.1, top - floor - 16),
      box(to - 9, floor + 8, 1.1, top - floor - 16),
    );
  scene.draw(
    'fine',
    ...Array.from({ length: Math.floor((to - from - 12) / 10) }, (_, i) =>
      circle([from + 8 + i * 10, top - 4], 0.6),
    ),
  );
  scene.draw(
    'line',
    stroke([to - 3, floor + 2], [to - 3, top + 4]),
    stroke([from + 4, floor + 2], [from + 4, top - 20]),
  );
}

function drawVanderbilt(
  scene: Scene,
  plan: Plan,
  from: number,
  to: number,
  floor: number,
  top: number,
): void {
  const radius = (top - floor) / 2 - 3;
  const centre = floor + radius + 4;
  const split = from + (to - from) * 0.38;
  for (const x of [split + 30, (split + to) / 2 + 14, to - 24])
    scene.draw('frame', box(x - 8, floor, 16, 18));
  const tank = outline([split - 6, centre - radius], [to - 8, centre - radius], [[to + 6, centre - radius * 0.6], [to + 6, centre + radius * 0.6], [to - 8, centre + radius]], [split - 6, centre + radius]); // prettier-ignore
  scene.draw('body', tank).shade(tank, barrelTone);
  for (const x of [split + 26, (split + to) / 2 + 12, to - 20])
    scene.draw('band', box(x, centre - radius, 1.8, 2 * radius));
  if (!plan.has('oil-fired')) drawCoal(scene, from + 5, split - 4, top + 6, 12);
  const bunker = outline(
    [from + 1, floor],
    [split + 4, floor],
    [split + 14, centre],
    [split + 2, top + 10],
    [from + 1, top + 10],
  );
  scene
    .draw('body', bunker)
    .shade(bunker, flatTone)
    .draw('band', box(from + 6, floor + 8, split - from - 10, 1));
  scene.draw('dark', box(to - 46, centre + radius - 1, 18, 6, 2));
}

/** A condensing tender: fans behind louvres, where others have plates. */
function drawCondenser(scene: Scene, from: number, to: number, floor: number, top: number): void {
  const side = box(from, floor, to - from, top - floor + 10, 3);
  scene.draw('body', side).shade(side, flatTone);
  const louvres = box(from + 14, floor + 18, to - from - 28, top - floor - 20);
  scene.draw('dark', louvres).shade(louvres, () => 1, 5);
  for (const share of [0.25, 0.5, 0.75])
    scene.draw('dark', ellipse([from + (to - from) * share, top + 12], 22, 5));
}

function drawLogs(scene: Scene, from: number, to: number, base: number): void {
  for (let row = 0; row < 3; row++) {
    const logs = Array.from({ length: Math.floor((to - from - row * 10) / 10) }, (_, i) =>
      circle([from + 5 + row * 5 + i * 10, base + 3 + row * 8], 4.7),
    );
    scene.draw('fuel', ...logs).draw('fine', ...logs.map(({ start: [x, y] }) => circle([x - 4.7, y], 1.6)));
  }
}

/** The shadow under frames and trucks, that the wheels stand out against. */
export function drawUnderside(scene: Scene, from: number, to: number, low: number, high: number): void {
  const space = box(from, low, to - from, high - low);
  scene.draw('gap', space).shade(space, deepTone, 3);
}
