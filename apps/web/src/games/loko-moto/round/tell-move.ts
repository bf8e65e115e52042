import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { RoundMove } from './round.ts';
import type { Sayings } from '../words/sayings.ts';

/** A move in words, without who made it: "reserved Baja–Kaposvár and Losonc–Rozsnyó". */
export function tellMove(
  { kind, sections, train, shape }: RoundMove,
  view: View,
  words: Sayings,
  { t }: Messages,
): string {
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
