import { imageOf, sharePicture } from '../../ui/share-picture.ts';

/** How much larger than on the page the picture is. */
const SCALE = 2;

/** Shares a drawing of the page as a picture or saves it as a file; `text` stands below it and goes with it. */
export async function shareChart(drawing: SVGSVGElement, text: string): Promise<void> {
  const blob = await pngOf(drawing, text);
  if (blob) await sharePicture(blob, 'review.png', text);
}

/** The drawing on paper with its sentence below, as PNG. */
async function pngOf(drawing: SVGSVGElement, text: string): Promise<Blob | null> {
  const { width, height } = drawing.viewBox.baseVal;
  const image = await imageOf(drawing, width, height);
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * width;
  canvas.height = SCALE * (height + 40);
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  const style = getComputedStyle(document.documentElement);
  brush.scale(SCALE, SCALE);
  brush.fillStyle = style.getPropertyValue('--paper').trim();
  brush.fillRect(0, 0, width, height + 40);
  brush.drawImage(image, 0, 0, width, height);
  brush.fillStyle = style.getPropertyValue('--ink').trim();
  brush.font = `13px ${style.getPropertyValue('--face').trim()}`;
  brush.fillText(text, 12, height + 24, width - 24);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
