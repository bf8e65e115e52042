import { useEffect, useState } from 'react';
import type { Rear } from '@turntable/roster/rear.ts';
import type { StatisticId } from '@turntable/roster/statistics.ts';

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

async function get<Body>(path: string): Promise<Fetched<Body>> {
  try {
    const response = await fetch(`/api${path}`);
    if (response.status === 403) return { state: 'hidden' };
    if (!response.ok) return { state: 'away' };
    return { state: 'ready', body: (await response.json()) as Body };
  } catch {
    return { state: 'away' };
  }
}

/** Asks the server anew whenever the path changes: what is hidden today may be open after the game. */
function useFetched<Body>(path: string | undefined): Fetched<Body> | undefined {
  const [answer, setAnswer] = useState<{ path: string; fetched: Fetched<Body> }>();
  useEffect(() => {
    if (path === undefined) return;
    let wanted = true;
    void get<Body>(path).then((fetched) => {
      if (wanted) setAnswer({ path, fetched });
    });
    return () => {
      wanted = false;
    };
  }, [path]);
  if (path === undefined) return undefined;
  return answer?.path === path ? answer.fetched : LOADING;
}

/** The rear of a roster engine; nothing if no id is given. */
export function useRear(id: string | undefined): Fetched<Rear> | undefined {
  return useFetched<Rear>(id === undefined ? undefined : `/roster/${encodeURIComponent(id)}`);
}

/** One statistic of all engines that may be seen, as printed, by id. */
export function useColumn(
  statistic: StatisticId | undefined,
): Fetched<Readonly<Record<string, number>>> | undefined {
  return useFetched(statistic === undefined ? undefined : `/roster?statistic=${statistic}`);
}
