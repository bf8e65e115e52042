import type { TableInfo } from '@turntable/protocol/messages.ts';

/** A table that no server knows: what a screen wants to know about a lesson's. */
export function lessonTable(game: string, names: readonly string[], status: 'running' | 'over'): TableInfo {
  return {
    id: `learn-${game}`,
    entry: 'code',
    game,
    options: {},
    starter: 0,
    status,
    seats: names.map((name) => ({ kind: 'person', name, here: true })),
    madeAt: 0,
    commitment: '',
    watchers: 0,
  };
}
