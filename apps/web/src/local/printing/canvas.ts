import { MISSING, POINT, runs } from '@turntable/print/metrics.ts';
import type { Ink, Item, Page, Path, Rect, Text } from '@turntable/print/page.ts';

/** What is painted on: the two-dimensional context of a canvas. */
type Brush = OffscreenCanvasRenderingContext2D;

/** The name under which a font file of `faces.ts` is known to the canvas. */
export const familyOf = (file: string): string => `print-${file}`;

/** Paints a page, `scale` pixels to the millimetre; its fonts have to be loaded under `familyOf`. */
export function paint(brush: Brush, page: Page, scale: number): void {
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, brush.canvas.width, brush.canvas.height);
  new Painter(brush, scale).all(page.items);
}

class Painter {
  readonly #brush: Brush;
  readonly #scale: number;
  /** Where the last text ended, in pixels. */
  #end = 0;

  constructor(brush: Brush, scale: number) {
    this.#brush = brush;
    this.#scale = scale;
  }

  all(items: readonly Item[]): void {
    for (const item of items)
      switch (item.kind) {
        case 'text':
          this.#text(item);
          break;
        case 'path':
        case 'rect':
          this.#shape(item);
          break;
        case 'clip':
          this.#brush.save();
          this.#brush.clip(this.#placed(rectangle(item.box)));
          this.all(item.items);
          this.#brush.restore();
          break;
        default:
          this.all(item.items);
      }
  }

  /** An outline in pixels, so that widths of lines are not turned or stretched with it. */
  #placed(outline: Path2D, [a, b, c, d, e, f]: NonNullable<Path['at']> = [1, 0, 0, 1, 0, 0]): Path2D {
    const k = this.#scale;
    const path = new Path2D();
    path.addPath(outline, { a: a * k, b: b * k, c: c * k, d: d * k, e: e * k, f: f * k });
    return path;
  }

  #shape(item: Path | Rect): void {
    const brush = this.#brush;
    const outline = item.kind === 'path' ? new Path2D(item.d) : rectangle(item, item.radius);
    const path = this.#placed(outline, item.kind === 'path' ? item.at : undefined);
    const { fill, stroke, line = 0.2, dash, cap, evenOdd }: Ink = item;
    if (fill !== undefined) {
      brush.fillStyle = fill;
      brush.fill(path, evenOdd ? 'evenodd' : 'nonzero');
    }
    if (stroke === undefined) return;
    brush.strokeStyle = stroke;
    brush.lineWidth = line * this.#scale;
    brush.lineJoin = 'round';
    brush.lineCap = cap ?? 'butt';
    brush.setLineDash((dash ?? []).map((length) => length * this.#scale));
    brush.stroke(path);
  }

  #text({ text, x, y, face, size, colour, anchor, turn, follows }: Text): void {
    const brush = this.#brush;
    const pixels = size * POINT * this.#scale;
    const parts = runs(face, text).map(({ file, text: part }) => {
      const font = `${pixels}px "${familyOf(file ?? '')}", sans-serif`;
      const shown = file === undefined ? MISSING.repeat([...part].length) : part;
      brush.font = font;
      return { font, shown, width: brush.measureText(shown).width };
    });
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    brush.save();
    brush.translate(follows ? this.#end : x * this.#scale, y * this.#scale);
    if (turn !== undefined) brush.rotate((turn * Math.PI) / 180);
    brush.fillStyle = colour;
    let at = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width;
    this.#end = (follows ? this.#end : x * this.#scale) + at + width;
    for (const part of parts) {
      brush.font = part.font;
      brush.fillText(part.shown, at, 0);
      at += part.width;
    }
    brush.restore();
  }
}

function rectangle(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius = 0,
): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}
