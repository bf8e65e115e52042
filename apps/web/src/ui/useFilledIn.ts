import { useState, type ChangeEvent } from 'react';

/** The properties of a field for a name that is already filled in: emptied, it falls back to what was there when it is left. */
export function useFilledIn(name: string, onName: (name: string) => void) {
  const [empty, setEmpty] = useState(false);
  return {
    value: empty ? '' : name,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>): void => {
      const isEmpty = value.trim() === '';
      setEmpty(isEmpty);
      if (!isEmpty) onName(value);
    },
    onBlur: (): void => setEmpty(false),
  };
}
