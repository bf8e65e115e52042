import { membersOf } from '@turntable/games/double-header/sides.ts';
import type { LocomotiveIndex, Team, View } from '@turntable/games/double-header/types.ts';
import type { Messages } from '../../i18n/messages.ts';

/** How teams and locomotives of a table are called. */
export interface Words {
  team(team: Team): string;
  locomotive(team: Team, locomotive: LocomotiveIndex): string;
}

/** What teams and locomotives are called in sentences; `names` are the people's by seat. */
export function wordsOf(
  { list }: Messages,
  { box, engines: locomotives, deal }: View,
  names: readonly string[],
): Words {
  return {
    team: (team) => list(membersOf(box.players, team).map((seat) => names[seat] ?? '')),
    locomotive: (team, locomotive) =>
      (locomotives[team]?.[locomotive]?.front ?? deal?.picks[team][locomotive])?.name ?? '',
  };
}
