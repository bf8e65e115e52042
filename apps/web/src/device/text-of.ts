import { notUtf8 } from '@turntable/engine/utf8.ts';

/** A file that is no text in UTF-8; its message is the place (from line 1) and what was expected, as of other input. */
export class NotUtf8 extends Error {
  override readonly name = 'NotUtf8';

  constructor(bytes: Uint8Array) {
    super(notUtf8(bytes, (part) => decoded(part) !== undefined));
  }
}

/** The text of a file. `File.text` would put signs of its own in the place of letters that are not in UTF-8. Rejects with `NotUtf8`. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  if (text === undefined) throw new NotUtf8(bytes);
  return text;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
