import { membersOf } from '@turntable/games/double-header/sides.ts';
import { TEAMS, type Event, type Team, type View } from '@turntable/games/double-header/types.ts';
import type { Hear } from '../../session/hear/heard.ts';
import { hearRuns, type RunStep } from '../versus/runs/heard.ts';
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

/** What ends a call without values. */
const DROPS: ReadonlySet<string> = new Set(['vetoed', 'style', 'over', 'take-back']);

/** The log of Double Header for who listens: a sentence for each run. */
export const hear: Hear = (view, log, listener) => {
  const { box, engines: locomotives } = view as View;
  const steps = log.map(({ event }): RunStep | null => {
    const each = event as Event;
    switch (each.kind) {
      case 'called':
        return { kind: 'called', statistic: each.statistic };
      case 'read':
        return {
          kind: 'read',
          side: each.team,
          locomotive: locomotives[each.team]?.[each.engine]?.front.name ?? '',
          value: each.value,
        };
      case 'won':
        return { kind: 'won', side: each.team, points: each.points, scores: each.scores };
      case 'tied':
      case 'undecided':
        return { kind: each.kind };
      default:
        return DROPS.has(event.kind) ? { kind: 'dropped' } : null;
    }
  });
  const [a, b] = TEAMS.map((team) => {
    const seats = membersOf(box.players, team);
    return {
      name: listener.messages.list(seats.map((seat) => listener.names[seat] ?? '')),
      mine: seats.some((seat) => listener.mine.includes(seat)),
    };
  });
  return hearRuns(steps, [a!, b!], listener);
};
