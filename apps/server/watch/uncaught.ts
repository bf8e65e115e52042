import type { Log } from '../base/log.ts';

/**
 * Logs and counts errors that nothing caught, and goes on. They end what they happened in and nothing else: what is told
 * was stored before, and a table whose writes failed is loaded anew.
 */
export function watchUncaught(log: Log, count: () => void): void {
  const note = (what: string) => (error: unknown) => {
    count();
    log.error(what, error);
  };
  process.on('uncaughtException', note('uncaught'));
  process.on('unhandledRejection', note('unhandled rejection'));
}
