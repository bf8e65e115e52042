import { penOf } from '../../../ui/pens.ts';
import { imageOf, sharePicture } from '../../../ui/share-picture.ts';
import { signed } from '../../../i18n/signed.ts';

interface Shared {
  readonly title: string;
  readonly line: string;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Side of the image, in pixels. */
const SIDE = 1200;

/** Draws a player's letter on a disc in their colour. */
function letters(brush: CanvasRenderingContext2D, colour: (name: string) => string) {
  const token = (value: string): string => colour(value.replace(/^var\((.*)\)$/, '$1'));
  return (seat: number, x: number, y: number, radius: number): void => {
    const pen = penOf(seat);
    brush.fillStyle = token(pen.colour);
    brush.beginPath();
    brush.arc(x, y, radius, 0, 2 * Math.PI);
    brush.fill();
    brush.fillStyle = token(pen.on);
    brush.font = `600 ${radius * 1.33}px ${colour('--figures')}`;
    brush.textAlign = 'center';
    brush.fillText(pen.letter, x, y + radius / 2);
  };
}

/** Draws all layers of the map, each where it lies, at the head of the picture; how high that is. */
async function drawMap(brush: CanvasRenderingContext2D, root: HTMLElement): Promise<number> {
  const drawings = [...root.querySelectorAll<SVGSVGElement>(':scope > svg')];
  const map = drawings[0]!.getBoundingClientRect();
  const scale = Math.min((SIDE - 40) / map.width, 850 / map.height);
  const [w, h] = [map.width * scale, map.height * scale];
  const left = (SIDE - w) / 2;
  brush.save();
  brush.beginPath();
  brush.rect(left, 20, w, h);
  brush.clip();
  for (const drawing of drawings) {
    // A line that was drawn while the page was open has a layer no bigger than itself.
    const part = drawing.getBoundingClientRect();
    const [width, height] = [part.width * scale, part.height * scale];
    const [x, y] = [left + (part.left - map.left) * scale, 20 + (part.top - map.top) * scale];
    brush.drawImage(await imageOf(drawing, width, height, '.lm-spots'), x, y, width, height);
  }
  brush.restore();
  return h;
}

/** The final map, the winner and the scores as a square picture; drawn on this device, sent nowhere. */
async function draw({ title, line, names, scores, winners }: Shared): Promise<Blob | null> {
  const root = document.querySelector<HTMLElement>('.lm-map');
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const brush = canvas.getContext('2d');
  if (!root || !brush) return null;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const letter = letters(brush, colour);
  brush.fillStyle = colour('--paper');
  brush.fillRect(0, 0, SIDE, SIDE);
  const top = 40 + (await drawMap(brush, root));
  brush.fillStyle = colour('--plate-light');
  brush.fillRect(20, top, 560, SIDE - top - 20);
  brush.strokeStyle = colour('--plate-edge');
  brush.lineWidth = 3;
  brush.strokeRect(30, top + 10, 540, SIDE - top - 40);
  brush.fillStyle = colour('--plate-figure');
  brush.textAlign = 'center';
  const middle = (top + SIDE - 20) / 2 + 30;
  winners.forEach((who, i) => letter(who, 300 + (i - (winners.length - 1) / 2) * 72, middle - 82, 30));
  brush.fillStyle = colour('--plate-figure');
  brush.font = `700 54px ${colour('--face')}`;
  brush.fillText(title, 300, middle, 500);
  brush.font = `400 32px ${colour('--face')}`;
  brush.fillText(line, 300, middle + 52, 500);
  brush.textAlign = 'left';
  const row = (SIDE - top - 30) / Math.max(1, names.length);
  names.forEach((name, seat) => {
    const y = top + row * (seat + 0.5);
    letter(seat, 630, y, 18);
    brush.textAlign = 'left';
    brush.fillStyle = colour('--ink');
    brush.font = `${winners.includes(seat) ? 700 : 400} 32px ${colour('--face')}`;
    brush.fillText(name, 664, y + 11, 400);
    brush.textAlign = 'right';
    brush.font = `600 38px ${colour('--figures')}`;
    brush.fillText(signed(scores[seat]!), SIDE - 40, y + 13);
    brush.textAlign = 'left';
  });
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** Shares the picture of the end by the system's own means, or saves it as a file where there are none. */
export async function shareImage(shared: Shared): Promise<void> {
  await sharePicture(await draw(shared), 'loko-moto.png');
}
