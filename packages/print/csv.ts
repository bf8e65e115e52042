import { LISTING as LOKO_MOTO } from '@turntable/games/loko-moto/listing.ts';
import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import { STATISTICS } from '@turntable/roster/statistics.ts';
import type { State } from '@turntable/games/loko-moto/types.ts';
import { actorsOf, courseOf, numberOf, statisticName } from './calls.ts';
import type { Played } from './finished.ts';
import { unclaimed } from './record-loko-moto.ts';
import { shapeName } from './shape-cards.ts';
import { unitText, type Words } from './words.ts';

type Cell = string | number | null;

/** Rows as CSV: UTF-8, CRLF; a cell that a spreadsheet could take for a formula begins with an apostrophe. */
function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: Cell): string {
  if (value === null) return '';
  const text = typeof value === 'number' ? String(value) : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** The forty as a table: number, id, name, unit, decimals, where from. */
export function statisticsCsv(words: Words): string {
  const { t } = words;
  const from = (id: string): string => {
    const own = t(`print.from.${id}`);
    return own === `print.from.${id}` ? t('print.from.published') : own;
  };
  return csvOf([
    ['n', 'statistic', 'name', 'unit', 'decimals', 'from'],
    ...STATISTICS.map(({ id, unit, decimals }, i) => [i + 1, id, t(`statistic.${id}`), unitText(words, unit), decimals, from(id)]), // prettier-ignore
  ]);
}

/** An empty score sheet for playing far apart, with the names that are known. */
export function scoreSheetCsv(words: Words, sheet: string, names: readonly string[] = []): string {
  const { t } = words;
  if (sheet === LOKO_MOTO.id) {
    const rows = [
      'name',
      'last-ride',
      'trains',
      'trains-total',
      'shapes',
      'secret',
      'left-short',
      'total',
      'level',
    ];
    const seats = ['A', 'B', 'C', 'D', 'E'];
    return csvOf([
      ['', ...seats],
      ...rows.map((id) => [
        t(`print.lm.${id}`),
        ...seats.map((_, seat) => (id === 'name' ? (names[seat] ?? '') : '')),
      ]),
    ]);
  }
  const sides = [
    names[0] ?? t('print.score.team-n', { team: 1 }),
    names[1] ?? t('print.score.team-n', { team: 2 }),
  ];
  return csvOf([
    [
      'n',
      t('print.score.statistic'),
      t('print.score.unit'),
      t('print.score.order'),
      sides[0]!,
      sides[1]!,
      t('print.score.won-by'),
      t('print.score.vetoed'),
    ],
    ...STATISTICS.map(({ id, unit }, i) => [
      i + 1,
      t(`statistic.${id}`),
      unitText(words, unit),
      '',
      '',
      '',
      '',
      '',
    ]),
  ]);
}

/** The columns of a game's table, the same in the scorebook. */
const GAME =
  'n,minute,by,action,statistic,engineA,valueA,engineB,valueB,winner,scoreA,scoreB,clause,note'.split(',');

/** A record as a table: the calls of a locomotive game and what came between them, or the count of Loko moto. */
export function recordCsv(words: Words, played: Played): string {
  if (played.game.id === LOKO_MOTO.id) return lokoMotoCsv(words, played);
  const { game, names, setup, state } = played;
  const cards = ('engines' in state ? state.engines : 'rosters' in state ? state.rosters : []) as readonly (readonly { readonly front: { readonly name: string } }[])[]; // prettier-ignore
  const side = (of: number): string => names.filter((_, seat) => game.record.side(setup, seat) === of).join(' & '); // prettier-ignore
  const actors = actorsOf(words, played);
  const { calls, asides } = courseOf(words, played);
  const rows: { readonly at: number; readonly cells: readonly Cell[] }[] = [
    ...calls.map((call) => {
      const read = ([0, 1] as const).flatMap((of): Cell[] => {
        const [locomotive, value] = [call.locomotives[of], call.values[of]];
        return [
          locomotive === null ? '' : (cards[of]?.[locomotive]?.front.name ?? ''),
          value === 'infinity' ? 'inf' : value,
        ];
      });
      const compared = call.values.every((value) => value !== null);
      return {
        at: call.number,
        cells: [
          call.minute ?? '',
          call.seat === undefined ? side(call.by) : actors[call.seat]!,
          'call',
          [numberOf(call.statistic) || '', statisticName(words, call.statistic)].join(' ').trim(),
          ...read,
          call.winner === null ? (compared ? 'tie' : '') : side(call.winner),
          ...call.scores,
          '',
          call.vetoed ? 'veto' : '',
        ],
      };
    }),
    ...asides.map(({ after, kind, by, minute, scores, clause, text }) => ({
      at: after + 0.5,
      cells: [minute ?? '', typeof by === 'number' ? actors[by]! : by, kind, '', '', '', '', '', '', ...scores, clause, text], // prettier-ignore
    })),
  ];
  rows.sort((a, b) => a.at - b.at);
  return csvOf([GAME, ...rows.map(({ cells }, i) => [i + 1, ...cells])]);
}

function lokoMotoCsv(words: Words, played: Played): string {
  const { game, names, state } = played;
  const { t } = words;
  const { box, hands } = state as State;
  const scores = game.record.scores(game.view(state, 'public'));
  const shapesOf = (ids: readonly string[]): string => ids.map((id) => shapeName(words, { id })).join('; ');
  const secret = unclaimed(played);
  return csvOf([
    [t('print.lm.name'), ...names],
    [t('print.lm.trains'), ...hands.map((hand) => hand.trains.map((id) => trainOf(box, id).name).join('; '))],
    [t('print.lm.shapes'), ...hands.map((hand) => shapesOf(hand.shapes))],
    ...(secret.some((ids) => ids.length > 0) ? [[t('print.lm.secret'), ...secret.map(shapesOf)]] : []),
    [t('print.lm.total'), ...scores],
  ]);
}
