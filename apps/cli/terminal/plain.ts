/** Words from elsewhere as one line: they must not command the terminal, nor pass for lines of their own. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}
