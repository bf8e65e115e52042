import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT, type Part } from './part.ts';

/** A part that is a script of `bench/`, which keeps its own result. */
export function measurement(script: string, what: string, usage = ''): Part {
  return {
    what,
    usage,
    async run(args) {
      const child = spawn(process.execPath, [join(ROOT, 'bench', script), ...args], {
        cwd: ROOT,
        stdio: 'inherit',
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      return code === 0;
    },
  };
}
