import type { Log } from '../base/log.ts';

/**
 * Logs and counts uncaught errors, and goes on. That is safe because nothing is told before it is stored, and a table
 * whose writes failed is loaded anew.
 */
export function watchUncaught(log: Log, count: () => void): void {
  const note = (what: string) => (error: unknown) => {
    count();
    log.error(what, error);
  };
  process.on('uncaughtException', note('uncaught'));
  process.on('unhandledRejection', note('unhandled rejection'));
}
