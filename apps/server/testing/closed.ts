import type { EventEmitter } from 'node:events';

/**
 * Waits until a connection that is open has closed, in order or not: who is cut off may be told by a reset, on which
 * `once(socket, 'close')` would reject.
 */
export function closed(connection: EventEmitter): Promise<void> {
  connection.on('error', () => {});
  return new Promise((resolve) => connection.once('close', () => resolve()));
}
