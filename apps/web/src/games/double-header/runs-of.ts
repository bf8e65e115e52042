import type { Team } from '@turntable/games/double-header/types.ts';
import type { Run } from '../versus/runs/Runs.tsx';
import { duelOf, episodes } from './duel.ts';
import type { ScreenProps } from './use-turn.ts';

/** What became of the calls of a log, without one that is still open; the teams in this order. */
export function runsOf(log: ScreenProps['log'], order: readonly [Team, Team]): readonly Run[] {
  return episodes(log).flatMap((episode): Run[] => {
    const { statistic, sides, end } = duelOf(episode, episode.beats.length);
    if (end === null || end.kind === 'tied') return [];
    const values = [sides[order[0]].value, sides[order[1]].value] as const;
    if (end.kind === 'won') return [{ statistic, values, end: { won: end.team === order[0] ? 0 : 1 } }];
    return [{ statistic, values, end: end.kind === 'vetoed' ? 'vetoed' : 'tie' }];
  });
}
