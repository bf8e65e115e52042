import { useState } from 'react';

/** `latest`, but while `waits` what it was before that. It has to be the same object from render to render unless it has changed. */
export function useHeldBack<Value>(latest: Value, waits: boolean): Value {
  const [settled, settle] = useState(latest);
  if (!waits && settled !== latest) settle(latest);
  return waits ? settled : latest;
}
