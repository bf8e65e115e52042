import { useState } from 'react';
import { EDITION } from '@turntable/roster/edition.ts';
import { STATISTIC_IDS, type StatisticId } from '@turntable/roster/statistics.ts';
import type { StatSheet, StatValue } from '@turntable/roster/stat-sheet.ts';
import { useAnswer } from '../api/query.ts';
import { rearsOf } from '../api/values/rears.ts';
import type { SeenRear } from '../api/values/words.ts';
import type { NoValues } from '../local/values.ts';

const KEY = 'turntable.roster-open';

/** Whether this person opened the roster on this device: rears are then shown without a server, too. */
function isRosterOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** A stat sheet with the values of a rear as printed; what is not there is unknown. */
function statSheetOf({ values, calculated }: Pick<SeenRear, 'values' | 'calculated'>): StatSheet {
  const worked = new Set(calculated);
  const statValue = (id: StatisticId): StatValue => {
    const value = values[id];
    if (value === undefined) return { state: 'unknown', value: null };
    return worked.has(id)
      ? { state: 'calculated', value, formula: '', inputs: {} }
      : { state: 'published', value };
  };
  return {
    statistics: Object.fromEntries(STATISTIC_IDS.map((id) => [id, statValue(id)])) as StatSheet['statistics'],
    flags: [],
  };
}

/** The stat sheets of roster locomotives from the values on this device, or why there are none (LV-1.6). */
export async function openedStatSheets(ids: readonly string[]): Promise<readonly StatSheet[] | NoValues> {
  const rears = await rearsOf(ids, EDITION);
  if (typeof rears === 'string') return rears;
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing asks anew.
  }
  const byId = new Map(rears.map((rear) => [rear.id, statSheetOf(rear)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The stat sheet of one locomotive once the roster is open here, and how to open it, also after the values were away. */
export function useOpenedStatSheet(id: string): {
  readonly statSheet: StatSheet | NoValues | undefined;
  readonly open: () => void;
} {
  const [asked, setAsked] = useState(isRosterOpen);
  const { body, again } = useAnswer(
    ['stat-sheet', id],
    async () => {
      const sheets = await openedStatSheets([id]);
      return typeof sheets === 'string' ? sheets : (sheets[0] ?? null);
    },
    { when: asked },
  );
  return { statSheet: body ?? undefined, open: () => (asked ? void again() : setAsked(true)) };
}
