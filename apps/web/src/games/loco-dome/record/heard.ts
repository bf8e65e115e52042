import type { View } from '@turntable/games/loco-dome/types.ts';
import type { Hear } from '../../../session/hear/heard.ts';
import { hearRuns, runEventsOf } from '../../versus/runs/heard.ts';

/** The log of Loco Dome for who listens: a sentence for each run. */
export const hear: Hear = (view, log, listener) => {
  const { rosters } = view as View;
  const events = runEventsOf(log, (side, at) => rosters[side]?.[at]?.front.name);
  const side = (of: 0 | 1) => ({ name: listener.names[of] ?? '', mine: listener.mine.includes(of) });
  return hearRuns(events, [side(0), side(1)], listener);
};
