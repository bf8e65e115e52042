import { encode } from 'uqr';
import { placed, type Draft } from './draft.ts';
import type { Mm } from './page.ts';

/** A QR code of error correction M, without its quiet zone, and the address as a link for those who read on a screen. */
export function qr(draft: Draft, x: Mm, y: Mm, side: Mm, address: string, label: string): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  draft.figure(
    label,
    () => draft.path(modules(data), { role: 'code', fill: '#000000' }, placed(x, y, side / size)),
    { address, box: { x, y, width: side, height: side } },
  );
}

/** The dark modules as one path, joined along each row. */
function modules(data: readonly (readonly boolean[])[]): string {
  let d = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      d += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}Z`;
    }
  });
  return d;
}
