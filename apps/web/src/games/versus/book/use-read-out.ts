import { useState } from 'react';
import { toNumber } from '@turntable/roster/exact.ts';
import { plainNumber, QuantityError } from '@turntable/roster/quantity.ts';

/** A value as it was typed, with thousands parted or not (`24,000`, `28,5`); null if it is no number. */
export function readOut(text: string): number | null {
  try {
    return toNumber(plainNumber(text, ''));
  } catch (error) {
    if (error instanceof QuantityError) return null;
    throw error;
  }
}

interface Around {
  /** What the book was told; null: nothing. */
  readonly said: number | null;
  /** What the cards, or both values that were told, say. */
  readonly known: number | 'infinity' | null | undefined;
}

/** A field for a value that is read out: its text, and what is done as it is typed and left. */
interface ReadOut {
  readonly text: string;
  type(text: string): void;
  leave(): void;
}

/**
 * A value as it is typed. Once its field is left the book is told, null if nothing is in it any more. What was typed gives way
 * where the book comes to say something else: the value was undone, or nobody has one.
 */
export function useReadOut({ said, known }: Around, tell: (value: number | null) => void): ReadOut {
  const [typed, setTyped] = useState<string | null>(null);
  // The book says what it was told a moment later; by then the next value may be half typed.
  const [told, setTold] = useState<number | null>(null);
  const [before, setBefore] = useState(said);
  if (said !== before) {
    setBefore(said);
    if (typed !== null && said !== told && said !== readOut(typed)) setTyped(null);
  }
  const there = known ?? said ?? '';
  return {
    text: typed ?? (there === 'infinity' ? '∞' : `${there}`),
    type: setTyped,
    leave() {
      if (typed === null) return;
      const value = readOut(typed);
      if (typed.trim() === '') setTyped(null);
      if (value === said) return;
      setTold(value);
      tell(value);
    },
  };
}
