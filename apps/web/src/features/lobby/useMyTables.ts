import type { MyTable } from '@turntable/protocol/your-move.ts';
import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';

/** How often the guest's tables are fetched while they are shown. Milliseconds. */
const EVERY = 15_000;
const NONE: readonly MyTable[] = [];

/** One's tables that are not over, kept fresh while the page is visible; the last known ones while the server is away. */
export function useMyTables(): readonly MyTable[] {
  return useAnswer(['mine'], api.mine, { every: EVERY, remember: true }).body?.tables ?? NONE;
}
