/** Signs that set words apart from the sentence around them, so that each is read in its own direction. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Words from elsewhere as one line: they must not command the terminal, nor pass for lines of their own. */
export function plain(text: string): string {
  return text.replace(ISOLATES, '').replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}
