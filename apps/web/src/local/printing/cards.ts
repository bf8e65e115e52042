import { FRONTS } from '@turntable/roster/fronts.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import type { StatSheet } from '@turntable/roster/stat-sheet.ts';
import type { Locale } from '@turntable/messages';
import type { PrintHere } from './print-worker.ts';
import { printHere } from './printing.ts';

/** A locomotive with its stat sheet, to be printed on this device. */
export interface WithStatSheet {
  readonly locomotive: Front;
  readonly statSheet: Pick<StatSheet, 'statistics'>;
}

/** The cards of these locomotives as a PDF made on this device. Rejects if it cannot be made. */
export async function cardsOf(
  locomotives: readonly WithStatSheet[],
  lang: Locale,
  words: { readonly paper?: string; readonly layout?: string } = {},
): Promise<Blob> {
  const made = await printHere(jobOf(locomotives, { ...words, lang }));
  if (!('pdf' in made)) throw new Error('no document');
  return new Blob([made.pdf], { type: 'application/pdf' });
}

/** The sides of these cards as pictures for a print shop, in an archive. Rejects if they cannot be made. */
export async function picturesOf(locomotives: readonly WithStatSheet[], lang: Locale): Promise<Blob> {
  const made = await printHere({ ...jobOf(locomotives, { layout: 'single', lang }), png: true });
  if (!('archive' in made)) throw new Error('no pictures');
  return new Blob([made.archive], { type: 'application/zip' });
}

function jobOf(locomotives: readonly WithStatSheet[], options: PrintHere['options']): PrintHere {
  return {
    kind: 'locomotive-cards',
    options,
    cards: locomotives.map(({ locomotive, statSheet }) => {
      const number = FRONTS.findIndex(({ id }) => id === locomotive.id) + 1;
      const { id, name, class: series, operator, country, builder, whyte, features } = locomotive;
      const front = { id, name, class: series, operator, country, builder, whyte, features };
      return { id, front, statSheet: { statistics: statSheet.statistics }, ...(number > 0 && { number }) };
    }),
  };
}
