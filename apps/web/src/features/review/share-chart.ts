import { imageOf, sharePicture } from '../../ui/share-picture.ts';

/** How much larger than on the page the picture is. */
const SCALE = 2;

/** Of the writing below the drawing, in its own units. */
const [MARGIN, LINE] = [12, 18];

/** Shares a drawing of the page as a picture or saves it as a file; `text` goes with it, and stands below it under `legend`. */
export async function shareChart(drawing: SVGSVGElement, legend: string, text: string): Promise<void> {
  await sharePicture(await pngOf(drawing, [legend, text]), 'review.png', text);
}

/** The drawing on paper with what is written below, as PNG. */
async function pngOf(drawing: SVGSVGElement, written: readonly string[]): Promise<Blob | null> {
  const { width, height } = drawing.viewBox.baseVal;
  const image = await imageOf(drawing, width, height);
  const style = getComputedStyle(document.documentElement);
  const font = `13px ${style.getPropertyValue('--face').trim()}`;
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.font = font;
  const fits = (line: string): boolean => brush.measureText(line).width <= width - 2 * MARGIN;
  const lines = written.flatMap((text) => linesOf(text, fits));
  const whole = height + lines.length * LINE + MARGIN;
  canvas.width = SCALE * width;
  canvas.height = SCALE * whole;
  brush.scale(SCALE, SCALE);
  brush.fillStyle = style.getPropertyValue('--paper').trim();
  brush.fillRect(0, 0, width, whole);
  brush.drawImage(image, 0, 0, width, height);
  brush.fillStyle = style.getPropertyValue('--ink').trim();
  // A new size of the canvas forgets the font.
  brush.font = font;
  lines.forEach((line, i) => brush.fillText(line, MARGIN, height + (i + 1) * LINE, width - 2 * MARGIN));
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** A text in lines that fit, broken between words; a word that does not fit has a line of its own. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
