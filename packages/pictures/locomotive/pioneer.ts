import { box, circle, outline, stroke } from './outline.ts';
import type { Plan } from './plan.ts';
import { barrelTone, flatTone, Scene } from './scene.ts';
import { crankPin, drawCarrier, drawDriver } from './wheels.ts';
import { drawSideRods } from './motion.ts';

/**
 * A locomotive of the first years: tall chimney, open footplate. With a single driving axle, or for passengers, the
 * cylinders lean at the firebox and a cask on a wagon holds the water; the others have them low in front, a haystack over
 * the fire, and a boxed tender with wood.
 */
export function drawPioneer(plan: Plan): Scene {
  const scene = new Scene();
  const { lead, groups, trail } = plan.axles[0]!;
  const r = 28;
  const crank = -Math.PI / 2 - 0.5;
  const leads = Array.from({ length: lead }, (_, i) => 30 + i * 40);
  const first = (leads.at(-1) ?? -4) + 20 + r;
  const drivers = Array.from({ length: groups[0] ?? 1 }, (_, i) => first + i * (2 * r + 8));
  const trails = Array.from({ length: trail }, (_, i) => drivers.at(-1)! + r + 26 + i * 40);
  const rear = (trails.at(-1) ?? drivers.at(-1)! + r - 10) + 30;
  const single = drivers.length === 1;
  const inclined = single || plan.has('passenger');
  const [centre, radius] = [60, inclined ? 18 : 17];
  const stack = first - (inclined ? 24 : 26);
  for (const x of leads) drawCarrier(scene, x, 15, true);
  for (const x of trails) drawCarrier(scene, x, 17, true);
  const fire = box(rear - 46, 30, 34, inclined ? 48 : 44, 2);
  const barrel = box(stack - 4, centre - radius, rear - 44 - stack, 2 * radius, 2);
  scene.draw('body', barrel).shade(barrel, barrelTone);
  const staves = Array.from({ length: 5 }, (_, i) =>
    stroke([stack, centre - radius + 4 + i * 7], [rear - 46, centre - radius + 4 + i * 7]),
  );
  scene.draw('fine', ...staves);
  for (const x of [stack + 20, (stack + rear) / 2 - 14, rear - 52])
    scene.draw('brass', box(x, centre - radius, 2, 2 * radius));
  scene.draw(inclined ? 'brass' : 'dark', fire).shade(fire, flatTone);
  if (!inclined) {
    const haystack = outline([rear - 47, 74], [rear - 11, 74], [[rear - 11, 108], [rear - 29, 112]], [[rear - 47, 108], [rear - 47, 74]]); // prettier-ignore
    scene.draw('brass', haystack).shade(haystack, barrelTone);
  }
  if (inclined && !single) {
    const dome = outline([rear - 92, 76], [rear - 64, 76], [[rear - 64, 102], [rear - 78, 106]], [[rear - 92, 102], [rear - 92, 76]]); // prettier-ignore
    scene.draw('brass', dome).shade(dome, barrelTone);
  }
  drawChimney(scene, stack, centre, single ? 'crown' : inclined ? 'funnel' : 'plain');
  scene
    .draw('frame', box(stack - 22, 38, rear - stack + 22, 6, 1))
    .draw('band', box(stack - 26, 34, 6, 14, 1));
  for (const [i, x] of drivers.entries())
    drawDriver(scene, x, r, { casting: 'spoked', crank, main: i === 0, roller: false });
  drawSideRods(scene, { axles: drivers, cylinder: 0, main: 0 }, r, crank);
  const pin = crankPin(drivers[0]!, r, crank);
  if (inclined) {
    const cylinder = outline([rear - 58, 72], [rear - 22, 86], [rear - 17, 75], [rear - 53, 61]);
    scene
      .draw('dark', cylinder)
      .shade(cylinder, barrelTone)
      .rod(pin, [rear - 68, 62.5], 4)
      .draw('steel', box(rear - 72, 59, 9, 8, 1));
  } else {
    const cylinder = box(stack - 16, 20, 32, 15, 2);
    scene
      .draw('dark', cylinder)
      .shade(cylinder, barrelTone)
      .rod([stack + 26, 27], crankPin(drivers.at(-1)!, r, crank), 4);
  }
  scene
    .draw('frame', box(rear - 16, 36, 26, 4))
    .draw('line', stroke([rear + 6, 40], [rear + 6, 72], [rear - 10, 72]));
  if (inclined) drawCask(scene, rear + 18);
  else drawBox(scene, rear + 18);
  return scene;
}

