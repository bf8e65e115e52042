import { COLOUR, type Draft } from './draft.ts';
import { widthOf, wrap } from './metrics.ts';
import type { Mm } from './page.ts';
import { qr } from './qr.ts';
import { logo, sign } from './symbols.ts';

interface Header {
  readonly title: string;
  readonly subtitle: string;
  /** Where the QR code leads; none without a public address. */
  readonly address?: string | undefined;
  readonly addressLabel: string;
  /** The line about it has room beside short blanks. */
  readonly wide?: boolean;
  /** Blanks to write on, with how many parts of the room each takes, and what is filled in already. */
  readonly blanks?: readonly {
    readonly label: string;
    readonly parts: number;
    readonly filled?: string | undefined;
  }[];
}

/** The head of a sheet between two margins: the sign of Turntable, the title, a line about it, blanks, the code. */
export function header(
  draft: Draft,
  left: Mm,
  right: Mm,
  { title, subtitle, blanks = [], wide = false, ...code }: Header,
): void {
  const size = 15;
  const top = 8.5;
  logo(draft, left, top, 9);
  const width = widthOf('strong', title, size) + 8;
  const signed = { x: left + 11.5, y: top, width, height: 9 };
  sign(draft, signed, title, size, 'H1');
  const end = code.address === undefined ? right : right - 14;
  if (code.address !== undefined) qr(draft, right - 11.5, 7.4, 11.5, code.address, code.addressLabel);
  const from = signed.x + width + 3;
  const parts = blanks.reduce((sum, blank) => sum + blank.parts, 0);
  const room = blanks.length === 0 ? end - from : Math.min(wide ? 84 : 34, (end - from) * 0.38);
  const lines = wrap('text', subtitle, 9.5, room).slice(0, 2);
  lines.forEach((line, i) =>
    draft.text(from, (lines.length === 1 ? 14 : 12) + i * 4.1, line, {
      size: 9.5,
      colour: COLOUR.soft,
      room,
    }),
  );
  let x = from + room + 2;
  const each = (end - x - 2 * blanks.length) / (parts || 1);
  for (const { label, parts: share, filled } of blanks) {
    const wide = draft.text(x, 17.4, label, { size: 8.5, colour: COLOUR.soft });
    const stop = x + share * each;
    draft.line(x + wide + 1.2, 18, stop, 18, { stroke: COLOUR.soft });
    if (filled) draft.text(x + wide + 2, 17.3, filled, { size: 9, room: stop - x - wide - 2.5 });
    x = stop + 2;
  }
}
