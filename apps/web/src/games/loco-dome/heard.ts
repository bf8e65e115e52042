import type { Event, View } from '@turntable/games/loco-dome/types.ts';
import type { Hear } from '../../session/hear/heard.ts';
import { hearRuns, type RunStep } from '../versus/runs/heard.ts';

/** What ends a call without values. */
const DROPS: ReadonlySet<string> = new Set(['rested', 'attacked', 'detonated', 'over', 'take-back']);

/** The log of Loco Dome for who listens: a sentence for each run. */
export const hear: Hear = (view, log, listener) => {
  const { rosters } = view as View;
  const steps = log.map(({ event }): RunStep | null => {
    const each = event as Event;
    switch (each.kind) {
      case 'called':
        return { kind: 'called', statistic: each.statistic };
      case 'read':
        return {
          kind: 'read',
          side: each.side,
          locomotive: rosters[each.side]?.[each.locomotive]?.front.name ?? '',
          value: each.value,
        };
      case 'won':
        return { kind: 'won', side: each.side, points: each.points, scores: each.scores };
      case 'tied':
      case 'undecided':
        return { kind: each.kind };
      default:
        return DROPS.has(event.kind) ? { kind: 'dropped' } : null;
    }
  });
  const side = (of: 0 | 1) => ({ name: listener.names[of] ?? '', mine: listener.mine.includes(of) });
  return hearRuns(steps, [side(0), side(1)], listener);
};
