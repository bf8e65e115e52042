import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { Learner } from './lesson.ts';

/** A table that no server knows: what a screen wants to know about a lesson's. `away`: the judge has left. */
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
    // The others are played by the lesson: nobody to wait for, so nothing is planned ahead.
    seats: names.map((name, i) => ({ kind: i === learner ? 'person' : 'bot', name, here: true })),
    madeAt: 0,
    commitment: '',
    watchers: 0,
    ...(learner === 'judge' && { judge: { name: '', taken: !away, here: !away, deputy: away } }),
  };
}