function drawChimney(scene: Scene, x: number, centre: number, end: 'crown' | 'funnel' | 'plain'): void {
  const top = 172;
  const pipe = outline(
    [x - 8, centre - 4],
    [x + 8, centre - 4],
    [x + 6.5, centre + 14],
    [x + 6.5, top - 8],
    [x - 6.5, top - 8],
    [x - 6.5, centre + 14],
  );
  scene.draw('dark', pipe).shade(pipe, () => 0.35, 3.4);
  if (end === 'plain') return void scene.draw('dark', box(x - 10, top - 10, 20, 6, 1));
  if (end === 'funnel') {
    const funnel = outline([x - 6.5, top - 26], [x + 6.5, top - 26], [x + 15, top + 4], [x - 15, top + 4]);
    return void scene.draw('dark', funnel).shade(funnel, () => 0.35, 3.4);
  }
  const crown = outline(
    [x - 6.5, top - 8],
    [x + 6.5, top - 8],
    [x + 12, top + 8],
    [x + 8, top + 3],
    [x + 4, top + 9],
    [x, top + 3],
    [x - 4, top + 9],
    [x - 8, top + 3],
    [x - 12, top + 8],
  );
  scene.draw('dark', crown).draw('line', stroke([x + 6, top - 40], [x + 40, centre + 16]));
}

/** A four-wheeled tender boarded up to the height of a man, with wood on top. */
function drawBox(scene: Scene, from: number): void {
  for (const x of [from + 26, from + 90]) drawCarrier(scene, x, 18, true);
  drawWood(scene, from + 6, from + 84, 88);
  const side = box(from, 38, 116, 50, 1);
  scene
    .draw('body', side)
    .shade(side, flatTone)
    .draw('fine', ...[19, 38, 57, 76, 95].map((x) => stroke([from + x, 38], [from + x, 88])));
  scene.draw('band', box(from, 60, 116, 2), box(from, 84, 116, 2));
  const roof = outline([from + 84, 88], [from + 84, 118], [from + 80, 122], [from + 120, 122], [from + 116, 118], [from + 116, 88]); // prettier-ignore
  scene.draw('body', roof).shade(roof, flatTone);
  scene.draw('frame', box(from - 4, 34, 124, 5, 1));
}

/** Cordwood, ends outward. */
function drawWood(scene: Scene, from: number, to: number, base: number): void {
  for (const row of [0, 1])
    for (let x = from + 5 + row * 5; x < to - row * 5; x += 10)
      scene.draw('fuel', circle([x, base + 5 + row * 9], 5));
}

/** A four-wheeled wagon with a water cask. */
function drawCask(scene: Scene, from: number): void {
  for (const x of [from + 24, from + 84]) drawCarrier(scene, x, 18, true);
  const wagon = box(from, 38, 108, 24, 1);
  scene
    .draw('body', wagon)
    .shade(wagon, flatTone)
    .draw('fine', ...[27, 54, 81].map((x) => stroke([from + x, 38], [from + x, 62])));
  const cask = outline([from + 40, 62], [[from + 34, 82], [from + 40, 102]], [from + 98, 102], [[from + 104, 82], [from + 98, 62]]); // prettier-ignore
  scene.draw('body', cask).shade(cask, barrelTone);
  for (const x of [50, 69, 88]) scene.draw('band', box(from + x, 62, 2, 40));
  scene.draw('frame', box(from - 4, 34, 116, 5, 1));
}
