import { FRONTS } from '@turntable/roster/fronts.ts';
import type { Front } from '@turntable/roster/locomotive.ts';
import type { StatSheet } from '@turntable/roster/stat-sheet.ts';
import type { Locale } from '@turntable/messages';
import { saveFile } from '../../ui/save.ts';
import { printHere } from './printing.ts';

/** An engine with its sheet, to be printed on this device. */
export interface SheetOfEngine {
  readonly engine: Front;
  readonly sheet: Pick<StatSheet, 'statistics'>;
}

/** Saves the cards of these engines as a document made on this device. Rejects if it cannot be made. */
export async function saveCards(
  engines: readonly SheetOfEngine[],
  lang: Locale,
  words: { readonly paper?: string; readonly layout?: string } = {},
): Promise<void> {
  const made = await printHere({
    kind: 'locomotive-cards',
    options: { ...words, lang },
    engines: engines.map(({ engine, sheet }) => {
      const number = FRONTS.findIndex(({ id }) => id === engine.id) + 1;
      const { id, name, class: series, operator, country, builder, whyte, features } = engine;
      const front = { id, name, class: series, operator, country, builder, whyte, features };
      return { id, front, sheet: { statistics: sheet.statistics }, ...(number > 0 && { number }) };
    }),
  });
  if (!('pdf' in made)) throw new Error('no document');
  saveFile(`turntable-locomotive-cards-${lang}.pdf`, new Blob([made.pdf], { type: 'application/pdf' }));
}
