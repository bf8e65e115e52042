import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How often it is looked whether the other is done (ms). */
const LOOK = 200;

/** Whether a process runs. */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that a lock names; nothing if it is gone. */
function holder(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Takes the lock if nobody has it. The file is there only with its number in it. */
function take(lock) {
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Does `work` while no other process does it: one after the other, by a file that names who does. `wait` is called once before waiting. */
export function oneAtATime(lock, work, wait) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let waited = false; !take(lock);) {
    const pid = holder(lock);
    // Who was killed left it there. The same number as one's own is that of a container that was started anew.
    if (pid !== undefined && (pid === process.pid || !runs(pid))) rmSync(lock, { force: true });
    else {
      if (!waited) wait();
      waited = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK);
    }
  }
  const letGo = () => rmSync(lock, { force: true });
  process.once('exit', letGo);
  try {
    return work();
  } finally {
    process.off('exit', letGo);
    letGo();
  }
}
