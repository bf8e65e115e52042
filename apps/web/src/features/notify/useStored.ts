import { useRef, useState } from 'react';
import { useTry } from './useTry.ts';

/** What is shown as soon as it is chosen, and set back to what was stored last if the server refuses it; that is said. */
export function useStored<Value>(first: Value): {
  readonly value: Value;
  store(next: Value, send: () => Promise<unknown>, then: () => Promise<void>): Promise<void>;
} {
  const attempt = useTry();
  const [value, setValue] = useState(first);
  const stored = useRef(first);
  // One request after the other: two at once may come in another order than they were made.
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const store = (next: Value, send: () => Promise<unknown>, then: () => Promise<void>): Promise<void> => {
    setValue(next);
    return attempt(async () => {
      const sent = line.current.then(send);
      line.current = sent.catch(() => {});
      try {
        await sent;
        stored.current = next;
      } catch (thrown) {
        // Unless something else has been chosen meanwhile.
        setValue((now) => (now === next ? stored.current : now));
        throw thrown;
      }
      await then();
    });
  };
  return { value, store };
}
