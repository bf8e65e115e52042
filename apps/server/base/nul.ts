/** A text with U+FFFD for each NUL: PostgreSQL takes none. */
export const withoutNul = (text: string): string =>
  text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text;
