import { z } from 'zod';

/** Marks of direction and marks without width: they would change how other text reads. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Spaces, and letters that show nothing: Hangul's fillers and Braille's pattern without dots. */
const BLANK = /[\s\u115f\u1160\u2800\u3164\uffa0]+/gu;

/**
 * Words somebody typed, as they are kept and shown: in Unicode's composed form, on one line, without control characters
 * and direction marks. What joins letters and emoji (U+200C, U+200D) stays.
 */
export function cleanWords(text: string): string {
  return text.normalize('NFC').replace(BLANK, ' ').replace(UNSEEN, '').trim();
}

/** The schema of words of 1 to `most` UTF-16 units once they are clean. */
export function Words(most: number) {
  return z
    .string()
    .max(most * 4)
    .transform(cleanWords)
    .pipe(z.string().min(1).max(most));
}
