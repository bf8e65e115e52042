import { shapePoints } from '@turntable/games/loko-moto/scoring.ts';
import { shapeOf, trainOf } from '@turntable/games/loko-moto/cards.ts';
import { isBuilt, ownerOf, type State, type View } from '@turntable/games/loko-moto/types.ts';
import { COLOUR, Draft } from './draft.ts';
import { drawMap } from './map-art.ts';
import type { Played } from './finished.ts';
import type { Mm, Page } from './page.ts';
import { footer, sizeOf } from './paper.ts';
import { penLetter, penSample } from './pens.ts';
import { recordHead, type RecordSheet } from './record-head.ts';
import { heading } from './score-parts.ts';
import { shapeName } from './shape-cards.ts';
import type { Words } from './words.ts';

const WIDTH: Mm = 192;
/** Names of the easternmost stations reach so far beyond the map. */
const NAMES: Mm = 5;
/** Of the count, what is no line of a card: names above, the total below; and the closest that lines may lie. */
const COUNT: Mm = 24;
const CLOSEST: Mm = 2.85;
/** The map is never lower. */
const LEAST_MAP: Mm = 60;

/** The record of a game of Loko moto: the final map, the cards, and the count; one page. */
export function lokoMotoRecord(input: RecordSheet): Page[] {
  const { words, paper, played } = input;
  const { t } = words;
  const size = sizeOf(paper);
  const left = (size.width - WIDTH) / 2;
  const right = left + WIDTH;
  const draft = new Draft();
  const state = played.state as State;
  const top = recordHead(draft, input, left, right);
  heading(draft, left, top, t('print.record.final'), '', right);
  const longest = Math.max(...linesOf(played));
  // Many cards take their room from the map, so that their lines do not touch each other.
  const foot =
    size.height - Math.max(100, Math.min(21 + COUNT + longest * CLOSEST, size.height - top - LEAST_MAP));
  const area = { x: left, y: top + 2, width: WIDTH - NAMES, height: foot - top - 4 };
  const drawn = { lines: state.lines, inkedBy: state.inkedBy };
  drawMap(draft, words, state.box.sheet, area, 24.7, drawn, NAMES + 1.7);
  heading(draft, left, foot + 3, t('print.record.cards'), '', right);
  count(draft, words, played, {
    left,
    top: foot + 7,
    row: Math.min(4.4, (size.height - foot - 21 - COUNT) / longest),
  });
  const details = [
    t('print.rules', { version: played.game.rulesVersion }),
    t('print.page', { page: 1, pages: 1 }),
  ];
  footer(draft, { words, paper, name: 'record/loko-moto', details }, left, right, size.height - 7.8);
  return [draft.page(size.width, size.height)];
}

/**
 * The secret cards that each seat never claimed (LM-7.3); none of a game that broke off, in which they stay secret, or of a
 * book, which names any card for one that was never shown.
 */
export function unclaimed({
  game,
  state,
  kept,
}: Pick<Played, 'game' | 'state' | 'kept'>): readonly (readonly string[])[] {
  const { hands } = game.view(state, 'public') as unknown as View;
  return hands.map(({ secret }) => (kept ? [] : (secret ?? [])));
}

/** How many lines a seat drew and did not ink; each costs it a point (LM-4.1). */
export const unusedBy = ({ lines }: State, seat: number): number =>
  lines.filter((line) => isBuilt(line) && ownerOf(line) === seat).length;

/** How many lines the count of each seat has, without the total. */
function linesOf(played: Played): number[] {
  const secret = unclaimed(played);
  const { hands } = played.state as State;
  return hands.map(({ trains, shapes }, seat) => trains.length + shapes.length + secret[seat]!.length + 1);
}

/** A column for each player: trains, shapes, secret cards that stayed so, lines left, and the total. */
function count(
  draft: Draft,
  words: Words,
  played: Played,
  { left, top, row }: { readonly left: Mm; readonly top: Mm; readonly row: Mm },
): void {
  const { t } = words;
  const { names } = played;
  const { box, hands } = played.state as State;
  const secret = unclaimed(played);
  const each = WIDTH / names.length;
  names.forEach((name, seat) => {
    const hand = hands[seat]!;
    const x = left + seat * each;
    const right = x + each - 4;
    penLetter(draft, seat, x + 2.6, top + 3, 2.4);
    // Beside a sample of the pen a name has room where there are few; where there are many it lies below.
    const few = names.length <= 3;
    draft.text(x + 6.4, top + 4.2, name, { size: 9.5, room: each - (few ? 22 : 8.4) });
    penSample(draft, seat, few ? right - 10 : x + 6.4, top + (few ? 3 : 6.2), 10, 0.14);
    let y = top + 10;
    const line = (label: string, value: string, strong = false): void => {
      const face = strong ? 'strong' : 'text';
      draft.part('P', () => {
        draft.text(x, y, label, { face, size: strong ? 9.5 : 8, room: each - 16 });
        draft.text(right, y, value, {
          face: strong ? 'figure-bold' : 'figure',
          size: strong ? 12 : 8.4,
          anchor: 'end',
        });
      });
      y += row;
    };
    for (const id of hand.trains) {
      const { name: train, price, bonus } = trainOf(box, id);
      const extra =
        bonus === 0 ? '' : bonus > 0 ? ` +${words.number(bonus, 0)}` : ` ${words.number(bonus, 0)}`;
      line(train, `${price}${extra}`);
    }
    y += 0.8;
    for (const id of hand.shapes) line(shapeName(words, { id }), String(shapeOf(box, id).points));
    for (const id of secret[seat]!) line(words.t('print.record.secret', { shape: shapeName(words, { id }) }), words.number(0, 0)); // prettier-ignore
    const unused = unusedBy(played.state as State, seat);
    draft.line(x, y - row + 1.2, right, y - row + 1.2, { line: 0.15 });
    y += 1;
    line(t('print.record.unused'), words.number(-unused, 0));
    draft.line(x, y - row + 1.4, right, y - row + 1.4, { stroke: COLOUR.ink, line: 0.35 });
    y += 2.4;
    const scores = hand.trains.reduce((sum, id) => sum + trainOf(box, id).price + trainOf(box, id).bonus, 0);
    line(t('print.lm.total'), words.number(scores + shapePoints(box, hand) - unused, 0), true);
  });
}
