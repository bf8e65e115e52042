import { randomInt } from 'node:crypto';
import type { Store } from '../storage/store.ts';

/** Letters and digits that are not confused with each other, read or said aloud. */
const CODE_LETTERS = 'ACDEFHJKLMNPQRTUVWXY3479';
/** 24^8 codes: at 120 guesses a minute one address finds one of a thousand open tables in 1.7 years. */
const CODE_LENGTH = 8;

/** A code that no table has. */
export async function freeCode(store: Pick<Store, 'rowByCode'>): Promise<string> {
  for (;;) {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
    const code = letters.join('');
    if (!(await store.rowByCode(code))) return code;
  }
}
