import type { Server, Socket } from 'node:net';
import { householdOf } from './household.ts';

/**
 * Closes connections beyond `total`, and beyond `perAddress` from one address, as they arrive; accepts again when there
 * is room. `isProxy` tells the addresses that speak for many.
 */
export function limitConnections(
  server: Server,
  { total, perAddress }: { readonly total: number; readonly perAddress: number },
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  server.maxConnections = total;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const address = householdOf(remoteAddress);
    const count = open.get(address) ?? 0;
    if (count >= perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
