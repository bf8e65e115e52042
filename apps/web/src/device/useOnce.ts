import { useRef, useState } from 'react';

interface Once<Value> {
  /** It is under way. */
  readonly busy: boolean;
  /** Asks; while it is under way it is not asked again, and gives what that will give. */
  once(): Promise<Value>;
}

/** Asks only one at a time: a double tap would answer what comes next, too. */
export function useOnce<Value>(ask: () => Promise<Value>): Once<Value> {
  const [busy, setBusy] = useState(false);
  const asked = useRef<Promise<Value>>(undefined);
  const once = (): Promise<Value> => {
    setBusy(true);
    asked.current ??= ask().finally(() => {
      asked.current = undefined;
      setBusy(false);
    });
    return asked.current;
  };
  return { busy, once };
}
