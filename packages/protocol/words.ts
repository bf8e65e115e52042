import { cleanWords } from '@turntable/engine';
import { z } from 'zod';

/** The schema of words of 1 to `most` UTF-16 units once they are clean. */
export function Words(most: number) {
  return z
    .string()
    .max(most * 4)
    .transform(cleanWords)
    .pipe(z.string().min(1).max(most));
}
