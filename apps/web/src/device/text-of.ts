import { notUtf8 } from '@turntable/engine/utf8.ts';

/** A file that has no text in UTF-8, or cannot be read; its message is the place (from line 1) and what was expected, as of other input. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** The text of a file. `File.text` would put signs of its own in the place of letters that are not in UTF-8. Rejects with `FileError`. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await bytesOf(file);
  const text = decoded(bytes);
  if (text === undefined) throw new FileError(notUtf8(bytes, (part) => decoded(part) !== undefined));
  return text;
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    // A phone lists files that are elsewhere; and one may have changed since it was chosen.
    throw new FileError('expected a file that this device can read', { cause });
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
