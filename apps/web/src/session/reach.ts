import type { Me } from '@turntable/protocol/http.ts';
import { WITHOUT_SERVER } from '../local/alone.ts';
import { api, isSilent } from '../api/http.ts';
import { useAnswer } from '../api/query.ts';
import { introduce } from './me.ts';

/** Whether a server answers: not known yet, yes, not now, or these pages have none. */
type Reach = 'asking' | 'there' | 'away' | 'none';

/** How often a server that is away is looked for. Milliseconds. */
const AGAIN = 10_000;

/** Rejects while no server answers. One that has answered is asked again only once something else got no answer. */
export const reached = (): Promise<Me> => (isSilent() ? api.me() : introduce());

/** Whether the server is in reach, looked at every ten seconds. */
export function useReach(): Reach {
  const { body, error } = useAnswer(['reach'], reached, {
    remember: true,
    when: !WITHOUT_SERVER,
    every: AGAIN,
  });
  if (WITHOUT_SERVER) return 'none';
  return error ? 'away' : body ? 'there' : 'asking';
}
