import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of Linux's processor time (`getconf CLK_TCK`: 100 a second). */
const TICK = 10;

/** The parent of a process, and the processor time of its own (ms); undefined if it is gone. */
function stat(pid: number): { readonly parent: number; readonly ms: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK };
  } catch {
    return undefined;
  }
}

/** Milliseconds that a process has spent on the processor, where Linux says so. */
export function processorTime(pid: number): number | null {
  return existsSync('/proc/self/stat') ? (stat(pid)?.ms ?? null) : null;
}

/** The same of several processes and of those that they have started and that still run, together. */
export function familyTime(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  let ms = 0;
  for (const pid of pids) ms += stat(pid)?.ms ?? 0;
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
