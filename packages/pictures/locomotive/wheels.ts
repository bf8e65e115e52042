import { box, circle, outline, type Outline, type Point } from './outline.ts';
import type { Scene } from './scene.ts';

/** How a driving wheel is cast. */
type Casting = 'spoked' | 'disc';

/** A driving wheel: tyre, spokes or disc, counterweight opposite the crank pin. Angles in radians, 0 is rearwards. */
export function drawDriver(
  scene: Scene,
  x: number,
  r: number,
  { casting, crank, main, roller }: { casting: Casting; crank: number; main: boolean; roller: boolean },
): void {
  const hub: Point = [x, r];
  const rim = r - Math.max(3.4, r * 0.1);
  if (casting === 'spoked') {
    scene.draw('gap', circle(hub, rim));
    const count = Math.max(8, Math.round(r * 0.42));
    scene.draw('spokes', ...spokes(hub, r * 0.16, rim + 0.6, count, crank));
    scene.draw('wheel', ring(hub, r, rim));
  } else {
    scene.draw('wheel', circle(hub, r));
    scene.draw('fine', circle(hub, rim));
    const holes = Array.from({ length: 9 }, (_, i) =>
      polar(hub, rim * 0.68, crank + ((i + 0.5) * 2 * Math.PI) / 9),
    );
    scene.draw('gap', ...holes.map((at) => circle(at, rim * 0.155)));
  }
  scene.draw('wheel', counterweight(hub, rim, crank + Math.PI, main ? 0.72 : 0.52));
  scene.draw('wheel', circle(hub, r * 0.2));
  if (roller) scene.draw('steel', circle(hub, r * 0.13)).draw('fine', circle(hub, r * 0.07));
  else scene.draw('fine', circle(hub, r * 0.1));
  scene.draw('wheel', circle(polar(hub, crankRadius(r), crank), r * 0.13));
}

/** A carrying wheel of a truck or a tender. */
export function drawCarrier(scene: Scene, x: number, r: number, spoked: boolean): void {
  const hub: Point = [x, r];
  const rim = r - Math.max(2.6, r * 0.14);
  if (spoked) {
    scene.draw('gap', circle(hub, rim)).draw('spokes', ...spokes(hub, r * 0.18, rim + 0.6, 9, 0.2));
    scene.draw('wheel', ring(hub, r, rim)).draw('wheel', circle(hub, r * 0.22));
  } else {
    scene.draw('wheel', circle(hub, r)).draw('fine', circle(hub, rim), circle(hub, r * 0.42));
  }
}

/** How far the crank pin is from the axle. */
function crankRadius(r: number): number {
  return Math.min(13, r * 0.42);
}

/** Where the crank pin of a wheel is that stands on the rail at `x`; `r` in inches, `crank` in radians, 0 is rearwards. */
export function crankPin(x: number, r: number, crank: number): Point {
  return polar([x, r], crankRadius(r), crank);
}

/** A truck's side frame over its wheels, with springs between. */
export function drawTruckFrame(scene: Scene, axles: readonly number[], r: number, outside: boolean): void {
  const [first, last] = [axles[0]!, axles.at(-1)!];
  if (!outside) {
    scene.draw('frame', box(first - r * 0.5, r - 3, last - first + r, 6, 2));
    return;
  }
  const frame = box(first - r * 0.8, r - 3, last - first + 1.6 * r, 7, 3);
  scene.draw('frame', frame);
  for (const x of axles) scene.draw('frame', box(x - 6, r - 7, 12, 14, 3)).draw('fine', circle([x, r], 3));
  for (let i = 1; i < axles.length; i++) {
    const middle = (axles[i - 1]! + axles[i]!) / 2;
    scene.draw('fine', ...[0, 2.5, 5].map((up) => spring(middle, r + 4 + up, 15 - 2 * up)));
  }
}

function spring(x: number, y: number, half: number): Outline {
  return { start: [x - half, y], segments: [[[x, y + 4], [x + half, y]]], closed: false }; // prettier-ignore
}

function spokes(hub: Point, from: number, to: number, count: number, turn: number): readonly Outline[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + ((i + 0.5) * 2 * Math.PI) / count;
    return { start: polar(hub, from, angle), segments: [[polar(hub, to, angle)]], closed: false };
  });
}

/** A ring: the inner circle runs the other way, so that the hole stays open. */
function ring(hub: Point, outer: number, inner: number): Outline {
  const a = circle(hub, outer);
  const b = circle(hub, inner);
  return { start: a.start, segments: [...a.segments, [b.start], ...b.segments, [a.start]], closed: true };
}

function counterweight(hub: Point, rim: number, angle: number, half: number): Outline {
  const steps = 6;
  const arc = Array.from({ length: steps + 1 }, (_, i) =>
    polar(hub, rim, angle - half + (2 * half * i) / steps),
  );
  return outline(arc[0]!, ...arc.slice(1), [polar(hub, rim * 0.55, angle), arc[0]!]);
}

/** The point at a distance (inches) and an angle (radians) from another. */
export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
