import type { TableList } from '@turntable/protocol/lobby.ts';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';
import { introduce } from '../../session/me.ts';

/** How often the list is fetched while it is shown. Milliseconds. */
const EVERY = 8_000;

/** The tables that fit a query (see `queryOf`), kept fresh while the page is visible; the last known ones until others come. */
export function useTables(query: string): {
  readonly tables: TableList | null;
  readonly error: ErrorBody | null;
} {
  const ask = (): Promise<TableList> => introduce().then(() => api.tables(query));
  const { body, error } = useAnswer(['tables', query], ask, { every: EVERY, remember: true, keep: true });
  return { tables: body ?? null, error };
}
