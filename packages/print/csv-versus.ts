import { STATISTICS } from '@turntable/roster/statistics.ts';
import { actorsOf, courseOf, numberOf, statisticName } from './calls.ts';
import { csvOf, type Cell } from './csv.ts';
import type { Played } from './finished.ts';
import { unitText, type Words } from './words.ts';

/** An empty score sheet of a locomotive game: a row for each statistic. */
export function versusScoreCsv(words: Words, names: readonly string[]): string {
  const { t } = words;
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

/** The record of a locomotive game: its calls, and what came between them. */
export function versusRecordCsv(words: Words, played: Played): string {
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
