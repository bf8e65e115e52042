import type { StatisticId } from '@turntable/roster';
import { courseOf, numberOf, readText, statisticName, type Aside, type Call } from './calls.ts';
import { COLOUR, Draft, n, SMALLEST } from './draft.ts';
import { wrap } from './metrics.ts';
import type { Box, Mm, Page } from './page.ts';
import { footer, sizeOf } from './paper.ts';
import { furtherHead, recordHead, SIGN, type RecordSheet } from './record-head.ts';
import { heading, shorter } from './score-parts.ts';
import { disc } from './symbols.ts';
import type { Words } from './words.ts';

const WIDTH: Mm = 192;
const BOTTOM: Mm = 14;

/** How calls are set: two columns with full names, or three with short ones where the game was long. */
interface Setting {
  readonly columns: number;
  readonly gap: Mm;
  readonly width: Mm;
  readonly row: Mm;
  readonly size: number;
  readonly short: boolean;
}
const setting = (columns: number, gap: Mm, row: Mm, size: number): Setting => ({
  columns,
  gap,
  width: (WIDTH - gap * (columns - 1)) / columns,
  row,
  size,
  short: columns > 2,
});
const ROOMY = setting(2, 6, 4.4, 8);
const DENSE = setting(3, 4, 3.25, 7.2);
/** Calls that have room on one page. */
const ROOMY_CALLS = 80;
/** Events of duels for a locomotive: their heading names them where there are any. */
const KNOCK_OUTS: ReadonlySet<string> = new Set(['attacked', 'knocked-out', 'detonated']);

/** The record of a locomotive game: its curve, its calls, and what else happened; one page, two if it was long. */
export function versusRecord(input: RecordSheet): Page[] {
  const { words, paper, played } = input;
  const size = sizeOf(paper);
  const left = (size.width - WIDTH) / 2;
  const right = left + WIDTH;
  const { calls, asides } = courseOf(words, played);
  const drafts: Draft[] = [];
  const set = calls.length + asides.length > ROOMY_CALLS ? DENSE : ROOMY;
  const floor = size.height - BOTTOM;
  const open = (): Draft => {
    const draft = new Draft();
    drafts.push(draft);
    return draft;
  };
  const first = open();
  let top = recordHead(first, input, left, right, true);
  heading(first, left, top, words.t('print.record.curve'), '', right);
  curve(first, calls, { x: left, y: top + 3, width: WIDTH - 3, height: 34 });
  top += 45;
  heading(first, left, top, words.t('print.record.calls'), '', right);
  const further = (): { draft: Draft; top: Mm } => {
    const draft = open();
    return { draft, top: furtherHead(draft, input, left, right) };
  };
  let place = new Columns(first, left, set, top + 3.4, floor, further);
  if (calls.length > 0) callsHead(words, place.room(HEAD), set);
  for (const call of calls) callRow(words, call, place.room(set.row), set);
  if (asides.length > 0) {
    place = place.after(10);
    const { draft, x, y } = place.room(6.4);
    const hasKnockOuts = asides.some(({ kind }) => KNOCK_OUTS.has(kind));
    heading(
      draft,
      x,
      y - 1.6,
      words.t('print.record.styles', { knockOuts: String(hasKnockOuts) }),
      '',
      x + set.width,
    );
    for (const aside of asides) asideLines(aside, place, set);
  }
  return drafts.map((draft, i) => {
    const details = [
      words.t('print.rules', { version: played.game.rulesVersion }),
      words.t('print.page', { page: i + 1, pages: drafts.length }),
    ];
    footer(
      draft,
      { words, paper, name: `record/${played.game.id}`, details },
      left,
      right,
      size.height - 7.8,
    );
    return draft.page(size.width, size.height);
  });
}

/** The columns of each page, filled downwards. */
class Columns {
  #draft: Draft;
  readonly #left: Mm;
  readonly #set: Setting;
  #top: Mm;
  readonly #floor: Mm;
  readonly #open: () => { draft: Draft; top: Mm };
  #column = 0;
  #y: Mm;

