import type { Rear } from '@turntable/roster/rear.ts';
import type { StatisticId } from '@turntable/roster/statistics.ts';
import { ask } from '../api/http.ts';
import { useAnswer } from '../api/query.ts';

/**
 * The only way to the figures of the roster: the server has them, and keeps to itself what the rules hide from
 * somebody who plays (LV-1.6). `hidden`: it said no. `away`: it did not answer.
 */
export type Fetched<Body> =
  | { readonly state: 'loading' }
  | { readonly state: 'hidden' }
  | { readonly state: 'away' }
  | { readonly state: 'ready'; readonly body: Body };

const LOADING = { state: 'loading' } as const;

/** Asks the server anew whenever something else is wanted: what is hidden today may be open after the game. */
function useFetched<Body>(key: readonly unknown[], fetch: () => Promise<Body>): Fetched<Body> {
  const { body, error } = useAnswer(key, fetch);
  if (error) return { state: error.code === 'not-allowed' ? 'hidden' : 'away' };
  return body === undefined ? LOADING : { state: 'ready', body };
}

/** The rear of a roster locomotive; nothing if no id is given. */
export function useRear(id: string | undefined): Fetched<Rear> | undefined {
  // The contract knows of a rear only what every server has said; the roster knows the rest.
  const rear = async (): Promise<Rear | null> =>
    id === undefined ? null : ((await ask('rear', { params: { id } })) as unknown as Rear);
  const fetched = useFetched(['rear', id], rear);
  if (id === undefined) return undefined;
  return fetched.state === 'ready' && fetched.body === null ? LOADING : (fetched as Fetched<Rear>);
}

/** One statistic of all locomotives that may be seen, as printed, by id. */
export function useColumn(
  statistic: StatisticId | undefined,
): Fetched<Readonly<Record<string, number>>> | undefined {
  const column = async (): Promise<Readonly<Record<string, number>>> =>
    statistic === undefined ? {} : ask('column', { params: {}, query: { statistic } });
  const fetched = useFetched(['column', statistic], column);
  return statistic === undefined ? undefined : fetched;
}
