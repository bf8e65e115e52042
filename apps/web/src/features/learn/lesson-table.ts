import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { Learner } from './lesson.ts';

/** The table of a lesson as screens expect it; no server has it. `away`: the judge has left. */
export function lessonTable(
  game: string,
  names: readonly string[],
  status: 'running' | 'over',
  learner: Learner,
  away = false,
): TableInfo {
  return {
    id: `learn-${game}`,
    entry: 'code',
    game,
    options: {},
    starter: 0,
    status,
    // The lesson plays the others: bots, so that the screen offers no orders.
    seats: names.map((name, i) => ({ kind: i === learner ? 'person' : 'bot', name, here: true })),
    madeAt: 0,
    commitment: '',
    watchers: 0,
    ...(learner === 'judge' && { judge: { name: '', taken: !away, here: !away, deputy: away } }),
  };
}
