import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { OwnRatings, RatingInfo } from '@turntable/protocol/ratings.ts';
import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { introduce } from '../me.ts';

const NONE: readonly (RatingInfo | null)[] = [];

/** What everybody at a rated table is rated at, by seat; asked again when somebody else sits down. */
export function useTableRatings({ id, rated, seats }: TableInfo): readonly (RatingInfo | null)[] {
  const who = seats.map(({ kind, name, level }) => [kind, name, level]);
  const when = rated !== undefined;
  // A table is shown without ratings where they do not come.
  const { body } = useAnswer(['table-ratings', id, who], () => api.tableRatings(id), { when, keep: true });
  return when ? (body?.ratings ?? NONE) : NONE;
}

/** One's own ratings, and whether one can be known again; undefined until the server has said. */
export function useOwnRatings(): OwnRatings | undefined {
  // A failure is reported when somebody wants a rated game.
  return useAnswer(['own-ratings'], () => introduce().then(api.ownRatings)).body;
}
