import { useEffect, useState } from 'react';

/** How long buttons that just came ignore taps, so that one meant for what was there before does not answer (ms). */
const SETTLE = 1000;

/** Whether the buttons of a question take taps yet: a moment after it came, anew for each. `question`: nothing if none is asked. */
export function useSettled(question: string | undefined): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    setSettled(false);
    if (question === undefined) return;
    const timer = setTimeout(() => setSettled(true), SETTLE);
    return () => clearTimeout(timer);
  }, [question]);
  return settled;
}
