import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { RoundRow } from './round.ts';
import type { Sayings } from '../words/sayings.ts';

/** A row of the strip in words, without whom it tells of: "reserved Baja–Kaposvár and Losonc–Rozsnyó". */
export function tellMove(row: RoundRow, view: View, words: Sayings, { t }: Messages): string {
  if ('seq' in row) return t(`lm.did.${row.kind}`, { before: row.before });
  const { kind, sections, train, shape } = row;
  const [first, second] = sections;
  return t(`lm.did.${kind}`, {
    count: sections.length,
    first: first === undefined ? '' : words.section(first),
    second: second === undefined ? '' : words.section(second),
    train: train === null ? '' : trainOf(view.box, train).name,
    shape: shape === null ? '' : words.shape(shapeOf(view.box, shape)),
    with: shape === null ? 'no' : 'yes',
  });
}

/** What a row names: its lines, the train and the shape card, as its sentence has them. */
export function namedIn(row: RoundRow, view: View, words: Sayings): readonly string[] {
  if ('seq' in row) return [];
  const { sections, train, shape } = row;
  return [
    ...sections.slice(0, 2).map(words.section),
    ...(train === null ? [] : [trainOf(view.box, train).name]),
    ...(shape === null ? [] : [words.shape(shapeOf(view.box, shape))]),
  ];
}

/** A sentence in parts, of which the names stand out. Names come in the order in which the sentence has them. */
export function partsOf(
  sentence: string,
  names: readonly string[],
): readonly { text: string; name: boolean }[] {
  const parts: { text: string; name: boolean }[] = [];
  let rest = sentence;
  for (const name of names) {
    const at = rest.indexOf(name);
    if (at < 0 || name === '') continue;
    if (at > 0) parts.push({ text: rest.slice(0, at), name: false });
    parts.push({ text: name, name: true });
    rest = rest.slice(at + name.length);
  }
  return rest === '' ? parts : [...parts, { text: rest, name: false }];
}
