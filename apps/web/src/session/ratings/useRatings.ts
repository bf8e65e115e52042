import { useCallback, useEffect, useState } from 'react';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import type { OwnRatings, RatingInfo } from '@turntable/protocol/ratings.ts';
import { api } from '../../api/http.ts';
import { introduce } from '../me.ts';

/** What everybody at a rated table is rated at, by seat; asked again when somebody else sits down. */
export function useTableRatings(table: TableInfo): readonly (RatingInfo | null)[] {
  const [known, setKnown] = useState<readonly (RatingInfo | null)[]>([]);
  const { id, rated, seats } = table;
  const who = rated ? JSON.stringify(seats.map(({ kind, name, level }) => [kind, name, level])) : '';
  useEffect(() => {
    if (who === '') return;
    let shown = true;
    api.tableRatings(id).then(
      ({ ratings }) => shown && setKnown(ratings),
      // The table stands without them too.
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [id, who]);
  return who === '' ? [] : known;
}

/** One's own ratings, and whether one can be known again; undefined until the server has said. */
export function useOwnRatings(): readonly [OwnRatings | undefined, (own: OwnRatings) => void] {
  const [own, setOwn] = useState<OwnRatings>();
  useEffect(() => {
    let shown = true;
    introduce()
      .then(() => api.ownRatings())
      .then(
        (found) => shown && setOwn(found),
        // Whoever wants a rated game hears of the failure then.
        () => {},
      );
    return () => {
      shown = false;
    };
  }, []);
  return [own, useCallback((next) => setOwn(next), [])];
}
