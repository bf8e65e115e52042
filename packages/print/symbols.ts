import { COLOUR, n, placed, type Draft } from './draft.ts';
import type { Mm } from './page.ts';

/** The sign of Turntable, as wide as `size`: a turntable seen from above. */
export function logo(draft: Draft, x: Mm, y: Mm, size: Mm): void {
  const at = placed(x, y, size / 32);
  const line = (2 * size) / 32;
  draft.figure('Turntable', () => {
    const tracks = 'M13.6 5.8V0M18.4 5.8V0M13.6 32v-5.8M18.4 32v-5.8M25.4 20.6l5.2 3M23 24.8l5.2 3M6.6 11.4l-5.2-3M9 7.2l-5.2-3'; // prettier-ignore
    draft.path(tracks, { role: 'art', stroke: COLOUR.rule, line }, at);
    draft.path(
      'M5.5 16a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0Z',
      { role: 'art', stroke: COLOUR.ink, line },
      at,
    );
    draft.path('M13.6 5.5v21M18.4 5.5v21', { role: 'art', stroke: COLOUR.ink, line }, at);
    draft.path('M13.6 9.5h4.8M13.6 13.8h4.8M13.6 18.2h4.8M13.6 22.5h4.8', { role: 'art', stroke: COLOUR.ink, line: line * 0.75 }, at); // prettier-ignore
  });
}

/** An enamel sign around words in the middle of the box: outlined, never filled. */
export function sign(
  draft: Draft,
  box: { readonly x: Mm; readonly y: Mm; readonly width: Mm; readonly height: Mm },
  words: string,
  size: number,
  tag: 'H1' | 'P' = 'P',
): void {
  const { x, y, width, height } = box;
  const inset = Math.min(0.9, height * 0.11);
  const radius = Math.min(2.2, height * 0.24);
  draft.rect(box, { stroke: COLOUR.blue, line: inset * 0.55, radius, role: 'art' });
  draft.rect(
    { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset },
    { stroke: COLOUR.blue, line: 0.18, radius: radius - inset * 0.6, role: 'art' },
  );
  draft.part(tag, () => {
    draft.text(x + width / 2, y + height / 2 + size * 0.118, words, {
      face: 'strong',
      size,
      colour: COLOUR.blue,
      anchor: 'middle',
      room: width - 2 * inset - 1.6,
    });
  });
}

/** Pairs of scissors, cutting to the right. */
export function scissors(draft: Draft, x: Mm, y: Mm, size: Mm): void {
  const d =
    'M8 3.2L0.6 6.4M8 5.2L0.6 2M2.4 2.1a1.1 1.1 0 1 1 -2.2 0a1.1 1.1 0 1 1 2.2 0ZM2.4 6.3a1.1 1.1 0 1 1 -2.2 0a1.1 1.1 0 1 1 2.2 0Z';
  draft.path(d, { role: 'mark', stroke: COLOUR.soft, line: 0.25 }, placed(x, y - (size * 4.2) / 8, size / 8));
}

/** A tick. */
export function check(draft: Draft, x: Mm, y: Mm, size: Mm): void {
  draft.path(
    `M${n(x)} ${n(y - size * 0.45)}l${n(size * 0.35)} ${n(size * 0.4)}l${n(size * 0.6)} ${n(-size * 0.9)}`,
    {
      stroke: COLOUR.ink,
      line: size * 0.16,
    },
  );
}
/** A cross. */
export function cross(draft: Draft, x: Mm, y: Mm, size: Mm): void {
  const s = size * 0.8;
  draft.path(`M${n(x)} ${n(y)}l${n(s)} ${n(-s)}M${n(x)} ${n(y - s)}l${n(s)} ${n(s)}`, {
    stroke: COLOUR.ink,
    line: size * 0.16,
  });
}
/** A small filled triangle that points up. */
export function pointer(draft: Draft, x: Mm, y: Mm, size: Mm): void {
  draft.path(`M${n(x)} ${n(y)}l${n(size / 2)} ${n(-size)}l${n(size / 2)} ${n(size)}Z`, { fill: COLOUR.ink });
}
/** Ends of a numbered disc: outlined for the first side, filled for the second. */
export function disc(draft: Draft, x: Mm, y: Mm, r: Mm, label: string, filled: boolean): void {
  draft.circle(x, y, r, filled ? { fill: COLOUR.ink } : { stroke: COLOUR.ink, line: 0.3 });
  const size = r * 4.1;
  draft.text(x, y + size * 0.122, label, {
    face: 'figure-strong',
    size,
    anchor: 'middle',
    colour: filled ? COLOUR.paper : COLOUR.ink,
  });
}
