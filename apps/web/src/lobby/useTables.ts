import { useEffect, useState } from 'react';
import type { TableList } from '@turntable/protocol/http.ts';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../api/http.ts';

/** How often the list is asked for while it is looked at. Milliseconds. */
const EVERY = 8_000;

/** The tables there are, kept fresh while the page is visible. */
export function useTables(): { readonly tables: TableList | null; readonly error: ErrorBody | null } {
  const [tables, setTables] = useState<TableList | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  useEffect(() => {
    let shown = true;
    const load = (): void => {
      if (document.visibilityState !== 'visible') return;
      api.tables().then(
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
  }, []);
  return { tables, error };
}
