import { useEffect, useState } from 'react';

/** The value, one paint late: work that depends on it is done after the change itself has been painted. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState({ value });
  useEffect(() => {
    if (shown.value === value) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown({ value }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, shown]);
  return shown.value;
}
