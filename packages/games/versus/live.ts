import { RecordError, type Json } from '@turntable/engine';
import { live } from './told.ts';

/** Longest id of a statistic or a locomotive that a live action may carry. */
const LONGEST = 100;

/**
 * Untrusted input of a live table as an action, with nothing else on it; or nothing. `readAction` reads it as it stands in
 * a record, `readDeal` what chance answers.
 */
export function parseLive<Action extends { readonly type: string; readonly statistic?: string }>(
  input: unknown,
  readAction: (json: Json, place: string) => Action,
  readDeal: (json: Json) => Action | undefined,
): Action | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const json = input as Json;
  if (json['type'] === 'deal') return readDeal(json);
  try {
    const action = readAction(live(json), 'action');
    return (action.statistic?.length ?? 0) > LONGEST ? undefined : action;
  } catch (error) {
    if (error instanceof RecordError) return undefined;
    throw error;
  }
}

/** Whether these may be ids of locomotives drawn by lot, at most so many. */
export function mayBeDrawn(ids: unknown, most: number): ids is string[] {
  return (
    Array.isArray(ids) &&
    ids.length <= most &&
    ids.every((id) => typeof id === 'string' && id.length <= LONGEST)
  );
}
