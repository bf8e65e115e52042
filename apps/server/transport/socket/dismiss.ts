import type { WebSocket } from 'ws';
import { CLOSE } from '../../base/close-codes.ts';

/** How long a client that is sent away may take to go (ms). */
const FAREWELL = 2_000;

/** Sends a client away with a close frame, and cuts the connection if it has not closed after 2 s; `ws` alone would wait for 30. */
export function dismiss(ws: Pick<WebSocket, 'close' | 'terminate'>, reason = ''): void {
  ws.close(CLOSE.later, reason);
  setTimeout(() => ws.terminate(), FAREWELL).unref();
}
