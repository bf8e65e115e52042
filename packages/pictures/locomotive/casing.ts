import type { BoilerSpan } from './boiler.ts';
import type { Gear } from './gear.ts';
import { box, outline, stroke, type Outline, type Point } from './outline.ts';
import type { Plan } from './plan.ts';
import { barrelTone, flatTone, type Scene } from './scene.ts';
import { skirtOf, stripesOf } from './stripes.ts';

/** Casings that hide the boiler; the others leave it to be seen. */
export function hidesBoiler({ casing }: Plan): boolean {
  return casing !== undefined && casing !== 'bullet' && casing !== 'skyline';
}

/** The streamlined casing, over boiler and wheels. */
export function drawCasing(scene: Scene, plan: Plan, gear: Gear, span: BoilerSpan, cabFront: number): void {
  const { casing } = plan;
  if (casing === undefined) return;
  if (casing === 'bullet' || casing === 'skyline')
    return drawSkyline(scene, plan, span, cabFront, casing === 'bullet');
  const shell = SHELLS[casing](plan, gear, span, cabFront);
  scene.draw('body', shell).shade(shell, (height) => Math.max(barrelTone(height) * 0.75, flatTone(height)));
  const { centre, radius } = plan.size;
  const top = centre + radius + 6;
  drawStripes(scene, plan, span, cabFront);
  scene.draw(
    'dark',
    outline(
      [span.stack - 15, top - 2],
      [span.stack + 15, top - 2],
      [span.stack + 11, top + 5],
      [span.stack - 11, top + 5],
    ),
  );
  const rail = centre + radius * 0.62;
  if (casing === 'shroud' || casing === 'slab')
    scene.draw('line', stroke([span.smokeFront + 20, rail], [cabFront - 4, rail]));
  scene.draw('brass', box(casing === 'wedge' ? 6 : -2, centre * 0.62, 7, 9, 3));
  if (plan.has('named-class'))
    scene.draw('brass', box((span.smokeBack + span.fireFront) / 2 - 30, centre - radius * 0.1, 60, 7, 2));
}

type Shell = (plan: Plan, gear: Gear, span: BoilerSpan, cabFront: number) => Outline;

/** Upper edge of a casing: from the cab forward, level with its roof line. */
function crown({ size }: Plan): number {
  return size.centre + size.radius + 6;
}

const SHELLS: Readonly<Record<'wedge' | 'bulb' | 'slab' | 'shroud' | 'full', Shell>> = {
  wedge(plan, gear, { smokeFront }, cabFront) {
    const top = crown(plan);
    const drivers = gear.groups[0]!.axles;
    const middle = (drivers[0]! + drivers.at(-1)!) / 2;
    const reach = drivers.at(-1)! - drivers[0]! + gear.driverRadius;
    return outline([cabFront + 2, 50], [cabFront + 2, top], [smokeFront + 62, top], [[smokeFront + 34, top], [12, 92], [-6, 62]], [[-10, 54], [-6, 42]], [14, 34], [gear.groups[0]!.cylinder + 30, 36],
      [[middle - reach * 0.5, 38], [middle - reach * 0.3, gear.driverRadius * 1.72], [middle, gear.driverRadius * 1.76]],
      [[middle + reach * 0.3, gear.driverRadius * 1.8], [middle + reach * 0.5, 52], [cabFront + 2, 50]]); // prettier-ignore
  },
  bulb(plan, gear, { smokeFront }, cabFront) {
    const top = crown(plan);
    const skirt = Math.max(58, gear.driverRadius * 1.5);
    return outline([cabFront + 2, skirt], [cabFront + 2, top], [smokeFront + 30, top], [[smokeFront - 10, top], [-16, 112], [-14, 76]], [[-13, 50], [-2, 36]], [gear.groups[0]!.cylinder + 28, 36], [[gear.groups[0]!.cylinder + 46, 40], [gear.groups[0]!.cylinder + 60, skirt]]); // prettier-ignore
  },
  slab(plan, gear, { smokeFront }, cabFront) {
    const top = crown(plan);
    const skirt = Math.max(60, gear.driverRadius * 1.66);
    return outline([cabFront + 2, skirt], [cabFront + 2, top], [smokeFront - 2, top + 2], [[smokeFront - 14, top + 2], [smokeFront - 14, top - 12]], [smokeFront - 16, 70], [4, 62], [4, 44], [gear.groups[0]!.cylinder - 26, 46], [gear.groups[0]!.cylinder - 20, skirt]); // prettier-ignore
  },
  shroud(plan, gear, { smokeFront }, cabFront) {
    const top = crown(plan);
    const skirt = Math.max(56, gear.driverRadius * 1.42);
    // Raked like a ship's bow, its foot far ahead of the smokebox.
    if (plan.look.nose === 'prow')
      return outline([cabFront + 2, skirt + 12], [cabFront + 2, top], [smokeFront + 44, top], [[smokeFront + 20, top], [smokeFront + 4, top - 14]], [-34, 46], [-40, 14], [24, 14], [40, 40], [gear.groups[0]!.cylinder + 30, 44], [[gear.groups[0]!.cylinder + 44, skirt], [gear.groups[0]!.cylinder + 60, skirt + 12]]); // prettier-ignore
    // Round as a shell, with skirts low over all wheels.
    if (plan.look.nose === 'torpedo')
      return outline([cabFront + 2, 40], [cabFront + 2, top], [smokeFront + 70, top], [[smokeFront + 10, top], [-34, plan.size.centre + 34]], [[-52, plan.size.centre + 8], [-50, plan.size.centre - 22]], [[-46, 54], [-20, 34]], [-4, 20], [30, 20], [46, 40]); // prettier-ignore
    const behind = gear.groups[0]!.axles[0]! - gear.driverRadius - 4;
    return outline([cabFront + 2, skirt], [cabFront + 2, top], [smokeFront + 26, top], [[smokeFront - 8, top], [4, 128], [-6, 84]], [[-14, 46], [-26, 12]], [10, 10], [24, 34], [behind - 18, 34], [[behind, 34], [behind + 4, skirt]]); // prettier-ignore
  },
  full(plan, gear, { smokeFront }, cabFront) {
    const top = crown(plan);
    const skirt = gear.driverRadius * 0.98;
    return outline([cabFront + 2, skirt], [cabFront + 2, top], [smokeFront + 34, top], [[smokeFront - 6, top], [-18, 126], [-18, 84]], [-18, 22], [[-17, 12], [0, 12]], [24, 12], [36, skirt * 0.8], [70, skirt]); // prettier-ignore
  },
};

