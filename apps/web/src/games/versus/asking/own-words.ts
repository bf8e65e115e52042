import { useState } from 'react';

interface OwnWords {
  /** What stands in the field. */
  readonly text: string;
  enter(text: string): void;
  /** Says it, and empties the field once it was sent. */
  submit(): void;
}

/** A field for a claim in free words; `say` gives whether they were sent. */
export function useOwnWords(say: (text: string) => Promise<boolean>): OwnWords {
  const [text, enter] = useState('');
  const submit = (): void => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    void say(trimmed).then((sent) => sent && enter((now) => (now === text ? '' : now)));
  };
  return { text, enter, submit };
}
