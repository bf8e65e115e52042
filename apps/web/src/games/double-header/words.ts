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

/** Who of a team has a Veto left, which is public: it may come down on the next call (DH-3.1). `brief`: only how many there are. */
export function vetoNote(
  { t, list }: Pick<Messages, 't' | 'list'>,
  { box, vetoes }: Pick<View, 'box' | 'vetoes'>,
  team: Team,
  names: readonly string[],
  brief: boolean,
): string {
  const left = membersOf(box.players, team).filter((seat) => (vetoes[seat] ?? 0) > 0);
  if (left.length === 0) return t('dh.vetoes.none');
  if (brief) return t('dh.vetoes.count', { count: left.reduce((sum, seat) => sum + (vetoes[seat] ?? 0), 0) });
  return t('dh.vetoes.left', { names: list(left.map((seat) => names[seat] ?? '')) });
}
