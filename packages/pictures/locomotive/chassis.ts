import type { BoilerSpan } from './boiler.ts';
import { CYLINDER_HALF, type Gear } from './gear.ts';
import { box, circle, outline, stroke, type Outline } from './outline.ts';
import type { Plan } from './plan.ts';
import { flatTone, type Scene } from './scene.ts';
import { drawUnderside } from './tender.ts';
import { drawCarrier, drawDriver, drawTruckFrame } from './wheels.ts';
import { crankOf, drawCylinder } from './motion.ts';

/** Frames behind the wheels, from the front beam to the end of the unit. */
export function drawFrames(scene: Scene, plan: Plan, gear: Gear): void {
  const high = Math.min(plan.size.board, plan.size.centre - plan.size.radius + 6);
  const low = plan.has('articulated') ? 2 * gear.driverRadius + 4 : high;
  const first = gear.groups[0]?.axles[0] ?? 60;
  drawUnderside(
    scene,
    first - gear.driverRadius - 30,
    (gear.trails[0] ?? gear.rear) - 16,
    gear.driverRadius * 0.7,
    Math.min(low, high),
  );
  scene.draw('frame', box(6, 40, gear.rear - 10, 9));
}

/** All wheels of a unit: the truck in front, the drivers, the truck behind. */
export function drawWheels(scene: Scene, plan: Plan, gear: Gear, firstGroup: number): void {
  const spoked = plan.school !== 'american';
  for (const x of gear.leads) drawCarrier(scene, x, gear.leadRadius, spoked);
  if (gear.leads.length > 0) drawTruckFrame(scene, gear.leads, gear.leadRadius, gear.leads.length > 1);
  for (const x of gear.trails) drawCarrier(scene, x, gear.trailRadius, spoked);
  if (gear.trails.length > 0) drawTruckFrame(scene, gear.trails, gear.trailRadius, true);
  if (plan.has('booster') && gear.trails.length > 0) drawBooster(scene, gear);
  for (const [g, { axles, main }] of gear.groups.entries())
    for (const [i, x] of axles.entries())
      drawDriver(scene, x, gear.driverRadius, {
        casting: plan.has('roller-bearings') && plan.era === 'modern' ? 'disc' : 'spoked',
        crank: crankOf(firstGroup + g),
        main: i === main,
        roller: plan.has('roller-bearings'),
      });
}

/** The small engine on a trailing axle: its cylinder and steam pipe. */
function drawBooster(scene: Scene, { trails, trailRadius }: Gear): void {
  const x = trails.at(-1)! + trailRadius * 0.2;
  scene
    .draw('dark', box(x - 2, trailRadius + 2, 24, 11, 2))
    .draw('fine', stroke([x + 6, trailRadius + 2], [x + 6, trailRadius + 13]));
  scene
    .draw('steel', circle([x + 3, trailRadius + 7], 4))
    .draw('line', stroke([x - 2, trailRadius + 11], [x - 20, trailRadius + 18]));
}

/** Cylinders of every group; in a compound the front unit's, or the inside pair's, are the large ones. */
export function drawCylinders(scene: Scene, plan: Plan, gear: Gear, span: BoilerSpan | undefined): void {
  if (plan.has('turbine')) return drawTurbine(scene, gear);
  for (const [g, group] of gear.groups.entries()) {
    const low = plan.has('compound') && (plan.has('articulated') ? g === 0 : true);
    const under = span !== undefined && group.cylinder > span.smokeFront;
    drawCylinder(scene, plan, group, gear.driverRadius, {
      low,
      ...(under && { pipeTo: plan.size.centre - plan.size.radius * 0.4 }),
    });
  }
  if (plan.has('three-cylinder') || (plan.has('four-cylinder') && gear.groups.length === 1))
    drawInsideCylinder(scene, plan, gear);
}

/** The front of the cylinders between the frames, which stands out below the smokebox. */
function drawInsideCylinder(scene: Scene, plan: Plan, { groups, driverRadius }: Gear): void {
  const x = groups[0]!.cylinder - CYLINDER_HALF - 9;
  const y = driverRadius + 20;
  const cover = box(x - 8, y, 18, 17, 3);
  scene.draw('dark', cover).draw('fine', circle([x + 1, y + 8.5], 5));
  if (plan.has('four-cylinder'))
    scene.draw('dark', box(x - 14, y + 3, 7, 11, 2)).draw('fine', circle([x - 10.5, y + 8.5], 3));
}

/** A turbine's casing between the middle drivers, where others have rods. */
function drawTurbine(scene: Scene, { groups, driverRadius }: Gear): void {
  const axles = groups[0]!.axles;
  const x = (axles[0]! + axles.at(-1)!) / 2;
  const casing = outline([x - 46, driverRadius + 4], [x + 46, driverRadius + 4], [x + 44, driverRadius + 30], [[x + 30, driverRadius + 48], [x, driverRadius + 48]], [[x - 30, driverRadius + 48], [x - 44, driverRadius + 30]]); // prettier-ignore
  scene
    .draw('dark', casing)
    .shade(casing, flatTone)
    .draw(
      'fine',
      circle([x - 14, driverRadius + 24], 14),
      circle([x - 14, driverRadius + 24], 9),
      circle([x + 22, driverRadius + 22], 8),
    );
}

