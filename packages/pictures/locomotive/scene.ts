import { bar, circle, crossings, flatten, type Outline, type Point } from './outline.ts';

/**
 * What a mark is, so that the style sheet can ink it: surfaces (`body` to `tender`) are filled and outlined,
 * the rest are lines or small solids.
 */
export type Part =
  | 'body'
  | 'dark'
  | 'frame'
  | 'gap'
  | 'wheel'
  | 'steel'
  | 'brass'
  | 'glass'
  | 'band'
  | 'bead'
  | 'fuel'
  | 'roof'
  | 'line'
  | 'fine'
  | 'hatch'
  | 'spokes'
  | 'steam'
  | 'sleeper'
  | 'ground';

/** One path of the picture, in its own coordinates; later marks lie over earlier ones. */
export interface Mark {
  readonly part: Part;
  readonly d: string;
}

/** A drawing in inches that becomes a picture: it knows how wide it is only when all is drawn. */
export class Scene {
  readonly #marks: { readonly part: Part; readonly lines: readonly Outline[] }[] = [];

  draw(part: Part, ...lines: readonly Outline[]): this {
    if (lines.length > 0) this.#marks.push({ part, lines });
    return this;
  }

  /** A rod with round ends and a pin at each. */
  rod(from: Point, to: Point, width: number): this {
    return this.draw('steel', bar(from, to, width), circle(from, width * 0.28), circle(to, width * 0.28));
  }

  /**
   * Hatches a surface with level lines, as an engraver rounds a barrel: `tone` is how dark it should be at a
   * height from 0 (bottom) to 1 (top).
   */
  shade(surface: Outline, tone: (height: number) => number, spacing = 2.4): this {
    const polygon = flatten(surface);
    const heights = polygon.map(([, y]) => y);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    const lines: Outline[] = [];
    let due = 0.5;
    for (let y = low + 0.4; y < high; y += spacing / 4) {
      due += tone((y - low) / (high - low)) / 4;
      if (due < 1) continue;
      due -= 1;
      for (const [a, b] of crossings(polygon, y))
        if (b - a > 2) lines.push({ start: [a + 0.8, y], segments: [[[b - 0.8, y]]], closed: false });
    }
    return this.draw('hatch', ...lines);
  }

  /** Lays another drawing over this one, each of its points moved. */
  add(other: Scene, move: (point: Point) => Point): this {
    const moved = ({ start, segments, closed }: Outline): Outline => ({
      start: move(start),
      segments: segments.map((points) => points.map(move)),
      closed,
    });
    for (const { part, lines } of other.#marks) this.draw(part, ...lines.map(moved));
    return this;
  }

  /** All marks scaled by `scale` and set down with x = 0 at `left` and the rail at `ground`; y then points down. */
  marks(scale: number, left: number, ground: number): readonly Mark[] {
    const place = ([x, y]: Point) => `${tenth(left + x * scale)} ${tenth(ground - y * scale)}`;
    const path = ({ start, segments, closed }: Outline) =>
      `M${place(start)}${segments.map((points) => `${' LQC'[points.length]}${points.map(place).join(' ')}`).join('')}${closed ? 'Z' : ''}`;
    return this.#marks.map(({ part, lines }) => ({ part, d: lines.map(path).join('') }));
  }

  /** The least and greatest x, and the greatest y, of all that is drawn. */
  extent(): { readonly left: number; readonly right: number; readonly top: number } {
    const points = this.#marks.flatMap(({ lines }) =>
      lines.flatMap((line) => [line.start, ...line.segments.flat()]),
    );
    return {
      left: points.reduce((least, [x]) => Math.min(least, x), Infinity),
      right: points.reduce((most, [x]) => Math.max(most, x), -Infinity),
      top: points.reduce((most, [, y]) => Math.max(most, y), 0),
    };
  }
}

function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A barrel lit from above: dark at its foot, a highlight on its shoulder, a thin dark edge at the top. */
export function barrelTone(height: number): number {
  if (height > 0.9) return 0.75;
  if (height > 0.62) return height < 0.8 ? 0 : 0.35;
  return 0.12 + 0.88 * (1 - height / 0.62) ** 0.9;
}

/** A flat side: shadow at the foot and under the eaves, a light tone between. */
export function flatTone(height: number): number {
  if (height < 0.3) return 0.62 - 1.5 * height;
  return height > 0.88 ? 0.5 : 0.13;
}

/** Deep shadow, for what lies behind and below. */
export function deepTone(): number {
  return 0.85;
}
