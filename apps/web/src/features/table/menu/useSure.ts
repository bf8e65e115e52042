import { useState } from 'react';

/**
 * What is asked once more before it is done, null before and after. Question and button take each other's place, so each has
 * `autoFocus` when it comes: the focus would fall to the page with the button that was pressed. `kept` is what was asked and
 * not done: its button gets the focus back.
 */
export function useSure<What>() {
  const [{ sure, kept }, set] = useState<{ readonly sure: What | null; readonly kept: What | null }>({
    sure: null,
    kept: null,
  });
  return {
    sure,
    kept,
    setSure: (next: What | null): void => set((before) => ({ sure: next, kept: before.sure })),
  };
}
