/** A file that is no text in UTF-8; its message is the place (from line 1) and what was expected, as of other input. */
export class NotUtf8 extends Error {
  override readonly name = 'NotUtf8';

  constructor(line: number) {
    super(`line ${line}: expected text in UTF-8`);
  }
}

/** The text of a file. `File.text` would put signs of its own in the place of letters that are not in UTF-8. Rejects with `NotUtf8`. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  if (text !== undefined) return text;
  let line = 1;
  for (let from = 0; ; line++) {
    const end = bytes.indexOf(10, from);
    if (end < 0 || decoded(bytes.subarray(from, end)) === undefined) throw new NotUtf8(line);
    from = end + 1;
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