/** The running board, with splashers over the drivers where it runs low. */
export function drawRunningBoard(scene: Scene, plan: Plan, gear: Gear, from: number, to: number): void {
  const { board, low } = plan.size;
  if (low) {
    for (const { axles } of gear.groups) {
      for (const x of axles) {
        const r = gear.driverRadius + 5;
        if (gear.driverRadius + r <= board + 3) continue;
        const half = Math.sqrt(Math.max(0, r ** 2 - (board - gear.driverRadius) ** 2));
        const rise = r + gear.driverRadius;
        const splasher = outline([x - half, board], [x + half, board], [[x + half * 0.78, rise], [x, rise]], [[x - half * 0.78, rise], [x - half, board]]); // prettier-ignore
        scene.draw('body', splasher).shade(splasher, flatTone).draw('bead', stroke([x - half, board], [[x - half * 0.78, rise], [x, rise]], [[x + half * 0.78, rise], [x + half, board]])); // prettier-ignore
      }
      if (plan.has('named-class')) drawNameplate(scene, axles, gear.driverRadius);
    }
    scene
      .draw('frame', box(from, board - 4, to - from, 5, 1))
      .draw('band', box(from, board - 4, to - from, 1));
    return;
  }
  const step = gear.groups[0]!.cylinder + CYLINDER_HALF + 2;
  const front = Math.min(board, 62);
  scene.draw(
    'frame',
    outline(
      [4, front - 4],
      [step - 22, front - 4],
      [step, board - 5],
      [to, board - 5],
      [to, board],
      [step - 2, board],
      [step - 24, front + 1],
      [4, front + 1],
    ),
  );
  if (plan.school === 'russian') {
    scene.draw('line', stroke([step, board + 18], [to, board + 18]));
    const posts = Math.floor((to - step) / 30);
    scene.draw(
      'fine',
      ...Array.from({ length: posts + 1 }, (_, i) =>
        stroke([step + i * 30, board], [step + i * 30, board + 18]),
      ),
    );
  } else if (plan.school === 'american') {
    const pump = (step + to) / 2;
    scene
      .draw('dark', box(pump - 30, board - 17, 44, 12, 5))
      .draw(
        'fine',
        stroke([pump - 18, board - 17], [pump - 18, board - 5]),
        stroke([pump + 3, board - 17], [pump + 3, board - 5]),
      );
  }
}

/** A curved plate with the locomotive's name, over the middle splasher. */
function drawNameplate(scene: Scene, axles: readonly number[], r: number): void {
  const x = axles[Math.floor(axles.length / 2)]!;
  const y = 2 * r + 6;
  scene.draw('brass', outline([x - 20, y - 5], [[x, y + 3], [x + 20, y - 5]], [x + 20, y - 0.5], [[x, y + 8], [x - 20, y - 0.5]])); // prettier-ignore
}

/** The front beam with buffers, or the pilot that is there to throw cows off the track. */
export function drawFrontBeam(scene: Scene, plan: Plan): void {
  const { school, era } = plan;
  // What America built for others has their buffers.
  const american =
    (school === 'american' && !plan.look.built) || (school === 'colonial' && plan.facts.country !== 'GB');
  scene.draw('band', box(2, 40, 6, 16));
  if (american || school === 'russian') {
    const nose = era === 'classic' ? -44 : -26;
    const pilot: Outline = outline([6, 44], [nose, 8], [nose + 6, 5], [8, 5]);
    scene.draw('frame', pilot);
    const bars = Array.from({ length: 6 }, (_, i) => stroke([6, 42 - i * 1], [nose + 3 + i * 6, 7]));
    scene.draw('line', ...bars).draw('frame', box(-8, 43, 14, 6, 2));
  }
  if (!american) {
    scene
      .draw('steel', box(-12, 44, 16, 6, 1), box(-15, 39, 3.5, 16, 1.5))
      .draw('frame', box(2, 38, 7, 20, 1));
    if (school !== 'russian') scene.draw('line', stroke([10, 38], [10, 10], [16, 6]));
  }
}

/** Plates beside the smokebox that lift the smoke; they begin at `front`. */
export function drawDeflectors(scene: Scene, plan: Plan, front: number): void {
  if (!plan.has('smoke-deflectors') && !plan.look.deflectors) return;
  const { centre, radius, board } = plan.size;
  const top = centre + radius * 0.95;
  const tall = plan.school === 'american' || plan.school === 'colonial';
  const foot = tall ? Math.min(board, 78) : centre - radius * (plan.school === 'british' ? 0.45 : 0.15);
  const rear = front + 66;
  const plate = outline([front, foot], [rear, foot], [rear, top - 6], [[rear, top], [rear - 6, top]], [front + 4, top], [front, top - 6]); // prettier-ignore
  scene
    .draw('body', plate)
    .shade(plate, flatTone)
    .draw('band', box(front + 4, foot + 4, rear - front - 8, 1));
  scene.draw('line', stroke([front + 4, top - 8], [rear - 6, top - 8]));
  if (plan.has('named-class')) scene.draw('brass', box(front + 14, (foot + top) / 2, 34, 6, 1));
}
