import { useState } from 'react';

/**
 * Does something to what is the last (`now`, its number) when the form is opened. Where another has become the last since, it is
 * not done at the first try: `onMoved` is called, and the next try means the new one.
 */
export function useMeant<Given extends readonly unknown[]>(
  now: number | undefined,
  act: (...given: Given) => void,
  onMoved: () => void,
): (...given: Given) => void {
  const [meant, setMeant] = useState(now);
  return (...given) => {
    if (now === meant) return act(...given);
    setMeant(now);
    onMoved();
  };
}
