import { execFileSync } from 'node:child_process';

/** A file system of this size, if one may be made here. */
export function mounted(path: string, size: string): Disposable | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return { [Symbol.dispose]: () => void execFileSync('umount', ['-l', path]) };
}
