import { trainOf } from '@turntable/games/loko-moto/cards.ts';
import type { State } from '@turntable/games/loko-moto/types.ts';
import { csvOf } from './csv.ts';
import type { Played } from './finished.ts';
import { unclaimed, unusedBy } from './record-loko-moto.ts';
import { shapeName } from './shape-cards.ts';
import type { Words } from './words.ts';

/** An empty score sheet of Loko moto: a column for each player. */
export function lokoMotoScoreCsv({ t }: Words, names: readonly string[]): string {
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

/** The record of a game of Loko moto: the cards of each player, and the count. */
export function lokoMotoRecordCsv(words: Words, played: Played): string {
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
    [t('print.record.unused'), ...names.map((_, seat) => 0 - unusedBy(state as State, seat))],
    [t('print.lm.total'), ...scores],
  ]);
}
