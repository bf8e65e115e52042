import { SCORES_FORMAT, type ScoreLine } from '@turntable/engine';
import { gameById } from '@turntable/games';
import { COLOUR, Draft, SMALLEST } from './draft.ts';
import { header } from './header.ts';
import { POINT, wrap } from './metrics.ts';
import type { Mm, Page } from './page.ts';
import { footer, sizeOf, type Paper } from './paper.ts';
import type { Words } from './words.ts';

/** What a book holds that is no record (`turntable-scores/1`): how the game ended, and what its keeper wrote. */
export interface ScoresFile {
  readonly format: typeof SCORES_FORMAT;
  readonly game: string;
  readonly seats: readonly { readonly name: string }[];
  readonly scores: readonly number[];
  readonly lines: readonly ScoreLine[];
}
/** Whether it is such a file, as our own pages write it. */
export const isScores = (file: object | undefined): file is ScoresFile =>
  file !== undefined && (file as Partial<ScoresFile>).format === SCORES_FORMAT;

interface ScoresSheet {
  readonly words: Words;
  readonly paper: Paper;
  readonly file: ScoresFile;
}

const WIDTH: Mm = 192;
const BOTTOM: Mm = 14;
const SIZE = 8.5;
/** From line to line, and between two that the keeper wrote. */
const LINE: Mm = SIZE * POINT * 1.22;
const SPACE: Mm = 1;
/** Where the words begin, and what stands behind them: the clause that they were written against, and the scores. */
const TEXT: Mm = 9;
const CLAUSE: Mm = 14;
const SCORES: Mm = 13;

/** A score without a game, with the title of its document: the sides with their points, and every line of the book. */
export function scoresSheet({ words, paper, file }: ScoresSheet): {
  readonly pages: readonly Page[];
  readonly title: string;
  readonly date?: number;
} {
  const { width, height } = sizeOf(paper);
  const left = (width - WIDTH) / 2;
  const right = left + WIDTH;
  const drafts: Draft[] = [];
  const open = (): Mm => {
    drafts.push(new Draft());
    return head(drafts.at(-1)!, words, file, left, right);
  };
  const scoresLeft = right - SCORES * Math.max(1, file.scores.length * 0.6);
  const room = scoresLeft - CLAUSE - left - TEXT - 2;
  let y = open();
  file.lines.forEach(({ text, clause, scores }, i) => {
    const lines = wrap('text', text, SIZE, room);
    if (y + lines.length * LINE > height - BOTTOM) y = open();
    const draft = drafts.at(-1)!;
    const soft = { face: 'figure', size: SIZE, colour: COLOUR.soft, anchor: 'end' } as const;
    const first = y + LINE;
    draft.text(left + 6, first, String(i + 1), soft);
    draft.part('P', () => lines.forEach((line, at) => draft.text(left + TEXT, first + at * LINE, line, { size: SIZE, room }))); // prettier-ignore
    if (clause !== undefined) draft.text(scoresLeft - 2, first, clause, { ...soft, size: SMALLEST, colour: COLOUR.blue, room: CLAUSE }); // prettier-ignore
    if (scores) draft.text(right, first, scores.map((score) => words.number(score, 0)).join(' : '), { ...soft, room: right - scoresLeft }); // prettier-ignore
    y += Math.max(1, lines.length) * LINE + SPACE;
  });
  const rules = gameById(file.game)?.rulesVersion ?? 1;
  const pages = drafts.map((draft, i) => {
    const details = [
      words.t('print.rules', { version: rules }),
      words.t('print.page', { page: i + 1, pages: drafts.length }),
    ];
    footer(draft, { words, paper, name: `score/${file.game}`, details }, left, right, height - 7.8);
    return draft.page(width, height);
  });
  const names = file.seats.map(({ name }) => name).join(', ');
  return { pages, title: words.t('print.title.record', { game: words.t(`game.${file.game}`), names }) };
}

/** The game, who played, and how many points each side has; returns where the lines begin. */
function head(draft: Draft, words: Words, { game, seats, scores }: ScoresFile, left: Mm, right: Mm): Mm {
  const { t } = words;
  header(draft, left, right, {
    title: t(`game.${game}`),
    subtitle: t('print.record.kept', { name: 'none' }),
    addressLabel: '',
    blanks: [
      { label: t('print.date'), parts: 2 },
      { label: t('print.place'), parts: 3 },
    ],
  });
  const each = (right - left) / Math.max(2, scores.length);
  // Of two teams each has the seats that stand together (DH-1.1).
  const members = Math.max(1, Math.floor(seats.length / Math.max(1, scores.length)));
  scores.forEach((score, side) => {
    const names = seats.slice(side * members, (side + 1) * members).map(({ name }) => name);
    draft.text(left + side * each, 23.8, names.join(' & '), { size: 9.5, room: each - 4 });
    draft.text(left + side * each, 29, words.number(score, 0), { face: 'figure-bold', size: 14 });
  });
  draft.line(left, 31, right, 31, { stroke: COLOUR.ink, line: 0.35 });
  return 32;
}
