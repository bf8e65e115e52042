import { drawBoiler, drawLamps, type BoilerSpan } from './boiler.ts';
import { drawCab, drawCoal } from './cab.ts';
import { drawFrontBeam } from './chassis.ts';
import { box, circle, outline, stroke } from './outline.ts';
import type { Plan } from './plan.ts';
import { barrelTone, flatTone, Scene } from './scene.ts';
import { polar } from './wheels.ts';

const WHEEL = 22;
const TRUCK = 62;

/** A geared locomotive: upright cylinders turn a shaft along its side, bevel gears turn every wheel. */
export function drawGeared(plan: Plan): Scene {
  const trucks = Math.max(2, plan.axles[0]!.groups.length);
  const scene = new Scene();
  const centres = Array.from({ length: trucks }, (_, i) => 84 + i * (i < 2 ? 216 : 178));
  const rear = centres[1]! + 86;
  const end = centres.at(-1)! + 84;
  const span: BoilerSpan = {
    smokeFront: 40,
    smokeBack: 96,
    fireFront: rear - 176,
    fireBack: rear - 82,
    stack: 66,
  };
  scene.draw('frame', box(4, 46, end - 4, 12, 1));
  drawFrontBeam(scene, plan);
  for (const x of centres) drawTruck(scene, x);
  drawBoiler(scene, plan, span);
  drawCab(scene, plan, rear - 82, rear);
  drawTank(scene, plan, rear + 2, end, trucks > 2);
  const cylinders = [0, 1, 2].map((i) => span.fireFront - 46 + i * 30);
  for (const x of cylinders) {
    const cylinder = box(x - 12, 84, 24, 46, 4);
    scene
      .draw('dark', cylinder)
      .shade(cylinder, barrelTone)
      .draw('steel', box(x - 13, 129, 26, 4, 1), box(x - 13, 82, 26, 4, 1));
    scene
      .draw('steel', box(x - 1.5, 56, 3, 27))
      .draw('frame', outline([x - 9, 56], [x - 4, 84], [x + 4, 84], [x + 9, 56]));
    scene.draw('steel', circle([x, 36], 9)).draw('fine', circle([x, 36], 4), stroke([x, 36], [x, 60]));
  }
  const y = WHEEL + 4;
  scene.draw('steel', box(centres[0]! - 52, y - 2.6, centres.at(-1)! - centres[0]! + 104, 5.2, 1));
  for (const x of [...centres.map((c) => c - 70), ...centres.map((c) => c + 70)].filter(
    (x) => x > 30 && x < end - 30,
  ))
    scene.draw('steel', circle([x, y], 6), box(x - 10, y - 4, 20, 8, 2));
  drawLamps(scene, plan, span);
  return scene;
}

function drawTruck(scene: Scene, centre: number): void {
  for (const x of [centre - TRUCK / 2, centre + TRUCK / 2]) {
    scene.draw('wheel', circle([x, WHEEL], WHEEL)).draw('fine', circle([x, WHEEL], WHEEL - 3));
    const teeth = Array.from({ length: 28 }, (_, i) => {
      const angle = (i * 2 * Math.PI) / 28;
      return stroke(polar([x, WHEEL], 12.5, angle), polar([x, WHEEL], 16.5, angle));
    });
    scene
      .draw('line', ...teeth)
      .draw('fine', circle([x, WHEEL], 12.5))
      .draw('steel', circle([x, WHEEL], 4));
    scene.draw('steel', box(x - 13, WHEEL - 3, 6, 13, 1));
  }
  const frame = outline(
    [centre - 52, WHEEL + 14],
    [centre + 52, WHEEL + 14],
    [centre + 44, WHEEL + 20],
    [centre - 44, WHEEL + 20],
  );
  scene.draw('frame', frame);
  scene.draw(
    'fine',
    ...[0, 3, 6].map((up) => stroke([centre - 16 + up, WHEEL + 6 + up], [centre + 16 - up, WHEEL + 6 + up])),
  );
}

function drawTank(scene: Scene, plan: Plan, from: number, to: number, separate: boolean): void {
  const top = plan.size.tenderTop;
  if (!plan.has('oil-fired')) drawCoal(scene, from + 4, from + (to - from) * 0.6, top - 1, 14);
  const tank = box(from, 58, to - from, top - 58, 3);
  scene
    .draw('body', tank)
    .shade(tank, flatTone)
    .draw('band', box(from + 8, 66, to - from - 16, 1), box(from + 8, top - 9, to - from - 16, 1));
  if (separate) scene.draw('line', stroke([from + 1, 46], [from + 1, 62]));
}
