import { membersOf } from '@turntable/games/double-header/sides.ts';
import { TEAMS, type View } from '@turntable/games/double-header/types.ts';
import type { Hear } from '../../../session/hear/heard.ts';
import { hearRuns, runEventsOf } from '../../versus/runs/heard.ts';

/** The log of Double Header for who listens: a sentence for each run. */
export const hear: Hear = (view, log, listener) => {
  const { box, engines: locomotives } = view as View;
  const events = runEventsOf(log, (team, at) => locomotives[team]?.[at]?.front.name);
  const [a, b] = TEAMS.map((team) => {
    const seats = membersOf(box.players, team);
    return {
      name: listener.messages.list(seats.map((seat) => listener.names[seat] ?? '')),
      mine: seats.some((seat) => listener.mine.includes(seat)),
    };
  });
  return hearRuns(events, [a!, b!], listener);
};
