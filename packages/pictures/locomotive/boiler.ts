import { box, circle, ellipse, outline, stroke, type Outline } from './outline.ts';
import type { Plan } from './plan.ts';
import { barrelTone, deepTone, type Scene } from './scene.ts';

/** Where the boiler's parts begin and end along the locomotive. */
export interface BoilerSpan {
  readonly smokeFront: number;
  readonly smokeBack: number;
  readonly fireFront: number;
  readonly fireBack: number;
  readonly stack: number;
}

/** Smokebox, barrel and firebox, rounded by hatching, with their bands. */
export function drawBoiler(scene: Scene, plan: Plan, span: BoilerSpan): void {
  const { centre, radius } = plan.size;
  const taper = tapers(plan) ? 5 : 0;
  const front = radius - taper;
  const [top, low] = [centre + radius, centre - radius];
  const barrel = outline(
    [span.smokeBack, centre - front],
    [span.fireFront, low],
    [span.fireFront, top],
    [span.smokeBack, centre + front],
  );
  const fire = firebox(plan, span);
  scene.draw('body', fire).shade(fire, barrelTone);
  scene.draw('body', barrel).shade(barrel, barrelTone);
  const bands = Math.max(2, Math.round((span.fireFront - span.smokeBack) / 62));
  for (let i = 0; i <= bands; i++) {
    const share = i / bands;
    const x = span.smokeBack + share * (span.fireFront - span.smokeBack);
    const r = front + taper * share;
    scene.draw('band', box(x - 0.9, centre - r, 1.8, 2 * r));
  }
  scene.draw('band', box(span.fireBack - 3, low + 6, 1.8, 2 * radius - 6));
  drawSmokebox(scene, plan, span, front);
  drawMountings(scene, plan, span);
}

function tapers({ school, facts }: Plan): boolean {
  return school === 'british' || school === 'colonial' || /^Pennsylvania/.test(facts.operator);
}

/** Belpaire fireboxes stand square above the barrel. */
function belpaire({ facts, look }: Plan): boolean {
  if (look.firebox) return look.firebox === 'belpaire';
  return /^Great Western|^London, Midland|^British Railways|^Pennsylvania|^Great Northern|^SNCB|^SNCF|^Indian/.test(
    facts.operator,
  );
}

function firebox(plan: Plan, { fireFront, fireBack }: BoilerSpan): Outline {
  const { centre, radius } = plan.size;
  const foot = Math.min(centre - radius, 62);
  const top = centre + radius;
  if (belpaire(plan)) {
    // On the Pennsylvania the shoulders stand high and square; elsewhere they hardly rise above the barrel.
    const rise = /^Pennsylvania/.test(plan.facts.operator) ? 9 : 4;
    return outline([fireFront + 4, foot], [fireBack, foot], [fireBack, top + rise - 2], [fireFront + 3, top + rise], [[fireFront, top + rise - 1], [fireFront, top - 2]], [fireFront, centre - radius]); // prettier-ignore
  }
  return outline(
    [fireFront + 4, foot],
    [fireBack, foot],
    [fireBack, top - 2],
    [fireFront, top],
    [fireFront, centre - radius],
  );
}

function drawSmokebox(scene: Scene, plan: Plan, { smokeFront, smokeBack }: BoilerSpan, radius: number): void {
  const { centre, board } = plan.size;
  if (plan.look.nose === 'slope') {
    const top = centre + radius;
    const plates = outline([smokeBack + 2, board], [smokeBack + 2, top], [smokeFront + 26, top + 3], [[smokeFront + 12, top + 3], [smokeFront + 4, top - 12]], [[smokeFront - 14, board + 26], [smokeFront - 30, board + 4]], [smokeFront - 30, board]); // prettier-ignore
    scene.draw('body', plates).shade(plates, barrelTone);
    scene.draw('line', stroke([smokeBack + 2, top - 9], [smokeFront + 24, top - 8], [[smokeFront + 12, top - 10], [smokeFront - 8, board + 22]])); // prettier-ignore
    return;
  }
  const shell = box(smokeFront, centre - radius - 0.5, smokeBack - smokeFront, 2 * radius + 1);
  scene.draw('dark', shell).shade(shell, barrelTone);
  const door = plan.school === 'american' || plan.era === 'classic' ? 6 : 9;
  if (plan.look.nose === 'cone') {
    const cone = outline([smokeFront, centre - radius], [[smokeFront - 30, centre - radius * 0.7], [smokeFront - 42, centre - radius * 0.12]], [[smokeFront - 44, centre], [smokeFront - 42, centre + radius * 0.12]], [[smokeFront - 30, centre + radius * 0.7], [smokeFront, centre + radius]]); // prettier-ignore
    scene.draw('dark', cone).shade(cone, barrelTone);
    scene.draw('brass', ellipse([smokeFront - 40, centre], 2.5, 5));
  }
  const dome = outline([smokeFront, centre - radius * 0.86], [[smokeFront - door * 1.3, centre - radius * 0.4], [smokeFront - door * 1.3, centre + radius * 0.4], [smokeFront, centre + radius * 0.86]]); // prettier-ignore
  scene.draw('dark', dome).shade(dome, barrelTone);
  const rivets = Array.from({ length: 9 }, (_, i) =>
    circle([smokeBack - 3, centre - radius * 0.9 + (i * radius * 1.8) / 8], 0.7),
  );
  scene.draw('fine', ...rivets);
}

