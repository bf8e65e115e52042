import { useRef, useState } from 'react';

interface Once<Given extends readonly unknown[], Value> {
  /** It is under way. */
  readonly busy: boolean;
  /** Asks; while it is under way it is not asked again, whatever is given, and gives what that will give. */
  once(...given: Given): Promise<Value>;
}

/** Asks only one at a time: a double tap would answer what comes next, too. */
export function useOnce<Value, Given extends readonly unknown[] = []>(
  ask: (...given: Given) => Promise<Value>,
): Once<Given, Value> {
  const [busy, setBusy] = useState(false);
  const asked = useRef<Promise<Value>>(undefined);
  const once = (...given: Given): Promise<Value> => {
    setBusy(true);
    asked.current ??= ask(...given).finally(() => {
      asked.current = undefined;
      setBusy(false);
    });
    return asked.current;
  };
  return { busy, once };
}
