import {
  drawAshpan,
  drawBoiler,
  drawFeedwaterHeater,
  drawLamps,
  drawStack,
  type BoilerSpan,
} from './boiler.ts';
import { drawBunker, drawCab, drawCabFront, drawTanks } from './cab.ts';
import { drawCasing, hidesBoiler } from './casing.ts';
import {
  drawCylinders,
  drawDeflectors,
  drawFrames,
  drawFrontBeam,
  drawRunningBoard,
  drawWheels,
} from './chassis.ts';
import type { Gear } from './gear.ts';
import { drawMotion } from './motion.ts';
import { box, stroke } from './outline.ts';
import type { Plan } from './plan.ts';
import { flatTone, Scene } from './scene.ts';
import { drawTender } from './tender.ts';

const BUNKER = 50;

/** A locomotive on one rigid or hinged frame, with its tender or tanks. */
export function drawUsual(plan: Plan): Scene {
  const gear = plan.gears[0]!;
  const scene = new Scene();
  if (plan.has('cab-forward')) {
    const rear = gear.rear;
    drawTender(scene, plan, rear + 2);
    scene.add(drawLocomotive(plan, gear, rear), ([x, y]) => [rear - x, y]);
    drawFrontBeam(scene, plan);
    drawCabFront(scene, plan);
    return scene;
  }
  if (plan.has('triplex') && gear.groups.length > 2) {
    const second = gear.groups[1]!.axles.at(-1)!;
    const rear = second + gear.driverRadius + 40;
    scene.add(drawLocomotive(plan, gear, rear), (point) => point);
    const tank = box(rear + 8, 66, gear.rear - rear + 20, plan.size.tenderTop - 60, 3);
    return scene.draw('body', tank).shade(tank, flatTone);
  }
  if (plan.form !== 'tank') drawTender(scene, plan, gear.rear);
  return scene.add(drawLocomotive(plan, gear, gear.rear), (point) => point);
}

/** Where boiler and cab stand over the wheels; the cab ends at `rear`. */
function spanOf(
  plan: Plan,
  { groups, driverRadius }: Gear,
  rear: number,
): { span: BoilerSpan; cabFront: number; cabRear: number } {
  const { size, form } = plan;
  const cabRear = form === 'tank' ? rear - BUNKER : rear;
  const cabFront = cabRear - size.cabLength + (form === 'tank' ? 14 : 0);
  const articulated = plan.has('articulated');
  const smokeFront = plan.has('cab-forward')
    ? 26
    : articulated
      ? groups[0]!.axles[0]! - driverRadius * 0.75
      : Math.max(22, groups[0]!.cylinder - 34);
  const smokeBack = smokeFront + (articulated ? 84 : 62) * (size.radius < 30 ? 0.75 : 1);
  const length = cabFront - smokeBack;
  const fireFront = cabFront - Math.min(size.fireLength, length * 0.45);
  return {
    span: {
      smokeFront,
      smokeBack,
      fireFront,
      fireBack: cabFront,
      stack: hidesBoiler(plan)
        ? smokeFront + (plan.casing === 'wedge' ? 78 : 48)
        : (smokeFront + smokeBack) / 2,
    },
    cabFront,
    cabRear,
  };
}

function drawLocomotive(plan: Plan, gear: Gear, rear: number): Scene {
  const scene = new Scene();
  const { span, cabFront, cabRear } = spanOf(plan, gear, rear);
  drawFrames(scene, plan, gear);
  drawAshpan(scene, plan, span);
  if (!hidesBoiler(plan)) {
    drawBoiler(scene, plan, span);
    drawFeedwaterHeater(scene, plan, span);
    drawPipes(scene, plan, gear, span);
  } else drawStack(scene, plan, span.stack, plan.size.centre + plan.size.radius - 6);
  if (!plan.has('cab-forward')) drawFrontBeam(scene, plan);
  drawWheels(scene, plan, gear, 0);
  drawCylinders(scene, plan, gear, hidesBoiler(plan) ? undefined : span);
  drawMotion(scene, plan, gear, 0);
  if (hidesBoiler(plan)) drawCasing(scene, plan, gear, span, cabFront);
  else {
    drawRunningBoard(scene, plan, gear, 4, cabRear);
    drawCasing(scene, plan, gear, span, cabFront);
  }
  drawCab(scene, plan, cabFront, cabRear);
  if (plan.form === 'tank') {
    drawBunker(scene, plan, cabRear - 12, rear + 4);
    if (!hidesBoiler(plan)) drawTanks(scene, plan, span.smokeBack + 6, cabFront + 1);
  }
  if (!plan.casing && !plan.has('cab-forward')) drawLamps(scene, plan, span);
  drawDeflectors(scene, plan, hidesBoiler(plan) ? span.stack - 34 : span.smokeFront - 12);
  return scene;
}

/** Steam pipes of hinged locomotives, and the pipe of the injector along the boiler. */
function drawPipes(
  scene: Scene,
  plan: Plan,
  gear: Gear,
  { smokeBack, fireFront, fireBack, smokeFront }: BoilerSpan,
): void {
  const { centre, radius, board } = plan.size;
  const low = centre - radius;
  scene.draw('line', stroke([fireBack, centre - radius * 0.2], [smokeBack + 26, centre - radius * 0.2], [[smokeBack + 18, centre - radius * 0.2], [smokeBack + 18, centre - radius * 0.1]], [smokeBack + 18, centre])); // prettier-ignore
  scene.draw('line', stroke([fireFront + 10, board], [fireFront + 10, centre - radius * 0.5]));
  if (plan.has('articulated') && gear.groups.length > 1) {
    const [front, back] = [gear.groups[0]!, gear.groups[1]!];
    const y = low + 3;
    scene.draw('dark', box(front.cylinder + 10, y - 8, back.cylinder - front.cylinder - 14, 7, 3));
    scene
      .draw('frame', box(back.cylinder - 48, 30, 26, 26, 4))
      .draw('steel', box(back.cylinder - 38, 26, 7, 34, 2));
    scene.draw('frame', box(8, 58, Math.max(10, smokeFront - 8), 5));
    if (!plan.has('cab-forward'))
      scene.draw('fine', stroke([10, 63], [10, 75], [Math.max(30, smokeFront - 14), 75]));
  }
}
