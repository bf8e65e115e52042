import { escapeXml } from '@turntable/engine/xml.ts';
import { decimal } from './path.ts';
import { MISSING, POINT, runs } from './metrics.ts';
import type { Face, Ink, Item, Page, Text } from './page.ts';

const FAMILY: Readonly<Record<Face, string>> = {
  text: `font-family="Cabin Variable,Cabin,sans-serif" font-weight="400"`,
  strong: `font-family="Cabin Variable,Cabin,sans-serif" font-weight="600"`,
  em: `font-family="Cabin Variable,Cabin,sans-serif" font-style="italic"`,
  figure: `font-family="Barlow Semi Condensed,sans-serif" font-weight="400"`,
  'figure-medium': `font-family="Barlow Semi Condensed,sans-serif" font-weight="500"`,
  'figure-strong': `font-family="Barlow Semi Condensed,sans-serif" font-weight="600"`,
  'figure-bold': `font-family="Barlow Semi Condensed,sans-serif" font-weight="700"`,
};

/** A page as an SVG document in millimetres, for previews; it asks for the faces by name and carries none. */
export function svgOf(page: Page, label?: string): string {
  const { width, height } = page;
  const name = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeXml(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${decimal(width)}mm" height="${decimal(height)}mm" viewBox="0 0 ${decimal(width)} ${decimal(height)}" ${name}><rect width="100%" height="100%" fill="#ffffff"/>${painted(page.items)}</svg>`;
}

function painted(items: readonly Item[]): string {
  return items
    .map((item) => {
      switch (item.kind) {
        case 'text':
          return textOf(item);
        case 'path': {
          const at = item.at ? ` transform="matrix(${item.at.map(decimal).join(' ')})"` : '';
          const scale = item.at ? Math.sqrt(Math.abs(item.at[0] * item.at[3] - item.at[1] * item.at[2])) : 1;
          return `<path d="${item.d}"${inkOf(item, scale)}${at}/>`;
        }
        case 'rect': {
          const { x, y, width: w, height: h, radius } = item;
          const round = radius === undefined ? '' : ` rx="${decimal(radius)}"`;
          return `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(w)}" height="${decimal(h)}"${round}${inkOf(item, 1)}/>`;
        }
        case 'clip': {
          const { x, y, width, height } = item.box;
          const [w, h] = [decimal(width), decimal(height)];
          const view = `x="${decimal(x)}" y="${decimal(y)}" width="${w}" height="${h}" viewBox="${decimal(x)} ${decimal(y)} ${w} ${h}"`;
          return `<svg ${view}>${painted(item.items)}</svg>`;
        }
        default:
          return painted(item.items);
      }
    })
    .join('');
}

function inkOf({ fill, stroke, line = 0.2, dash, cap, evenOdd }: Ink, scale: number): string {
  const width = (value: number): string => decimal(value / scale);
  return (
    ` fill="${fill ?? 'none'}"` +
    (stroke ? ` stroke="${stroke}" stroke-width="${width(line)}" stroke-linejoin="round"` : '') +
    (stroke && cap === 'round' ? ' stroke-linecap="round"' : '') +
    (stroke && dash ? ` stroke-dasharray="${dash.map(width).join(' ')}"` : '') +
    (evenOdd ? ' fill-rule="evenodd"' : '')
  );
}

function textOf({ text, x, y, face, size, colour, anchor, turn }: Text): string {
  const shown = runs(face, text)
    .map((run) => (run.file === undefined ? MISSING.repeat([...run.text].length) : run.text))
    .join('');
  const turned = turn === undefined ? '' : ` transform="rotate(${turn} ${decimal(x)} ${decimal(y)})"`;
  const where = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${decimal(x)}" y="${decimal(y)}" ${FAMILY[face]} font-size="${decimal(size * POINT)}" fill="${colour}"${where}${turned} xml:space="preserve">${escapeXml(shown)}</text>`;
}
