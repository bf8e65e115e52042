import { useEffect, useState } from 'react';

/** Does something after the next paint; what it gives calls it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The value, one paint late: work that depends on it is done after the change itself has been painted. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState({ value });
  useEffect(
    () => (shown.value === value ? undefined : afterPaint(() => setShown({ value }))),
    [value, shown],
  );
  return shown.value;
}
