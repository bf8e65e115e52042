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

/** Whether a process runs the same script of npm: then it is a shell around this one, and npm is further up. */
function isShellOfNpm(pid) {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return environment.includes(`npm_lifecycle_event=${process.env.npm_lifecycle_event}`);
  } catch {
    return false;
  }
}

/**
 * The processes whose end ends this one: npm, and the shell that it runs a script in. Some shells (bash) make way for the script;
 * what is above npm then is somebody's terminal, and may go.
 */
export function starters() {
  const pids = [process.ppid, ...(isShellOfNpm(process.ppid) ? [parentOf(process.ppid)] : [])];
  return pids.filter((pid) => pid !== undefined && pid > 1);
}

/** Calls back once when one of those that started this process has ended. */
export function whenOrphaned(act) {
  const above = starters();
  const timer = setInterval(() => {
    if (above.every(isAlive)) return;
    clearInterval(timer);
    act();
  }, LOOK);
  timer.unref();
}
