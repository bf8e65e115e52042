import { useState } from 'react';
import type { Act } from '@turntable/engine';

/**
 * A suggested move that the reader asks to see, and how they ask: a new object each time; undefined once the table has gone
 * on from update `n`.
 */
export function useSuggested(n: number): readonly [Act | undefined, (action: Act) => void] {
  const [suggested, setSuggested] = useState<{ readonly action: Act; readonly n: number }>();
  return [
    suggested?.n === n ? suggested.action : undefined,
    (action) => setSuggested({ action: { ...action }, n }),
  ];
}
