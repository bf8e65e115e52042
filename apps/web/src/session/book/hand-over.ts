/** Addresses longer than this are cut off by some browsers; a record beyond it goes as a file (bytes of the link). */
const MOST = 60_000;
/** The largest record unpacked from a link (bytes), so that no link fills the memory of a phone. */
const MOST_UNPACKED = 2_000_000;
const MARK = '#r=';

/** The link that opens a record at another server: `http://ADDRESS/book#r=…`. */
export async function handOver(address: string, record: object): Promise<string | 'no-address' | 'too-long'> {
  const base = baseOf(address);
  if (base === undefined) return 'no-address';
  const packed = new Response(
    new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  );
  const link = `${base}/book${MARK}${base64url(new Uint8Array(await packed.arrayBuffer()))}`;
  return link.length > MOST ? 'too-long' : link;
}

/**
 * The base address of a server as somebody typed it, or took it from its page for the television or its scorebook; without a
 * scheme http, for a box has no certificate.
 */
function baseOf(address: string): string | undefined {
  const text = address.trim();
  if (text === '') return undefined;
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `http://${text}`);
    return `${url.origin}${url.pathname.replace(/(?:\/(?:box|book))?\/*$/, '')}`;
  } catch {
    return undefined;
  }
}

/** The record of a link that somebody handed over, as text: null without one, undefined if it is broken. */
export async function handedOver(hash: string): Promise<string | null | undefined> {
  if (!hash.startsWith(MARK)) return null;
  try {
    const packed = Uint8Array.from(atob(hash.slice(MARK.length).replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const reader = new Blob([packed])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    const parts: Uint8Array[] = [];
    let size = 0;
    for (let got = await reader.read(); !got.done; got = await reader.read()) {
      size += got.value.length;
      if (size > MOST_UNPACKED) {
        void reader.cancel();
        return undefined;
      }
      parts.push(got.value);
    }
    const text = await new Blob(parts as BlobPart[]).text();
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? text : undefined;
  } catch {
    return undefined;
  }
}

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
