import { under } from '../device/base.ts';
import { readValues, type ValuesFile } from '@turntable/roster/values-file.ts';

/** Why a device has no values: the reader plays a game that hides some (LV-1.6), or neither server nor cache has the file. */
export type NoValues = 'hidden' | 'away';

/** Fetches `values.bin`. For workers alone: what they read no page may hold (LV-1.6). */
export async function fetchValues(): Promise<ValuesFile | NoValues> {
  try {
    const reply = await fetch(under('/values.bin'), { cache: 'no-store' });
    if (reply.status === 403) return 'hidden';
    return (reply.ok ? readValues(await reply.text()) : undefined) ?? 'away';
  } catch {
    // No answer, or one that broke off.
    return 'away';
  }
}
