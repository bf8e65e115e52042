import { imageOf, sharePicture } from '../../../ui/share-picture.ts';

interface Shared {
  readonly title: string;
  readonly line: string;
  readonly sides: readonly [string, string];
  readonly scores: readonly [number, number];
  readonly locomotives: readonly [string, string];
  /** What the picture shows, for who does not see it. */
  readonly alt: string;
}
const WIDTH = 1200;
const HEIGHT = 630;
const RAIL = 430;
/** Width of a locomotive with its tender, at most (px). */
const LOCOMOTIVE = 560;

/** The two locomotives of the stage, the score and who ran, drawn on this device; no codes and no links. */
// Long: one picture, painted from back to front.
async function draw({ title, line, sides, scores, locomotives }: Shared): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const face = colour('--face');
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    paint: string,
    most: number,
    weight = 600,
  ) => {
    brush.font = `${weight} ${size}px ${face}`;
    brush.fillStyle = colour(paint);
    brush.textAlign = 'center';
    brush.fillText(text, x, y, most);
  };
  brush.fillStyle = colour('--duel-wall');
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = colour('--duel-glass');
  brush.beginPath();
  brush.arc(WIDTH / 2, RAIL, 400, Math.PI, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = colour('--enamel-green');
  brush.fillRect(300, 24, 600, 120);
  brush.strokeStyle = colour('--enamel-letter');
  brush.lineWidth = 3;
  brush.strokeRect(308, 32, 584, 104);
  write(title, WIDTH / 2, 68, 26, '--enamel-letter', 560, 400);
  write(line, WIDTH / 2, 116, 42, '--enamel-letter', 560);
  for (const [i, x] of [60, WIDTH - 220].entries()) {
    brush.fillStyle = colour('--plate');
    brush.fillRect(x, 24, 160, 130);
    brush.strokeStyle = colour('--brass');
    brush.strokeRect(x + 5, 29, 150, 120);
    brush.font = `600 96px ${colour('--figures')}`;
    brush.fillStyle = colour('--brass');
    brush.textAlign = 'center';
    brush.fillText(String(scores[i]), x + 80, 123, 140);
  }
  const drawings = [...document.querySelectorAll<SVGSVGElement>('.duel-locomotive svg')].slice(0, 2);
  for (const [i, drawing] of drawings.entries()) {
    const { width, height } = drawing.getBoundingClientRect();
    if (width === 0) continue;
    const scale = LOCOMOTIVE / width;
    const [w, h] = [width * scale, height * scale];
    const image = await imageOf(drawing, w, h);
    brush.drawImage(image, i === 0 ? WIDTH / 2 - 10 - w : WIDTH / 2 + 10, RAIL - h, w, h);
  }
  brush.fillStyle = colour('--duel-rail');
  brush.fillRect(0, RAIL, WIDTH, 8);
  brush.fillStyle = colour('--duel-platform');
  brush.fillRect(0, RAIL + 8, WIDTH, HEIGHT - RAIL - 8);
  for (const i of [0, 1] as const) {
    const x = i === 0 ? 300 : 900;
    write(sides[i], x, RAIL + 75, 38, '--duel-letter', 560);
    write(locomotives[i], x, RAIL + 125, 26, '--duel-letter', 560, 400);
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** Shares the picture of the end by the system's own means, or saves it as a file where there are none. */
export async function shareDuel(shared: Shared): Promise<void> {
  await sharePicture(await draw(shared), 'duel.png', shared.alt);
}
