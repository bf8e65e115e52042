import { grain } from '../../pen/felt-pen.ts';

const round = (n: number): number => Math.round(n * 100) / 100;
type Rect = readonly [x: number, y: number, width: number, height: number];

/** The printed border of a sheet: plain lines, and the dark fields of the scale between two of them. */
interface BorderDrawing {
  readonly outer: Rect;
  readonly band: readonly [Rect, Rect];
  readonly inner: Rect;
  readonly fields: string;
}

/** How broad the border is: outside the band, the band, inside it; and how long a field is at most. */
const OUTSIDE = 8;
const BAND = 4.5;
const INSIDE = 14.5;
const FIELD = 46;

const shrunk = ([x, y, width, height]: Rect, by: number): Rect => [
  x + by,
  y + by,
  width - 2 * by,
  height - 2 * by,
];

/** The border for a frame. Fields alternate, and end at the corners with a dark one. */
export function border(frame: Rect): BorderDrawing {
  const band = shrunk(frame, OUTSIDE);
  const [x, y, width, height] = band;
  let fields = '';
  const side = (length: number, draw: (from: number, to: number) => string): void => {
    const count = Math.floor(length / FIELD / 2) * 2 + 1;
    for (let i = 0; i < count; i += 2) fields += draw((length * i) / count, (length * (i + 1)) / count);
  };
  for (const top of [y, y + height - BAND])
    side(
      width,
      (from, to) => `M${round(x + from)} ${round(top)}H${round(x + to)}v${BAND}H${round(x + from)}Z`,
    );
  for (const left of [x, x + width - BAND])
    side(
      height,
      (from, to) => `M${round(left)} ${round(y + from)}V${round(y + to)}h${BAND}V${round(y + from)}Z`,
    );
  return { outer: frame, band: [band, shrunk(band, BAND)], inner: shrunk(frame, INSIDE), fields };
}

/** Where drawing begins inside the border. */
export const innerOf = (frame: Rect): Rect => shrunk(frame, INSIDE);

/** A wind rose around its middle: the light and the dark halves of its points, the northern point, rings and ticks. */
interface RoseDrawing {
  readonly light: string;
  readonly dark: string;
  readonly north: string;
  readonly rings: readonly number[];
  readonly ticks: string;
  /** The base line of the letter above it. */
  readonly letter: number;
}

/** The wind rose with a radius of 30 drawing units; its letter stands above it. */
export function rose(): RoseDrawing {
  let light = '';
  let dark = '';
  let north = '';
  const spot = (angle: number, r: number): string =>
    `${round(r * Math.sin((angle * Math.PI) / 180))} ${round(-r * Math.cos((angle * Math.PI) / 180))}`;
  for (let i = 0; i < 8; i++) {
    const angle = i * 45;
    const long = i % 2 === 0 ? 35 : 21;
    const waist = i % 2 === 0 ? 6.6 : 5.2;
    const left = `M0 0L${spot(angle, long)}L${spot(angle - 45, waist)}Z`;
    const right = `M0 0L${spot(angle, long)}L${spot(angle + 45, waist)}Z`;
    if (i === 0) north = left + right;
    else {
      dark += right;
      light += left;
    }
  }
  let ticks = '';
  for (let i = 0; i < 48; i++) ticks += `M${spot(i * 7.5, i % 6 === 0 ? 26 : 27)}L${spot(i * 7.5, 29)}`;
  return { light, dark, north, rings: [26, 29, 17], ticks, letter: -41 };
}

/** The railway's winged wheel, 104 wide around its hub, 30 high: wings to be filled, wheel to be stroked. */
export function wingedWheel(): {
  readonly wings: string;
  readonly wheel: string;
  readonly hub: number;
  readonly rim: number;
} {
  const feathers = [
    [12, -2, 52, -14, 44, -5],
    [11.5, 1, 46, -5, 38, 2.5],
    [11, 4, 39, 2, 31, 8],
    [9.5, 7, 31, 8, 23, 12],
  ] as const;
  let wings = '';
  for (const side of [-1, 1])
    for (const [x0, y0, x1, y1, x2, y2] of feathers)
      wings +=
        `M${side * x0} ${y0}` +
        `C${side * (x0 + 8)} ${y0 - 4} ${side * (x1 - 18)} ${y1 - 2} ${side * x1} ${y1}` +
        `C${side * (x1 - 4)} ${y1 + 5} ${side * (x2 + 2)} ${y2 - 1} ${side * x2} ${y2}` +
        `C${side * (x2 - 10)} ${y2 + 2} ${side * (x0 + 6)} ${y0 + 4} ${side * x0} ${y0 + 2.4}Z`;
  let wheel = '';
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    wheel += `M${round(2.4 * Math.cos(angle))} ${round(2.4 * Math.sin(angle))}L${round(7.4 * Math.cos(angle))} ${round(7.4 * Math.sin(angle))}`;
  }
  return { wings, wheel, hub: 2.4, rim: 8.2 };
}

/** The cartouche is a plate of this size; its corners are cut in. */
export const CARTOUCHE = { width: 198, height: 154 } as const;

/** A plate whose corners are cut in by quarter circles, its upper left corner at the origin. */
export function plate(width: number, height: number, inset: number, corner: number): string {
  const [l, t, r, b] = [inset, inset, width - inset, height - inset];
  return (
    `M${l + corner} ${t}H${r - corner}A${corner} ${corner} 0 0 0 ${r} ${t + corner}V${b - corner}` +
    `A${corner} ${corner} 0 0 0 ${r - corner} ${b}H${l + corner}A${corner} ${corner} 0 0 0 ${l} ${b - corner}V${t + corner}` +
    `A${corner} ${corner} 0 0 0 ${l + corner} ${t}Z`
  );
}

/** How many specks a sheet has. */
const SPECKS = 420;

/** Specks of the paper's own grain within a frame, as one path of tiny strokes; always the same. */
export function specks([x, y, width, height]: Rect): string {
  let path = '';
  for (let i = 0; i < SPECKS; i++) {
    const [px, py] = [x + width * grain(4001, i), y + height * grain(4003, i)];
    const angle = grain(4007, i) * Math.PI;
    const long = 0.8 + grain(4013, i) * 2.6;
    path += `M${round(px)} ${round(py)}l${round(long * Math.cos(angle))} ${round(long * Math.sin(angle))}`;
  }
  return path;
}
