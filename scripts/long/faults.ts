import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { needBalancer, needDatabases } from '../need.mjs';
import { ROOT, type Part } from './part.ts';

/** Several servers with faults drawn from a seed; afterwards the players' history is checked against the stored log. */
export const faults: Part = {
  what: 'servers killed, paused, cut off and upgraded while people play; the history held against the log',
  usage:
    '[--seed 1] [--minutes 30] [--nodes 3] [--tables 6] [--before nginx] [--only <faults by name, separated by commas>]',
  async run(args) {
    needDatabases();
    needBalancer();
    const minutes = args.includes('--minutes') ? [] : ['--minutes', '30'];
    const child = spawn(process.execPath, [join(ROOT, 'bench/faults.ts'), ...minutes, ...args], {
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  },
};
