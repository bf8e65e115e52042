import { elevation } from '@turntable/pictures/locomotive/elevation.ts';
import { withLook } from '@turntable/pictures/locomotive/looks.ts';
import type { Livery } from '@turntable/pictures/locomotive/livery.ts';
import { COMMON, PAINTS } from '@turntable/pictures/locomotive/paint.ts';
import type { Part } from '@turntable/pictures/locomotive/scene.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import { readWhyte } from '@turntable/roster/whyte.ts';
import { circle, COLOUR, placed, type Draft } from './draft.ts';
import type { Ink, Mm } from './page.ts';

/** The wash is thinner than on screens: ink is dear, and the hatching makes the shadows. */
const WASH = 0.62;

/** A colour thinned with paper. */
function thinned(hex: string, share: number): string {
  const part = (at: number): string =>
    Math.round(255 - (255 - parseInt(hex.slice(at, at + 2), 16)) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** How each kind of mark is inked; widths of strokes in the picture's own units. */
function inks(livery: Livery): Readonly<Record<Part, Ink>> {
  const paint = PAINTS[livery] ?? {};
  const wash = (colour: string): string => thinned(colour, WASH);
  const line = { stroke: COLOUR.ink, line: 0.9 } as const;
  return {
    body: { ...line, fill: wash(paint.body ?? COMMON.black) },
    dark: { ...line, fill: wash(COMMON.smokebox) },
    frame: { ...line, fill: wash(paint.frame ?? COMMON.iron), line: 0.6 },
    gap: { ...line, fill: wash(COMMON.gap), line: 0.5 },
    wheel: { ...line, fill: wash(paint.wheel ?? COMMON.iron) },
    steel: { ...line, fill: wash(COMMON.steel), line: 0.7 },
    brass: { ...line, fill: COMMON.brass, line: 0.7 },
    glass: { ...line, fill: wash(COMMON.glass) },
    band: { fill: paint.band ?? COMMON.lining },
    bead: { stroke: COMMON.brass, line: 1.6 },
    fuel: { ...line, fill: wash(COMMON.fuel) },
    roof: { ...line, fill: wash(COMMON.roof) },
    line: { ...line, line: 1.2 },
    fine: { ...line, line: 0.55 },
    hatch: { stroke: '#6b6862', line: 0.7 },
    spokes: { stroke: wash(paint.spoke ?? paint.wheel ?? COMMON.iron), line: 2 },
    steam: line,
    sleeper: { ...line, fill: wash(COMMON.gap), line: 0.5 },
    ground: { ...line, fill: wash(COMMON.steel), line: 0.6 },
  };
}

/** The engraved side elevation, `width` millimetres wide, standing with its rail near `bottom`. */
export function locomotiveArt(
  draft: Draft,
  locomotive: Front,
  x: Mm,
  bottom: Mm,
  width: Mm,
  alt: string,
): void {
  const picture = elevation(withLook(locomotive));
  const scale = width / picture.width;
  const at = placed(x, bottom - picture.height * scale, scale);
  const ink = inks(picture.livery);
  draft.figure(alt, () => {
    for (const { part, d } of picture.marks) {
      const { line, ...rest } = ink[part];
      draft.path(
        d,
        {
          role: 'art',
          evenOdd: true,
          cap: 'round',
          ...rest,
          ...(line !== undefined && { line: line * scale }),
        },
        at,
      );
    }
  });
}

/**
 * The wheel arrangement as circles, small for carrying wheels and large for drivers, ending at `right`; its width. None where
 * it would be wider than `most`.
 */
export function wheelMarks(draft: Draft, whyte: string, right: Mm, bottom: Mm, most: Mm): Mm {
  const arrangement = readWhyte(whyte);
  if (!arrangement) return 0;
  const unit = 0.24;
  const marks: { x: number; r: number }[] = [];
  let x = 0;
  for (const locomotive of arrangement) {
    locomotive.forEach((wheels, i) => {
      const r = i === 0 || i === locomotive.length - 1 ? 3 : 5.5;
      for (let axle = 0; axle < wheels / 2; axle++) {
        marks.push({ x: x + r, r });
        x += 2 * r + 2;
      }
      if (wheels > 0) x += 3;
    });
    x += 5;
  }
  const end = Math.max(0, ...marks.map((mark) => mark.x + mark.r));
  if (end === 0 || end * unit > most) return 0;
  const d = marks
    .map((mark) => circle(right + (mark.x - end) * unit, bottom - mark.r * unit, mark.r * unit))
    .join('');
  draft.path(d, { role: 'art', stroke: COLOUR.ink, line: 0.3 });
  return end * unit;
}