/** Bands of colour along the sides; at the nose they run together. */
function drawStripes(scene: Scene, plan: Plan, { smokeFront }: BoilerSpan, cabFront: number): void {
  const { casing, size } = plan;
  for (const [i, [low, high]] of stripesOf(plan).entries()) {
    const rear = cabFront + 2;
    if (casing === 'bulb') {
      const nose: Point = [-8 - i * 0.4, 60 + 4 * i];
      scene.draw('band', outline(nose, [[10, low], [60, low]], [rear, low], [rear, high], [60, high], [[8, high], nose])); // prettier-ignore
    } else if (casing === 'shroud') {
      scene.draw('band', outline([-2, 70], [[20, low + 2], [70, low]], [rear, low], [rear, high], [66, high], [[14, high], [-6, 82]])); // prettier-ignore
    } else {
      const front = casing === 'full' ? -16 : smokeFront - 12;
      scene.draw('band', box(front, low, rear - front, high - low));
    }
  }
  if (casing === 'wedge')
    scene.draw('band', outline([smokeFront + 10, 66], [[smokeFront + 40, 100], [smokeFront + 76, size.centre + size.radius + 5]], [smokeFront + 79, size.centre + size.radius + 5], [[smokeFront + 43, 100], [smokeFront + 13, 66]])); // prettier-ignore
}

/** A casing over the domes, a skirt along the running board, and a bullet nose or a flat one before the smokebox. */
function drawSkyline(scene: Scene, plan: Plan, span: BoilerSpan, cabFront: number, bullet: boolean): void {
  const { centre, radius, board } = plan.size;
  const top = centre + radius;
  const high = Math.min(top + 13, plan.size.roof);
  const line = outline([cabFront, top - 6], [cabFront, high], [span.smokeFront + 22, high], [[span.smokeFront + 6, high], [span.smokeFront + 2, top - 8]]); // prettier-ignore
  scene.draw('body', line).shade(line, flatTone);
  scene.draw('dark', box(span.stack - 12, high - 2, 24, 4));
  if (bullet) {
    const cone = outline([span.smokeFront + 2, centre - radius - 1], [[span.smokeFront - 26, centre - radius * 0.8], [span.smokeFront - 36, centre - 8]], [[span.smokeFront - 39, centre], [span.smokeFront - 36, centre + 8]], [[span.smokeFront - 26, centre + radius * 0.8], [span.smokeFront + 2, centre + radius + 1]]); // prettier-ignore
    scene.draw('dark', cone).shade(cone, barrelTone);
    scene.draw('brass', outline([span.smokeFront - 38, centre + 5], [[span.smokeFront - 43, centre], [span.smokeFront - 38, centre - 5]])); // prettier-ignore
  }
  const low = skirtOf(plan);
  const skirt = outline([cabFront + 2, low], [cabFront + 2, board + 6], [28, board + 6], [[-4, board + 4], [-8, 60]], [-10, 46], [22, 44], [[40, 46], [52, low]]); // prettier-ignore
  scene.draw('body', skirt).shade(skirt, flatTone);
  for (const [from, to] of stripesOf(plan))
    scene.draw('band', outline([0, from - 3], [[12, from - 1], [36, from]], [cabFront + 2, from], [cabFront + 2, to], [30, to], [[8, to - 1], [-4, from + 5]])); // prettier-ignore
}
