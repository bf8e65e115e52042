import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { FONT_FILES } from '@turntable/print/faces.ts';

const files = new Map(FONT_FILES.map(({ id, file }) => [id, file]));
const loaded = new Map<string, Uint8Array>();

/** A font file by its id in `faces.ts`, unpacked; read once. */
export function fontOf(id: string): Uint8Array {
  let font = loaded.get(id);
  if (!font) {
    font = unpacked(readFileSync(fileURLToPath(import.meta.resolve(files.get(id)!))));
    loaded.set(id, font);
  }
  return font;
}

const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;

/**
 * A WOFF 1 file as the plain font inside it (W3C, WOFF File Format 1.0): fontkit unpacks tables in JavaScript, which
 * takes longer than all the rest of a small document.
 */
function unpacked(woff: Buffer): Uint8Array {
  if (woff.readUInt32BE(0) !== WOFF) return woff;
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = WOFF_HEADER + i * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((skip) => woff.readUInt32BE(at + skip));
    const body = woff.subarray(offset!, offset! + packed!);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      body: packed === length ? body : inflateSync(body),
    };
  });
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(count * 16 - power * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, body }, i) => {
    const at = 12 + i * 16;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    const padding = Buffer.alloc((4 - (body.length % 4)) % 4);
    parts.push(body, padding);
    offset += body.length + padding.length;
  });
  return Buffer.concat(parts);
}
