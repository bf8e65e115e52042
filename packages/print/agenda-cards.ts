import { isAsterisked } from '@turntable/games/loko-moto/lattice.ts';
import { grain } from '@turntable/pictures/pen/felt-pen.ts';
import type { Lattice, Shape } from '@turntable/games/loko-moto/types.ts';
import { COLOUR, Draft } from './draft.ts';
import type { Box, Mm, Page } from './page.ts';
import { cardFrame, cell, cropMarks, cutLines, foldLine, gridOf, sizeOf, type Paper } from './paper.ts';
import { LETTERS, penLetter, penSample } from './pens.ts';
import { shapeArt } from './shape-art.ts';
import { points, shapeName } from './shape-cards.ts';
import { clip } from './train-cards.ts';
import type { Words } from './words.ts';

/** The secret cards of a seat. */
interface Slip {
  readonly seat: number;
  readonly name: string;
  readonly shapes: readonly Shape[];
}
export interface AgendaCards {
  readonly words: Words;
  readonly paper: Paper;
  readonly lattice: Lattice;
  /** The slips of a game, or single shapes to be folded and shuffled by hand. */
  readonly slips?: readonly Slip[];
  readonly shapes?: readonly Shape[];
  /** The game they are of, for the foot of the page. */
  readonly game?: string;
  readonly rules: number;
}

const PANEL: Mm = 47;
const HEIGHT: Mm = 52;

/** Hidden agendas as slips to fold and tape: cover, shapes, and a screen against the light (LM-7). */
export function agendaCards(input: AgendaCards): Page[] {
  const { words, paper, lattice, slips, shapes = [], game, rules } = input;
  const { t } = words;
  const panels = slips ? 4 : 3;
  const grid = gridOf(sizeOf(paper), { width: PANEL * panels, height: HEIGHT }, 1, 5);
  const count = Math.ceil((slips?.length ?? shapes.length) / 5);
  return Array.from({ length: count }, (_, page) => {
    const draft = new Draft();
    const details = [
      ...(game === undefined ? [] : [game]),
      ...(count > 1 ? [t('print.page', { page: page + 1, pages: count })] : []),
      `${t('print.rules', { version: rules })}, LM-7`,
    ];
    const folio = { words, paper, name: `agenda-cards/${lattice}`, details };
    cardFrame(draft, grid, folio, {
      title: t('print.title.agenda-cards'),
      text: t(slips ? 'print.agenda.text' : 'print.agenda.slips'),
    });
    for (let i = 0; i < 5; i++) {
      const at = cell(grid, i);
      const index = page * 5 + i;
      if (slips?.[index]) slip(draft, input, slips[index], at);
      else if (!slips && shapes[index]) single(draft, input, shapes[index], at);
    }
    cutLines(draft, grid);
    const above = grid.block.y >= 12.5;
    for (let panel = 1; panel < panels; panel++) {
      const x = grid.block.x + panel * PANEL;
      const reach = above ? 4 : 0;
      // Four panels fold back, in, back; three fold in, back.
      const way = (panel + (slips ? 0 : 1)) % 2 === 1 ? 'back' : 'in';
      foldLine(draft, x, grid.block.y - reach, grid.block.y + grid.block.height + reach, way);
      // On Letter there is room for the word alone: without it nobody could tell which way to fold.
      draft.text(x, grid.block.y - (above ? 4.7 : 0.7), t(`print.agenda.fold-${way}`), {
        size: above ? 7.5 : 7,
        anchor: 'middle',
        colour: COLOUR.soft,
      });
    }
    cropMarks(draft, grid);
    return draft.page(grid.paper.width, grid.paper.height);
  });
}

function slip(
  draft: Draft,
  { words, lattice }: AgendaCards,
  { seat, name, shapes }: Slip,
  { x, y }: Box,
): void {
  const { t } = words;
  const left = x + 4;
  penLetter(draft, seat, x + 8.6, y + 8.8, 4.6);
  penSample(draft, seat, x + 16.6, y + 8.8, 18.5);
  draft.text(left, y + 19, t('print.agenda.cover'), { size: 13, colour: COLOUR.blue, room: PANEL - 8 });
  if (name !== '') draft.text(left, y + 29, name, { size: 10, room: PANEL - 8 });
  draft.line(left, y + 30.1, x + PANEL - 4, y + 30.1, { stroke: COLOUR.soft });
  draft.lines(left, y + 34.4, t('print.agenda.eyes'), PANEL - 8, { size: 8.2 });
  shapes
    .slice(0, 2)
    .forEach((shape, i) => panel(draft, words, lattice, shape, { x: x + (i + 1) * PANEL, y }));
  screen(draft, { x: x + 3 * PANEL, y, width: PANEL, height: HEIGHT }, seat);
  const player = name === '' ? LETTERS[seat]! : `${LETTERS[seat]!}, ${name}`;
  label(draft, [t('print.agenda.for', { player }), t('print.agenda.any'), t('print.agenda.tape')], x + 3.5 * PANEL, y + HEIGHT / 2); // prettier-ignore
}

