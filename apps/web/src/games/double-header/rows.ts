import { locomotiveInUse } from '@turntable/games/double-header/sides.ts';
import type { View } from '@turntable/games/double-header/types.ts';
import { seenValue } from '@turntable/games/versus/index.ts';
import type { StatisticRow } from '../versus/list/StatisticList.tsx';
import type { Turn } from './use-turn.ts';

export type Row = Omit<StatisticRow, 'note'> & {
  /** The clause that bars it now. */
  readonly clause: string | null;
};

/** The list as the reader sees it: the values of their own card, and what may be called by the rules. */
export function rowsOf(view: View, turn: Turn): Row[] {
  const { box, called } = view;
  const asked = turn.questions.find(({ kind }) => kind === 'call');
  const open = new Set(asked?.actions.flatMap((a) => (a.type === 'call' ? [a.statistic] : [])));
  const own = ownCard(view, turn);
  return box.statistics.map((id): Row => {
    const value = own === undefined ? null : (seenValue(own, id) ?? null);
    if (called.includes(id)) return { id, value, state: 'called', clause: null };
    if (!asked) return { id, value, state: 'idle', clause: null };
    if (open.has(id)) return { id, value, state: 'open', clause: null };
    const clause = turn.why({ type: 'call', statistic: id })[0]?.clause ?? null;
    // A value that is missing shows in its column already.
    return { id, value, state: 'barred', clause: value === null ? null : clause };
  });
}

/** The card whose values stand beside the list: the reader's own; one against one, the one in use. */
function ownCard(view: View, { seat, team }: Turn) {
  if (seat === undefined || team === undefined || view.engines.length === 0) return undefined;
  const locomotive =
    view.box.players === 4
      ? ((seat % 2) as 0 | 1)
      : view.inUse[team] === null
        ? 0
        : locomotiveInUse(view, team);
  return view.engines[team]?.[locomotive];
}
