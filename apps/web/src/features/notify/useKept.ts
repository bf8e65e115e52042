import { useRef, useState } from 'react';
import { useTry } from './useTry.ts';

/** What is shown as soon as it is chosen, and set back to what was kept last if the server refuses it; that is said. */
export function useKept<Value>(first: Value): {
  readonly value: Value;
  keep(next: Value, send: () => Promise<unknown>, then: () => Promise<void>): Promise<void>;
} {
  const attempt = useTry();
  const [value, setValue] = useState(first);
  const kept = useRef(first);
  const keep = (next: Value, send: () => Promise<unknown>, then: () => Promise<void>): Promise<void> => {
    setValue(next);
    return attempt(async () => {
      try {
        await send();
        kept.current = next;
      } catch (thrown) {
        // Unless something else has been chosen meanwhile.
        setValue((now) => (now === next ? kept.current : now));
        throw thrown;
      }
      await then();
    });
  };
  return { value, keep };
}
