import type { Duplex } from 'node:stream';
import type { Problem } from '../base/problem.ts';

/** How long a client that was refused may take to close its side (ms). */
const LINGER = 2_000;

/** Answers on a connection that no HTTP handler has, and ends it. */
export function refuse(raw: Duplex, { statusCode, body }: Problem): void {
  const text = JSON.stringify(body);
  raw.end(
    `HTTP/1.1 ${statusCode} ${body.code}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
  // Without this, a client that never closes keeps a file descriptor for ever.
  const end = setTimeout(() => raw.destroy(), LINGER);
  end.unref();
  raw.once('close', () => clearTimeout(end));
}
