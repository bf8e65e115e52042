import { zipSync } from 'fflate';

/** Millimetres of an inch. */
const INCH = 25.4;
/** Dots of an inch on pictures of cards: what print shops ask for. */
export const DOTS = 600;
/** Pixels of a millimetre. */
export const PIXELS = DOTS / INCH;
/** Bytes of a PNG before its first chunk, and of IHDR, which is always the first. */
const [SIGNATURE, HEAD] = [8, 25];

const TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as PNG has it (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}

/** A PNG that says how many dots it has to the inch (chunk pHYs), so that it prints in its size. */
export function withDensity(png: Uint8Array, dots: number): Uint8Array {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round((dots * 1000) / INCH);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  view.setUint8(16, 1);
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  return joined([png.subarray(0, SIGNATURE + HEAD), chunk, png.subarray(SIGNATURE + HEAD)]);
}

/** Files in one archive, stored as they are: pictures do not get smaller. Dated 1980, as ZIP begins. */
export function zipOf(files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): Uint8Array {
  const named = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]));
  return zipSync(named, { level: 0, mtime: new Date(1980, 0, 1) });
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
