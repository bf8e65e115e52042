import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { keyOf, type RoundRow } from './round.ts';

/** How often ages are brought up to date. Milliseconds. */
const EVERY = 10_000;

/** How long ago each move was seen, in words; nothing for those that were there when the page came. */
export function useAges(moves: readonly RoundRow[]): (move: RoundRow) => string {
  const { t } = useMessages();
  const known = useRef(new Map<string, number | null>());
  const [now, setNow] = useState(() => performance.now());
  const [began] = useState(now);
  for (const key of moves.map(keyOf))
    if (!known.current.has(key))
      known.current.set(key, performance.now() - began < 1_000 ? null : performance.now());
  const some = moves.length > 0;
  useEffect(() => {
    if (!some) return undefined;
    const timer = setInterval(() => setNow(performance.now()), EVERY);
    return () => clearInterval(timer);
  }, [some]);
  return (move) => {
    const seen = known.current.get(keyOf(move));
    if (seen === null || seen === undefined) return '';
    const seconds = Math.max(0, Math.round((now - seen) / 1000));
    return t('lm.round.age', { seconds: seconds < 60 ? seconds : 60, minutes: Math.floor(seconds / 60) });
  };
}
