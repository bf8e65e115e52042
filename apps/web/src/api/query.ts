import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { failureOf } from './http.ts';

/** How long lists that several pages show stay cached after the last of these pages was left (ms). */
const REMEMBERED = 300_000;

/** The cache of server answers. Requests are not retried automatically: a failure is shown with a button to try again. */
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, gcTime: 0, networkMode: 'always', refetchOnWindowFocus: false },
  },
});

interface Asking {
  /** False: not asked for now. */
  readonly when?: boolean;
  /** Milliseconds after which it is asked for again while the page is looked at, and at once when it is shown again. */
  readonly every?: number;
  /** Shown at once when a page with it is opened again, until the new answer is here. */
  readonly remember?: boolean;
  /** While another key is asked for, the answer to the one before stays; by a function, to the keys that it says. */
  readonly keep?: boolean | ((before: readonly unknown[]) => boolean);
}
interface Answered<Body> {
  /** The last answer, while another is on its way or did not come, too. */
  readonly body: Body | undefined;
  /** Why the last try failed; null once it succeeds or is under way again without an answer yet. */
  readonly error: ErrorBody | null;
  /** Asks once more; resolves when there is an answer, or none. */
  readonly again: () => Promise<void>;
  /** Replaces the known answer by `body`, which the server gave to a change. */
  know(body: Body): void;
}

/**
 * An answer of the server, or of this device's own stores and workers, for as long as the component is shown. Components that
 * ask for the same key share it.
 */
export function useAnswer<Body>(
  key: readonly unknown[],
  fetch: () => Promise<Body>,
  { when = true, every, remember = false, keep = false }: Asking = {},
): Answered<Body> {
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: key,
      queryFn: fetch,
      enabled: when,
      ...(every !== undefined && { refetchInterval: every, refetchOnWindowFocus: 'always' as const }),
      ...(remember && { gcTime: REMEMBERED }),
      ...(keep === true && { placeholderData: keepPreviousData }),
      ...(typeof keep === 'function' && {
        placeholderData: <Last>(
          last: Last | undefined,
          before?: { readonly queryKey: readonly unknown[] },
        ) => (before && keep(before.queryKey) ? last : undefined),
      }),
    },
    client,
  );
  return {
    body: data,
    error: error === null || (isFetching && data === undefined) ? null : failureOf(error),
    again: async () => void (await refetch()),
    know: (body) => void client.setQueryData(key, body),
  };
}
