import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { RoundRow } from './round.ts';
import type { Sayings } from '../words/sayings.ts';

/** A row of the strip in words, without whom it tells of: "reserved Baja–Kaposvár and Losonc–Rozsnyó". */
export function tellMove(row: RoundRow, view: View, words: Sayings, { t }: Messages): string {
  if ('seq' in row) return t(`lm.told.${row.kind}`, { before: row.before });
  const { kind, sections, train, shape } = row;
  const [first, second] = sections;
  return t(`lm.told.${kind}`, {
    count: sections.length,
    first: first === undefined ? '' : words.section(first),
    second: second === undefined ? '' : words.section(second),
    train: train === null ? '' : trainOf(view.box, train).name,
    shape: shape === null ? '' : words.shape(shapeOf(view.box, shape)),
    with: shape === null ? 'no' : 'yes',
  });
}
