import { drawBoiler, drawLamps, type BoilerSpan } from './boiler.ts';
import { drawCab, drawCoal } from './cab.ts';
import { drawCylinders, drawFrontBeam, drawWheels } from './chassis.ts';
import type { Gear } from './gear.ts';
import { drawMotion } from './motion.ts';
import { box, circle, outline, stroke } from './outline.ts';
import type { Plan } from './plan.ts';
import { deepTone, flatTone, Scene } from './scene.ts';
import { drawUnderside } from './tender.ts';

/** Two engine units, a water tank on the front one, tank and bunker on the other, the boiler slung between. */
export function drawGarratt(plan: Plan): Scene {
  const [front, rear] = [plan.gears[0]!, plan.gears[1] ?? plan.gears[0]!];
  const pivot = front.rear - 18;
  const cradle = 330 + plan.size.radius * 2;
  const offset = pivot + cradle - 14;
  const end = offset + rear.rear;
  const scene = new Scene();
  drawUnit(scene, plan, front, 0);
  const second = new Scene();
  drawUnit(second, plan, rear, 1);
  scene.add(second, ([x, y]) => [end - x, y]);
  drawTank(scene, plan, 8, pivot - 16, false);
  const cabFront = pivot + cradle - plan.size.cabLength - 12;
  const span: BoilerSpan = {
    smokeFront: pivot + 4,
    smokeBack: pivot + 62,
    fireFront: cabFront - plan.size.fireLength,
    fireBack: cabFront,
    stack: pivot + 34,
  };
  const pan = outline(
    [span.fireFront + 16, 40],
    [cabFront - 20, 40],
    [cabFront - 8, 62],
    [span.fireFront + 6, 62],
  );
  scene.draw('gap', pan).shade(pan, deepTone);
  drawBoiler(scene, plan, span);
  scene.draw('frame', box(pivot - 24, 50, cradle + 34, 12, 2));
  scene.draw(
    'fine',
    ...Array.from({ length: 14 }, (_, i) => circle([pivot - 10 + (i * cradle) / 14, 56], 1)),
  );
  for (const x of [pivot - 10, pivot + cradle - 4]) scene.draw('steel', box(x - 9, 40, 18, 14, 4));
  drawCab(scene, plan, cabFront, pivot + cradle - 8);
  drawTank(scene, plan, pivot + cradle + 14, end - 8, true);
  drawLamps(scene, plan, { ...span, smokeFront: 14 });
  return scene;
}

function drawUnit(scene: Scene, plan: Plan, gear: Gear, index: number): void {
  drawUnderside(
    scene,
    gear.groups[0]!.axles[0]! - gear.driverRadius - 30,
    gear.rear - 8,
    gear.driverRadius * 0.7,
    64,
  );
  scene.draw('frame', box(6, 44, gear.rear - 8, 10));
  drawFrontBeam(scene, plan);
  drawWheels(scene, plan, gear, index);
  drawCylinders(scene, plan, gear, undefined);
  drawMotion(scene, plan, gear, index);
  const board = 2 * gear.driverRadius + 6;
  const step = gear.groups[0]!.cylinder + 26;
  scene.draw(
    'frame',
    outline(
      [4, 60],
      [step - 20, 60],
      [step, board - 5],
      [gear.rear - 6, board - 5],
      [gear.rear - 6, board],
      [step - 2, board],
      [step - 22, 65],
      [4, 65],
    ),
  );
}

function drawTank(scene: Scene, plan: Plan, from: number, to: number, bunker: boolean): void {
  const floor = Math.min(2 * plan.gears[0]!.driverRadius + 6, 74);
  const top = plan.size.centre + plan.size.radius - 14;
  const split = bunker ? from + (to - from) * 0.52 : from;
  if (bunker) {
    if (!plan.has('oil-fired')) drawCoal(scene, from + 4, split - 2, top + 8, 13);
    const hopper = outline([from, floor], [split, floor], [split, top + 10], [from, top + 10]);
    scene
      .draw('body', hopper)
      .shade(hopper, flatTone)
      .draw('band', box(from + 6, floor + 7, split - from - 12, 1));
    if (plan.has('oil-fired')) scene.draw('dark', box((from + split) / 2 - 10, top + 9, 20, 6, 2));
  }
  const [start, end] = bunker ? [split, to] : [from, to];
  const outer = bunker
    ? outline([start, floor], [end, floor], [end, top - 22], [[end, top - 4], [end - 24, top - 2]], [start, top]) // prettier-ignore
    : outline([start, floor], [end, floor], [end, top], [start + 24, top - 2], [[start, top - 4], [start, top - 22]]); // prettier-ignore
  scene.draw('body', outer).shade(outer, flatTone);
  scene.draw(
    'band',
    box(start + 8, floor + 7, end - start - 16, 1),
    box(start + 8, top - 24, end - start - 16, 1),
  );
  scene.draw('dark', box((start + end) / 2 - 12, top - 2, 24, 6, 2));
  scene.draw(
    'fine',
    ...Array.from({ length: Math.floor((end - start - 20) / 10) }, (_, i) =>
      circle([start + 12 + i * 10, top - 7], 0.6),
    ),
  );
  scene.draw('line', stroke([bunker ? end - 4 : start + 4, floor], [bunker ? end - 4 : start + 4, top - 24]));
}