  constructor(
    draft: Draft,
    left: Mm,
    set: Setting,
    top: Mm,
    floor: Mm,
    open: () => { draft: Draft; top: Mm },
  ) {
    this.#draft = draft;
    this.#left = left;
    this.#set = set;
    this.#top = top;
    this.#floor = floor;
    this.#open = open;
    this.#y = top;
  }

  /** Room for a row; returns its base line. */
  room(height: Mm): { draft: Draft; x: Mm; y: Mm } {
    if (this.#y + height > this.#floor) this.#next();
    this.#y += height;
    return {
      draft: this.#draft,
      x: this.#left + this.#column * (this.#set.width + this.#set.gap),
      y: this.#y,
    };
  }

  /** Goes to the next column if so much has no room in this one. */
  keep(height: Mm): void {
    if (this.#y + height > this.#floor) this.#next();
  }

  /** Leaves some room, or goes to the next column if little is left. */
  after(height: Mm): this {
    if (this.#y + height + 12 > this.#floor) this.#next();
    else this.#y += height / 3;
    return this;
  }

  #next(): void {
    this.#column = (this.#column + 1) % this.#set.columns;
    if (this.#column === 0) ({ draft: this.#draft, top: this.#top } = this.#open());
    this.#y = this.#top;
  }
}

/** Where the columns of the calls lie, from the left edge of theirs. */
const columnsOf = ({ width, short }: Setting) => {
  const value = short ? 11.2 : 15;
  const last = width - (short ? 9 : 15.4);
  return { by: short ? 6.2 : 7.6, name: short ? 10.4 : 13, value, last };
};

/** Room for the line above the calls. */
const HEAD: Mm = 4.6;
/** Whose values stand in which column: the signs of both sides, one outlined and one filled, as everywhere on paper. */
function callsHead(words: Words, { draft, x, y }: { draft: Draft; x: Mm; y: Mm }, set: Setting): void {
  const { name, value, last } = columnsOf(set);
  const soft = { face: 'text', size: SMALLEST, colour: COLOUR.soft } as const;
  draft.part('TR', () => {
    draft.part('TH', () => draft.text(x + name + 0.9, y - 1.2, words.t('print.statistics.statistic'), soft));
    ([0, 1] as const).forEach((side) =>
      draft.part('TH', () =>
        disc(draft, x + last - (1 - side) * value - 2.8, y - 2.4, SIGN, String(side + 1), side === 1),
      ),
    );
    draft.part('TH', () =>
      draft.text(x + set.width - 0.2, y - 1.2, words.t('print.record.score'), { ...soft, anchor: 'end' }),
    );
  });
  draft.line(x, y, x + set.width, y, { line: 0.2 });
}

function callRow(
  words: Words,
  call: Call,
  { draft, x, y }: { draft: Draft; x: Mm; y: Mm },
  set: Setting,
): void {
  const { width, size, short } = set;
  const at = columnsOf(set);
  const base = y - set.row * 0.28;
  const soft = { face: 'figure', size, colour: COLOUR.soft } as const;
  const { value } = at;
  const last = x + at.last;
  const nameEnd = last - 2 * value;
  const number = numberOf(call.statistic);
  // One that is not among the forty has no other name than its id.
  const label = number > 0 ? words.t(`statistic.${call.statistic}.short`) : call.statistic;
  draft.part('TR', () => {
    draft.part('TD', () => {
      draft.text(x + 4.4, base, String(call.number), { ...soft, anchor: 'end' });
      draft.text(x + at.by, base, call.by === 0 ? '1' : '2', { ...soft, anchor: 'middle' });
    });
    draft.part('TH', () => {
      const from = x + at.name;
      if (number > 0)
        draft.text(from, base, String(number), {
          face: 'figure-strong',
          size,
          colour: COLOUR.blue,
          anchor: 'end',
        });
      const name = short && number > 0 ? label : statisticName(words, call.statistic);
      draft.text(from + 0.9, base, name, {
        face: short ? 'figure' : 'text',
        size,
        room: nameEnd - from - 1.2,
        short: short || number === 0 ? label : shorter(words, call.statistic as StatisticId),
      });
    });
    ([0, 1] as const).forEach((side) =>
      draft.part('TD', () => {
        const text = call.vetoed ? '' : readText(words, call.statistic, call.values[side]);
        const face = call.winner === side ? 'figure-strong' : 'figure';
        const right = last - (1 - side) * value - 1;
        draft.text(right, base, text, { face, size, anchor: 'end', room: value - 0.6 });
        if (call.calculated[side] && text !== '')
          draft.text(right, base, '°', { face: 'figure', size: SMALLEST });
      }),
    );
    draft.part('TD', () => {
      const score = call.vetoed ? words.t('print.score.veto') : `${call.scores[0]} : ${call.scores[1]}`;
      draft.text(x + width - 0.2, base, score, { ...soft, anchor: 'end', room: short ? 8.6 : 13 });
    });
  });
  draft.line(x, y, x + width, y, { line: 0.1 });
}

function asideLines({ after, clause, text }: Aside, place: Columns, { width, size, short }: Setting): void {
  const room = width - (short ? 16 : 24);
  // A score is not broken between its two sides.
  const lines = wrap('text', text.replaceAll(' : ', '\u00a0:\u00a0'), size, room);
  place.keep(lines.length * size * 0.43);
  lines.forEach((line, i) => {
    const { draft, x, y } = place.room(size * 0.43);
    if (i === 0) {
      draft.text(x + 4.4, y, String(after), { face: 'figure', size, colour: COLOUR.soft, anchor: 'end' });
      draft.text(x + width, y, clause, {
        face: 'figure',
        size: SMALLEST,
        colour: COLOUR.blue,
        anchor: 'end',
        room: 12,
      });
    }
    draft.text(x + (short ? 5.6 : 8), y, line, { size, room });
  });
}

/** Both scores over the calls: the first side outlined by dots, the second a solid line. */
function curve(draft: Draft, calls: readonly Call[], { x, y, width, height }: Box): void {
  const most = Math.max(10, ...calls.flatMap(({ scores }) => [...scores]));
  const steps = Math.max(1, calls.length);
  const every = most > 60 ? 20 : 10;
  for (let value = 0; value <= most; value += every) {
    const at = y + height - (value / most) * height;
    draft.line(x + 6, at, x + width, at, { role: 'guide', stroke: COLOUR.pale, line: 0.15 });
    draft.text(x + 5, at + 1, String(value), {
      face: 'figure',
      size: 7.2,
      anchor: 'end',
      colour: COLOUR.soft,
    });
  }
  const place = (i: number, value: number): string =>
    `${n(x + 6 + (i / steps) * (width - 6))} ${n(y + height - (value / most) * height)}`;
  ([0, 1] as const).forEach((side) => {
    const d = calls.map(({ scores }, i) => `L${place(i + 1, scores[side])}`).join('');
    draft.path(`M${place(0, 0)}${d}`, {
      role: 'line',
      stroke: COLOUR.ink,
      line: side === 1 ? 0.8 : 0.45,
      ...(side === 0 && { dash: [1.6, 0.9] }),
    });
  });
  const last = calls.at(-1);
  if (!last) return;
  const [one, two] = last.scores.map((score) => y + height - (score / most) * height) as [Mm, Mm];
  // Level or near, the numbers at the ends would lie on each other: then they go up and down from between them.
  const off = (Math.max(0, ENDS - Math.abs(one - two)) / 2) * (one > two ? -1 : 1);
  [one - off, two + off].forEach((end, side) =>
    draft.text(x + width + 1.2, end + 1, String(side + 1), { face: 'figure-strong', size: 8 }),
  );
}
/** How far apart the numbers at the ends of the lines stand at least. */
const ENDS: Mm = 2.6;
