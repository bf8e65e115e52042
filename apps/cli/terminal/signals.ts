import { constants } from 'node:os';

/**
 * Has a signal end the process by `exit`, so that all it would leave behind is let go: files that are half written, programs
 * that play. The exit status is 128 and the signal's number, as shells count it.
 */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
