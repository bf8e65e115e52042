/**
 * What is wrong with a file that was to be text in UTF-8: its first line that is none (from 1), and what was expected.
 * `isUtf8` says whether bytes are such text; it comes from the platform.
 */
export function notUtf8(bytes: Uint8Array, isUtf8: (part: Uint8Array) => boolean): string {
  for (let line = 1, from = 0; ; line++) {
    const end = bytes.indexOf(10, from);
    if (end < 0 || !isUtf8(bytes.subarray(from, end))) return `line ${line}: expected text in UTF-8`;
    from = end + 1;
  }
}
