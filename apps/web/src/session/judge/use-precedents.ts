import { useEffect, useState } from 'react';
import type { Precedent } from '@turntable/protocol/bench.ts';
import { api } from '../../api/http.ts';

/** How long typing has to rest before the book is asked. Milliseconds. */
const REST = 250;

interface Found {
  readonly asked: string;
  /** Null if the server did not answer. */
  readonly precedents: readonly Precedent[] | null;
}

/** Rulings that share words with `q`; undefined while they are fetched, null if they could not be. */
export function usePrecedents(
  q: string,
  game: string | undefined,
  round = 0,
): Found['precedents'] | undefined {
  const [found, setFound] = useState<Found | null>(null);
  const asked = JSON.stringify([q, game, round]);
  useEffect(() => {
    let wanted = true;
    const show = (precedents: Found['precedents']): void => {
      if (wanted) setFound({ asked, precedents });
    };
    const timer = setTimeout(() => {
      api.precedents(q, game).then(
        ({ precedents }) => show(precedents),
        () => show(null),
      );
    }, REST);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [q, game, asked]);
  return found?.asked === asked ? found.precedents : undefined;
}
