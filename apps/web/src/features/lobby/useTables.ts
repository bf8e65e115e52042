import { useEffect, useState } from 'react';
import type { TableList } from '@turntable/protocol/lobby.ts';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../api/http.ts';
import { introduce } from '../../session/me.ts';

/** How often the list is asked for while it is looked at. Milliseconds. */
const EVERY = 8_000;

/** The tables that fit a query (see `queryOf`), kept fresh while the page is visible; the last known ones until others come. */
export function useTables(query: string): {
  readonly tables: TableList | null;
  readonly error: ErrorBody | null;
} {
  const [tables, setTables] = useState<TableList | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  useEffect(() => {
    let shown = true;
    const load = (): void => {
      if (document.visibilityState !== 'visible') return;
      introduce()
        .then(() => api.tables(query))
        .then(
          (list) => {
            if (!shown) return;
            setTables(list);
            setError(null);
          },
          (thrown: unknown) => shown && setError(failureOf(thrown)),
        );
    };
    load();
    const timer = setInterval(load, EVERY);
    document.addEventListener('visibilitychange', load);
    return () => {
      shown = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, [query]);
  return { tables, error };
}
