// npm runs a script through a shell. Neither passes on a signal sent to npm alone, so the script has to see for itself
// that npm has gone.
import { readFileSync } from 'node:fs';

/** How often it is looked (ms). */
const LOOK = 500;

/** Parent of a process; `undefined` where the system does not tell it. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the parent's id is in brackets and may hold spaces.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Calls back once when the process that started this one, or the one before it, has ended. */
export function whenOrphaned(act) {
  const above = [process.ppid, parentOf(process.ppid)].filter((pid) => pid !== undefined && pid > 1);
  const timer = setInterval(() => {
    if (above.every(isAlive)) return;
    clearInterval(timer);
    act();
  }, LOOK);
  timer.unref();
}
