import { WITHOUT_SERVER } from '../local/alone.ts';
import { useAnswer } from '../api/query.ts';
import { introduce } from './me.ts';

/** Whether a server answers: not known yet, yes, not now, or these pages have none. */
type Reach = 'asking' | 'there' | 'away' | 'none';

/** How often a server that is away is looked for. Milliseconds. */
const AGAIN = 10_000;

/** Whether the server is in reach, asked every ten seconds. */
export function useReach(): Reach {
  const { body, error } = useAnswer(['reach'], introduce, {
    remember: true,
    when: !WITHOUT_SERVER,
    every: AGAIN,
  });
  if (WITHOUT_SERVER) return 'none';
  return error ? 'away' : body ? 'there' : 'asking';
}
