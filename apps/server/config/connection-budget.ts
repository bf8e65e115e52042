import { readFileSync } from 'node:fs';

/** Files that the server itself needs open: database, logs, bots' pipes, answers under way, messages on their way to others (`AT_ONCE` in notify/send-queue.ts). */
const OWN_FILES = 256;
const MOST = 20_000;
/** Used where the system does not say how many files may be open. */
const USUAL = 1024;

/** How many connections may be open at once, so that accepting one more never fails for want of a file descriptor. */
export function connectionBudget(openFiles = openFileLimit()): number {
  return Math.max(64, Math.min(MOST, (openFiles ?? USUAL) - OWN_FILES));
}

/** The soft limit of open files; `undefined` where `/proc` does not tell it. */
function openFileLimit(): number | undefined {
  try {
    const soft = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === 'unlimited' ? Infinity : Number(soft) || undefined;
  } catch {
    return undefined;
  }
}