/** Chimney, domes, safety valves, whistle and handrail. */
function drawMountings(scene: Scene, plan: Plan, span: BoilerSpan): void {
  const { size, has, school } = plan;
  const top = size.centre + size.radius;
  if (plan.look.nose !== 'slope') drawStack(scene, plan, span.stack, top - (tapers(plan) ? 4 : 1));
  const length = span.fireFront - span.smokeBack;
  if (has('streamlined') && plan.casing !== 'bullet') return;
  if (!/^Great Western/.test(plan.facts.operator)) {
    const room = Math.min(16, size.roof - top + 8);
    drawDome(scene, span.smokeBack + length * (school === 'british' ? 0.62 : 0.3), top, 15, room);
    if (school !== 'british')
      drawDome(scene, span.smokeBack + length * 0.72, top, school === 'american' ? 22 : 14, room - 1);
  } else {
    const bonnet = outline(
      [span.fireFront - 16, top - 1],
      [span.fireFront - 2, top - 1],
      [span.fireFront - 4, top + 9],
      [span.fireFront - 6, top + 15],
      [span.fireFront - 12, top + 15],
      [span.fireFront - 14, top + 9],
    );
    scene.draw('brass', bonnet).shade(bonnet, barrelTone);
  }
  const valves = (span.fireFront + span.fireBack) / 2;
  scene.draw('brass', box(valves - 6, top - 1, 4, 8, 1), box(valves + 1, top - 1, 4, 8, 1));
  scene.draw('brass', box(span.fireBack - 12, top - 1, 2.4, 9, 1));
  const rail = size.centre + size.radius * 0.45;
  scene.draw('line', stroke([span.smokeFront - 2, rail], [span.fireBack, rail]));
  const posts = Math.round((span.fireBack - span.smokeFront) / 48);
  scene.draw(
    'steel',
    ...Array.from({ length: posts + 1 }, (_, i) =>
      circle([span.smokeFront + 3 + (i * (span.fireBack - span.smokeFront - 8)) / posts, rail], 1.5),
    ),
  );
  const plugs = Array.from({ length: 4 }, (_, i) =>
    circle([span.fireFront + 14 + i * 18, size.centre + size.radius * 0.66], 1.5),
  );
  scene.draw('brass', ...plugs.filter(({ start: [x] }) => x < span.fireBack - 4));
}

function drawDome(scene: Scene, x: number, base: number, half: number, height: number): void {
  const dome = outline([x - half - 2, base - 5], [x + half + 2, base - 5], [[x + half, base], [x + half, base + height * 0.45]], [[x + half, base + height], [x, base + height]], [[x - half, base + height], [x - half, base + height * 0.45]], [[x - half, base], [x - half - 2, base - 5]]); // prettier-ignore
  scene.draw('body', dome).shade(dome, barrelTone);
}

