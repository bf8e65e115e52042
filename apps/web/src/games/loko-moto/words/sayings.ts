import type { Refusal, Seat } from '@turntable/engine';
import { sectionName } from '@turntable/games/loko-moto/names.ts';
import { FREE, INKED, isBuilt, ownerOf, type Shape, type View } from '@turntable/games/loko-moto/types.ts';
import { has } from '@turntable/messages';
import type { Messages } from '../../../i18n/messages.ts';
import { refusalText } from '../../../session/sentences.ts';
import { stretches } from './describe.ts';
import { LOCAL_NAMES } from '@turntable/pictures/loko-moto/stations.ts';
import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { Plot } from '@turntable/pictures/loko-moto/plot.ts';

/** Everything on the table in words, for one reader. */
export interface Sayings {
  section(section: number): string;
  /** A section with what is drawn on it. */
  sectionState(section: number): string;
  station(station: number): string;
  shape(shape: Shape): string;
  /** A shape card with its pattern, for those who cannot see it. */
  shapeAtLength(shape: Shape): string;
  refusal(refusal: Refusal): string;
}

const formatted = new WeakMap<Messages, Map<string, string>>();

/**
 * `t` with a cache: most sentences of a map are the same from one move to the next.
 */
function remembered(messages: Messages): Messages['t'] {
  let known = formatted.get(messages);
  if (!known) formatted.set(messages, (known = new Map()));
  const said = known;
  return (key, values) => {
    const asked = `${key} ${JSON.stringify(values)}`;
    let sentence = said.get(asked);
    if (sentence === undefined) said.set(asked, (sentence = messages.t(key, values)));
    return sentence;
  };
}

/** What is said of, and to whom. */
interface Subject {
  readonly view: View;
  readonly plot: Plot;
  readonly names: readonly string[];
  readonly seat: Seat | undefined;
  readonly marks: ReadonlySet<number>;
  /** All moves that still count; without them the words do not say for what a line was turned in. */
  readonly moves?: readonly { readonly train: string | null; readonly sections: readonly number[] }[];
}

/** The words for what the reader of `subject` sees, in the language of `messages`. */
export function sayings(messages: Messages, subject: Subject): Sayings {
  const { view, plot, names, seat, marks } = subject;
  const { say, locale } = messages;
  const t = remembered(messages);
  const { sheet } = view.box;
  const section = (i: number): string => sectionName(sheet, plot.tracks[i]!.id);
  const state = stateWords(subject, t);
  const nameOf = (i: number): string => {
    const local = LOCAL_NAMES[sheet.id]?.[sheet.stations[i]!.id];
    return local && local !== plot.names[i] ? `${plot.names[i]} (${local})` : plot.names[i]!;
  };
  const shape = ({ id }: Shape): string => (has(`shape.${id}`) ? say(`shape.${id}`) : t('lm.shape.unnamed'));
  return {
    section,
    sectionState: (i) =>
      t('lm.section', { section: section(i), state: state(i), pencil: marks.has(i) ? 'yes' : 'no' }),
    station: (i) =>
      t('lm.station', {
        name: nameOf(i),
        count: plot.meeting[i]!.length,
        free: plot.meeting[i]!.filter((track) => view.lines[track] === FREE).length,
      }),
    shape,
    shapeAtLength: (card) =>
      t('lm.shape.at-length', {
        name: shape(card),
        points: card.points,
        sections: card.pattern.length,
        path: pathWords(view, card, t),
      }),
    refusal: (refusal) => refusalText('loko-moto', refusal, seat ?? 0, names, locale),
  };
}

/** What is drawn on a section, by whom, and for what it was turned in. */
function stateWords({ view, plot, names, seat, moves = [] }: Subject, t: Messages['t']) {
  /** The train that each line was turned in for. */
  const paid = new Map(
    moves.flatMap(({ train, sections }) => (train === null ? [] : sections.map((i) => [i, train] as const))),
  );
  return (i: number): string => {
    const line = view.lines[i]!;
    if (line === FREE) return t('lm.state.free');
    if (line === INKED) {
      const by = view.inkedBy[plot.tracks[i]!.id];
      if (by === undefined || by === null) return t('lm.state.inked');
      const train = paid.get(i);
      return t('lm.state.used', {
        mine: by === seat ? 'yes' : 'no',
        name: names[by] ?? '',
        train: train === undefined ? 'none' : trainOf(view.box, train).name,
      });
    }
    const owner = ownerOf(line)!;
    const mine = owner === seat ? 'yes' : 'no';
    return t(isBuilt(line) ? 'lm.state.built' : 'lm.state.reserved', { mine, name: names[owner] ?? '' });
  };
}

/** The pattern of a shape card as a way from section to section. */
function pathWords(view: View, { pattern }: Shape, t: Messages['t']): string {
  return stretches(view.box.sheet.lattice, pattern)
    .map(({ from, ways }, i) =>
      t('lm.shape.stretch', {
        first: i === 0 ? 'yes' : 'no',
        from,
        ways: ways.map((way) => t(`lm.way.${way}`)).join(', '),
      }),
    )
    .join('; ');
}
