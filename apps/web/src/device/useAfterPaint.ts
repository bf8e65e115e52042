import { useEffect, useState } from 'react';

/** The value, one picture late: what hangs on it is worked out once the picture of the change itself was shown. */
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
