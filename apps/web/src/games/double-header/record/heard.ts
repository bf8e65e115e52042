import { membersOf } from '@turntable/games/double-header/sides.ts';
import { LOCOMOTIVE_INDICES, TEAMS, type Team, type View } from '@turntable/games/double-header/types.ts';
import type { Hear } from '../../../session/hear/heard.ts';
import { hearRuns, runEventsOf } from '../../versus/runs/heard.ts';

/** The log of Double Header for who listens: a sentence for each run. */
export const hear: Hear = (view, log, listener) => {
  const { box, engines: locomotives } = view as View;
  const { list, say } = listener.messages;
  const nameOf = (team: Team, at: number): string => locomotives[team]?.[at]?.front.name ?? '';
  const events = runEventsOf(log, (team, at, manner) => {
    if (manner === 'own') return nameOf(team, at);
    // What a booster made of a value stands on no card: the lines that tell of the booster are not read.
    const whose = manner === 'double-header' ? LOCOMOTIVE_INDICES : [at];
    return `${list(whose.map((each) => nameOf(team, each)))} (${say(`booster.${manner}`)})`;
  });
  const [a, b] = TEAMS.map((team) => {
    const seats = membersOf(box.players, team);
    return {
      name: listener.messages.list(seats.map((seat) => listener.names[seat] ?? '')),
      mine: seats.some((seat) => listener.mine.includes(seat)),
    };
  });
  return hearRuns(events, [a!, b!], listener);
};
