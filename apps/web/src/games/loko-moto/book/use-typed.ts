import { useState } from 'react';

/** A field for a whole number from `least` to `most`: its text, and what is done as it is typed and left. */
interface Typed {
  readonly text: string;
  type(text: string): void;
  leave(): void;
}

/**
 * A whole number while it is typed: the field keeps what stands in it until it is left. What is no number yet (of a lone minus
 * sign the browser tells the empty text) counts as 0.
 */
export function useTyped(
  value: number,
  [least, most]: readonly [least: number, most: number],
  onChange: (value: number) => void,
): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed ?? `${value}`,
    type(text) {
      setTyped(text);
      onChange(Math.max(least, Math.min(most, Math.trunc(Number(text)) || 0)));
    },
    leave: () => setTyped(null),
  };
}
