import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of Linux's processor time (`getconf CLK_TCK`: 100 a second). */
const TICK = 10;

interface Stat {
  readonly parent: number;
  /** Processor time of its own, and of those of its children that have ended (ms). */
  readonly ms: number;
  readonly ended: number;
}

/** What Linux says of a process; undefined if it is gone. */
function stat(pid: number): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    const time = (from: number): number => (fields[from]! + fields[from + 1]!) * TICK;
    return { parent: fields[1]!, ms: time(11), ended: time(13) };
  } catch {
    return undefined;
  }
}

/** Milliseconds that a process has spent on the processor, where Linux says so. */
export function processorTime(pid: number): number | null {
  return existsSync('/proc/self/stat') ? (stat(pid)?.ms ?? null) : null;
}

/** The same of several processes and of those that they have started, together. */
export function familyTime(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  let ms = 0;
  for (const pid of pids) {
    const { ms: own = 0, ended = 0 } = stat(pid) ?? {};
    ms += own + ended;
  }
  for (const name of readdirSync('/proc')) {
    const child = /^\d+$/.test(name) ? stat(Number(name)) : undefined;
    if (child && pids.includes(child.parent)) ms += child.ms;
  }
  return ms;
}

/** Resident memory of a process (MB); null where the system does not tell. */
export function memoryOf(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))![1]) / 1024 : null;
}
