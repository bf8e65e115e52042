/**
 * Marks of direction, which change how other text reads, and all that shows nothing: with it one name can look like
 * another. What joins (U+200C, U+200D), picks a glyph (U+FE0E, U+FE0F) and spells flags (U+E0020 on) is looked at below.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u2028-\u202e\ufff9-\ufffb]|(?![\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
/** Of those what stands where it does nothing: between letters that never join, after what has one glyph, after no flag. */
const IDLE =
  /(?<=^|[\s\p{P}\p{Nd}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\u200c\u200d]+|(?<![\u200c\u200d])[\u200c\u200d]+(?=\s|$)|(?<!\p{Emoji})[\ufe0e\ufe0f]+|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]+/gu;
/** More marks over one letter than any script has would be drawn over the lines around; a second joiner joins nothing. */
const PILED = /(\p{M}{4})\p{M}+|([\u200c\u200d])[\u200c\u200d]+/gu;

/** Spaces, and letters that show nothing: Hangul's fillers and Braille's pattern without dots. */
const BLANK = /[\s\u115f\u1160\u2800\u3164\uffa0]+/gu;

/**
 * Words somebody typed, as they are kept and shown: in Unicode's composed form, on one line, without control characters,
 * direction marks and what shows nothing. What joins letters and emoji (U+200C, U+200D) stays where it joins.
 */
export function cleanWords(text: string): string {
  const seen = text.normalize('NFC').replace(BLANK, ' ').replace(UNSEEN, '').trim();
  return seen.replace(IDLE, '').replace(PILED, '$1$2').trim();
}

/** A sentence without the signs that set a name in it apart (Unicode isolates): for files and terminals, which would keep or print them. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
