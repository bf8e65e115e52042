import { useEffect, useState } from 'react';
import type { Precedent } from '@turntable/protocol/judge.ts';
import { api } from '../../api/http.ts';
import { useAnswer } from '../../api/query.ts';

/** How long typing has to pause before the server is asked. Milliseconds. */
const REST = 250;

/** The text as it was when typing last paused. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setRested, REST, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Rulings that share words with `q`; undefined while they are fetched, null if they could not be. */
export function usePrecedents(
  q: string,
  game: string | undefined,
  round = 0,
): readonly Precedent[] | null | undefined {
  const rested = useRested(q);
  const { body, error } = useAnswer(['precedents', rested, game, round], () => api.precedents(rested, game));
  if (rested !== q) return undefined;
  return error ? null : body?.precedents;
}

/** Rulings that others may be asked about; undefined while they are fetched, null if they could not be. */
export function useSharedRulings(): readonly Precedent[] | null | undefined {
  const { body, error } = useAnswer(['shared-rulings'], api.sharedRulings);
  return error ? null : body?.precedents;
}
