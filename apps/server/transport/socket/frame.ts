const FINAL_TEXT = 0x81;
/** Messages shorter than this (characters) are cheaper to frame again than to look up. */
const LONG = 126;
let latest = { text: '', bytes: '' };

/**
 * A message as a server sends it over a WebSocket (RFC 6455, 5.2): one frame, neither masked nor compressed. Each character
 * of what is given is one byte, to be written as `latin1`: the cheapest that Node writes to a socket.
 */
export function frame(text: string): string {
  if (text.length < LONG) return framed(text);
  // An update goes to several sockets, one after the other.
  if (text !== latest.text) latest = { text, bytes: framed(text) };
  return latest.bytes;
}

function framed(text: string): string {
  const length = Buffer.byteLength(text);
  // As many bytes as characters: all of it is ASCII.
  return head(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

function head(length: number): string {
  if (length < 126) return String.fromCharCode(FINAL_TEXT, length);
  if (length < 0x10000) return String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(10);
  bytes.writeUInt8(FINAL_TEXT);
  bytes.writeUInt8(127, 1);
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes.toString('latin1');
}