/** The chimney: balloon for wood, copper-capped on the Great Western, tall on old locomotives, short on tall boilers. */
export function drawStack(scene: Scene, plan: Plan, x: number, base: number): void {
  const { size, has, era } = plan;
  if (has('wood-fired')) {
    const top = size.roof + 18;
    const balloon = outline(
      [x - 8, base],
      [x + 8, base],
      [x + 9, base + 10],
      [x + 24, top - 22],
      [x + 25, top - 14],
      [x + 14, top],
      [x - 14, top],
      [x - 25, top - 14],
      [x - 24, top - 22],
      [x - 9, base + 10],
    );
    scene
      .draw('dark', balloon)
      .shade(balloon, (h) => 0.3 + 0.5 * (1 - h), 3)
      .draw(
        'fine',
        stroke([x - 24, top - 22], [x + 24, top - 22]),
        stroke([x - 25, top - 14], [x + 25, top - 14]),
      );
    return;
  }
  if (era === 'classic') {
    const top = size.roof + 10;
    const diamond = outline(
      [x - 7, base],
      [x + 7, base],
      [x + 8, base + 14],
      [x + 20, top - 20],
      [x + 11, top],
      [x - 11, top],
      [x - 20, top - 20],
      [x - 8, base + 14],
    );
    scene
      .draw('dark', diamond)
      .shade(diamond, (h) => 0.3 + 0.4 * (1 - h), 3)
      .draw('fine', stroke([x - 20, top - 20], [x + 20, top - 20]));
    return;
  }
  const height = Math.max(7, Math.min(26, size.roof - base - (has('turbine') ? 8 : 2)));
  const [half, lip] = has('turbine') ? [20, 2] : plan.look.stack === 'long' ? [26, 2] : [9, 3];
  const stack = outline([x - half - 5, base - 3], [x + half + 5, base - 3], [[x + half, base + 1], [x + half - 1, base + height * 0.4]], [x + half, base + height], [x - half, base + height], [x - half + 1, base + height * 0.4], [[x - half, base + 1], [x - half - 5, base - 3]]); // prettier-ignore
  scene.draw('dark', stack).shade(stack, (h) => 0.35 + 0.3 * (1 - h), 3);
  const copper = /^Great Western/.test(plan.facts.operator);
  scene.draw(
    copper ? 'brass' : 'dark',
    box(x - half - lip, base + height - (copper ? 6 : 3), 2 * (half + lip), copper ? 6 : 3, 1.5),
  );
}

/** The feedwater heater: a bundle across the smokebox in America, a drum on the running board elsewhere. */
export function drawFeedwaterHeater(
  scene: Scene,
  plan: Plan,
  { smokeFront, smokeBack, stack }: BoilerSpan,
): void {
  if (!plan.has('feedwater-heater')) return;
  const { centre, radius, board } = plan.size;
  if (plan.school === 'american') {
    const at = [Math.max(smokeFront + 9, stack - 28), centre + radius - 3] as const;
    scene.draw('dark', circle(at, 11)).draw('fine', circle(at, 8), circle(at, 3));
  } else {
    const drum = box(smokeBack + 22, board + 3, 46, 15, 6);
    scene.draw('dark', drum).shade(drum, barrelTone);
    scene.draw(
      'fine',
      stroke([smokeBack + 68, board + 11], [smokeBack + 84, board + 11], [smokeBack + 84, centre]),
    );
  }
}

/** The ash pan and the foot of the firebox, behind and between the wheels. */
export function drawAshpan(scene: Scene, plan: Plan, { fireFront, fireBack }: BoilerSpan): void {
  const top = Math.min(plan.size.centre - plan.size.radius, 64);
  const pan = outline([fireFront + 10, 24], [fireBack - 6, 24], [fireBack, top], [fireFront, top]);
  scene.draw('gap', pan).shade(pan, deepTone, 3);
}

/** The bell and headlamp of American locomotives; lamps on the buffer beam elsewhere. */
export function drawLamps(scene: Scene, plan: Plan, { smokeFront, stack }: BoilerSpan): void {
  const { centre, radius, roof } = plan.size;
  // A nose has its lamp in it, but for one of plates.
  if (plan.look.nose !== undefined && plan.look.nose !== 'slope') return;
  if (plan.school === 'american' || plan.school === 'colonial') {
    const old = plan.era === 'classic';
    const y = old ? centre + radius + 8 : plan.has('articulated') ? centre - 2 : centre + radius * 0.2;
    const x = smokeFront - (old ? 4 : 14);
    scene
      .draw('dark', box(x, y - 6, 11, old ? 15 : 12, 3))
      .draw('brass', ellipse([x, y + (old ? 1.5 : 0)], 2, old ? 6.5 : 5));
    if (plan.school === 'american') {
      const bell = Math.min(roof - 6, centre + radius + 6);
      const at = stack + 24;
      scene.draw('brass', outline([at - 6, bell - 4], [at + 6, bell - 4], [[at + 4, bell], [at + 3, bell + 6]], [at - 3, bell + 6], [[at - 4, bell], [at - 6, bell - 4]])); // prettier-ignore
    }
  } else {
    scene.draw('brass', box(1, 57, 7, 9, 2)).draw('fine', circle([4, 61], 2));
  }
}
