import { CYLINDER_HALF, type Gear, type Group } from './gear.ts';
import { bar, box, circle, outline, stroke, type Point } from './outline.ts';
import type { Plan } from './plan.ts';
import { barrelTone, type Scene } from './scene.ts';
import { crankPin } from './wheels.ts';

/** The crank's angle: down and a little forward, the next unit's a quarter turn on. */
export function crankOf(group: number): number {
  return -Math.PI / 2 - 0.35 + group * 1.25;
}

/** Side rods of one group. */
export function drawSideRods(scene: Scene, { axles }: Group, r: number, crank: number): void {
  if (axles.length < 2) return;
  const pins = axles.map((x) => crankPin(x, r, crank));
  scene.draw('steel', bar(pins[0]!, pins.at(-1)!, 5.5));
  scene.draw(
    'fine',
    stroke([pins[0]![0] + 4, pins[0]![1] + 0.2], [pins.at(-1)![0] - 4, pins.at(-1)![1] + 0.2]),
  );
  for (const pin of pins) scene.draw('steel', circle(pin, 5)).draw('fine', circle(pin, 2));
}

/** Cylinder with its valve chest and the steam pipe that feeds it. */
export function drawCylinder(
  scene: Scene,
  plan: Plan,
  { cylinder }: Group,
  r: number,
  options: { readonly low: boolean; readonly pipeTo?: number },
): void {
  const bore =
    (options.low ? 22 : 17.5) * (plan.has('narrow-gauge') && plan.school === 'american' ? 0.75 : 1);
  const half = CYLINDER_HALF - 1;
  const axis = Math.max(r, bore + 13);
  const chest = axis + bore;
  const piston = plan.has('superheated') || plan.era === 'modern';
  if (options.pipeTo !== undefined) {
    const pipe = outline(
      [cylinder - 7, chest + 8],
      [cylinder + 7, chest + 8],
      [cylinder + 9, options.pipeTo],
      [cylinder - 5, options.pipeTo],
    );
    scene.draw('dark', pipe).draw('fine', stroke([cylinder - 2, chest + 10], [cylinder, options.pipeTo]));
  }
  const saddle = box(cylinder - half + 5, axis - 4, 2 * half - 10, bore + 14);
  scene.draw('dark', saddle);
  if (plan.has('poppet-valves')) {
    scene.draw('dark', box(cylinder - half + 1, chest + 1, 2 * half - 2, 15, 2));
    for (const dx of [-15, -5, 5, 15]) scene.draw('steel', box(cylinder + dx - 2.5, chest + 16, 5, 6, 1));
  } else if (piston) {
    const valve = box(cylinder - half + 1, chest, 2 * half - 2, 15, 4);
    scene
      .draw('dark', valve)
      .shade(valve, barrelTone)
      .draw('steel', box(cylinder - half - 2, chest + 3, 3, 9, 1));
  } else {
    scene.draw('dark', box(cylinder - half + 4, chest - 1, 2 * half - 8, 16));
    scene.draw('fine', stroke([cylinder - half + 4, chest + 4], [cylinder + half - 4, chest + 4]));
  }
  const barrel = box(cylinder - half, axis - bore, 2 * half, 2 * bore, 3);
  scene.draw('dark', barrel).shade(barrel, barrelTone);
  scene.draw('steel', box(cylinder - half - 3, axis - bore + 2, 3.5, 2 * bore - 4, 1));
  scene.draw(
    'fine',
    stroke([cylinder - half + 5, axis - bore], [cylinder - half + 5, axis + bore]),
    stroke([cylinder + half - 5, axis - bore], [cylinder + half - 5, axis + bore]),
  );
}

/** Piston rod, guides, crosshead, main rod, and the valve gear outside the wheels, if it is there. */
function drawMainRod(
  scene: Scene,
  plan: Plan,
  { axles, cylinder, main }: Group,
  r: number,
  crank: number,
): void {
  const mainX = axles[main]!;
  const pin = crankPin(mainX, r, crank);
  const middle = cylinder + CYLINDER_HALF + 30;
  const length = Math.max(40, mainX - middle);
  const crosshead: Point = [pin[0] - Math.sqrt(Math.max(0, length ** 2 - (pin[1] - r) ** 2)), r];
  const guide = CYLINDER_HALF + 56;
  const low = Math.min(r, 36);
  scene.draw('steel', box(cylinder + CYLINDER_HALF, r - 1.4, crosshead[0] - cylinder - CYLINDER_HALF, 2.8));
  scene.draw(
    'steel',
    box(cylinder + CYLINDER_HALF, r + 6, guide - CYLINDER_HALF, 3),
    box(cylinder + CYLINDER_HALF, r - 9, guide - CYLINDER_HALF, 3),
  );
  scene.draw(
    'frame',
    outline(
      [cylinder + guide - 3, r - 10],
      [cylinder + guide + 3, r - 10],
      [cylinder + guide + 3, r + low * 0.7 + 6],
      [cylinder + guide - 3, r + low * 0.7 + 6],
    ),
  );
  if (outsideGear(plan)) drawWalschaerts(scene, cylinder, r, crosshead, mainX, pin, guide);
  scene.draw('steel', bar(crosshead, pin, 6)).draw('fine', stroke(crosshead, pin));
  scene.draw('steel', box(crosshead[0] - 6, r - 8, 13, 16, 2)).draw('fine', circle(crosshead, 2.4));
  scene.draw('steel', circle(pin, 5.6)).draw('fine', circle(pin, 2.2));
}

/** Old locomotives, and those of the Great Western, hide their valve gear between the frames; poppet valves have shafts. */
function outsideGear({ era, facts, has }: Plan): boolean {
  return era === 'modern' && !/^Great Western/.test(facts.operator) && !has('poppet-valves');
}

function drawWalschaerts(
  scene: Scene,
  cylinder: number,
  r: number,
  crosshead: Point,
  mainX: number,
  pin: Point,
  guide: number,
): void {
  const stem: Point = [cylinder + CYLINDER_HALF + 14, r + 24];
  const linkX = cylinder + guide + 9;
  const link: Point = [linkX, r + 20];
  const back: Point = [mainX + (pin[0] - mainX) * 0.25 + 8, r + (pin[1] - r) * 0.3 + 3];
  scene.draw('fine', stroke([cylinder + CYLINDER_HALF, r + 24.5], stem));
  scene.draw(
    'steel',
    bar([stem[0], stem[1] + 3], [crosshead[0] - 2, r - 14], 2.4),
    bar([crosshead[0] - 2, r - 14], [crosshead[0], r - 6], 2.4),
  );
  scene.draw('steel', bar([stem[0], stem[1] + 1], [linkX + 1, link[1] + 3], 2.2));
  scene.draw('steel', bar([linkX + 2, link[1] - 13], back, 2.6), bar(back, pin, 3.4));
  scene.draw('steel', outline([linkX - 3, link[1] - 14], [[linkX + 5, link[1]], [linkX - 3, link[1] + 14]], [linkX + 3, link[1] + 14], [[linkX + 11, link[1]], [linkX + 3, link[1] - 14]])); // prettier-ignore
}

/** Everything that moves on one engine unit, laid over its wheels. */
export function drawMotion(scene: Scene, plan: Plan, gear: Gear, firstGroup: number): void {
  for (const [g, group] of gear.groups.entries()) {
    const crank = crankOf(firstGroup + g);
    drawSideRods(scene, group, gear.driverRadius, crank);
    if (!plan.has('turbine')) drawMainRod(scene, plan, group, gear.driverRadius, crank);
  }
}