function single(draft: Draft, { words, lattice }: AgendaCards, shape: Shape, { x, y }: Box): void {
  const { t } = words;
  points(draft, x + 9, y + 9, 4.8, shape.points, false);
  draft.text(x + 4, y + 22, t('print.agenda.cover'), { size: 13, colour: COLOUR.blue, room: PANEL - 8 });
  draft.lines(x + 4, y + 34, t('print.agenda.eyes-single'), PANEL - 8, { size: 8.2 });
  // Of a game that was dealt nothing is left to be set aside; here LM-8.2 is for the table to do.
  panel(draft, words, lattice, shape, { x: x + PANEL, y }, isAsterisked(shape.pattern));
  // One seed for all slips: different screens would make slips recognisable.
  screen(draft, { x: x + 2 * PANEL, y, width: PANEL, height: HEIGHT }, 7);
  // The ring ends inside: without the points out here a two could not be told from a three, and everybody takes one of each.
  const out = [t('print.agenda.points', { points: shape.points }), t('print.agenda.any'), t('print.agenda.tape')]; // prettier-ignore
  label(draft, out, x + 2.5 * PANEL, y + HEIGHT / 2);
}

function panel(
  draft: Draft,
  words: Words,
  lattice: Lattice,
  shape: Shape,
  at: { readonly x: Mm; readonly y: Mm },
  starred = false,
): void {
  const { x, y } = at;
  const name = shapeName(words, shape);
  points(draft, x + 7, y + 7, 3.8, shape.points, starred);
  const clear = { x: x + 7, y: y + 7, r: 4.4 };
  const area = { x: x + 4, y: y + 8, width: PANEL - 8, height: HEIGHT - 18 };
  shapeArt(draft, lattice, shape.pattern, area, name, { step: 11, lattice: true, clear, aside: 2 });
  draft.text(x + 3.6, y + HEIGHT - 4, name, { face: 'strong', size: 9, room: 24 });
  const claimed = words.t('print.agenda.claimed');
  draft.tick(x + PANEL - 18.6, y + HEIGHT - 3.6, 3);
  draft.text(x + PANEL - 14.8, y + HEIGHT - 4, claimed, { size: 8, room: 11.8 });
}

/** Grey lines across each other, against the light; the seed alone decides how they lie. */
function screen(draft: Draft, area: Box, seed: number): void {
  const lines: string[] = [];
  let at = 0;
  const random = (): number => grain(seed * 131 + 17, at++);
  const step = 4.8;
  const rise = (step * Math.sqrt(3)) / 2;
  for (let row = -1; row * rise < area.height + rise; row++)
    for (let column = -1; column * step < area.width + step; column++) {
      const cx = area.x + (column + (row % 2 === 0 ? 0 : 0.5)) * step + (random() - 0.5) * 2.4;
      const cy = area.y + row * rise + (random() - 0.5) * 2.4;
      for (const degrees of [0, 60, 120]) {
        const length = step * (0.6 + random() * 0.8);
        const turn = ((degrees + (random() < 0.5 ? 0 : 180)) * Math.PI) / 180;
        const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
        const part = clip(area, cx, cy, cx + dx, cy + dy);
        if (part) lines.push(part);
      }
    }
  draft.path(lines.join(''), { role: 'screen', stroke: '#bdbdbd', line: 0.85 });
}

function label(draft: Draft, lines: readonly string[], x: Mm, y: Mm): void {
  const [width, line] = [35, 3.8];
  const height = lines.length * line + 2.8;
  draft.rect({ x: x - width / 2, y: y - height / 2, width, height }, { role: 'art', fill: COLOUR.paper, stroke: COLOUR.ink, line: 0.25, radius: 1.4 }); // prettier-ignore
  lines.forEach((text, i) =>
    draft.text(x, y - height / 2 + 4.4 + i * line, text, {
      face: i === 0 ? 'strong' : 'text',
      size: 8.3,
      anchor: 'middle',
      room: width - 4,
    }),
  );
}
