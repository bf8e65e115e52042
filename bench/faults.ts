// Several servers of one database behind haproxy or nginx, players who go on whatever happens, faults by a seed; afterwards the
// history is held against the log. `node bench/faults.ts --seed 1 --minutes 30 [--nodes 3 --tables 8 --before nginx]`.
import { parseArgs } from 'node:util';
import { run } from './faults/run.ts';
import { keep } from './report.ts';
import { report } from './faults/report.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '6' },
    only: { type: 'string' },
    before: { type: 'string', default: 'haproxy' },
  },
});
const number = (name: 'seed' | 'minutes' | 'nodes' | 'tables'): number => {
  const value = Number(values[name]);
  if (!(value > 0)) throw new Error(`--${name}: expected a number above 0`);
  return value;
};
if (values.before !== 'nginx' && values.before !== 'haproxy')
  throw new Error('--before: expected haproxy or nginx');
const result = await run({
  before: values.before,
  seed: number('seed'),
  minutes: number('minutes'),
  nodes: number('nodes'),
  tables: number('tables'),
  ...(values.only === undefined ? {} : { faults: values.only }),
  say: (line) => console.log(line),
});
keep(values.before === 'nginx' ? 'faults' : 'faults-haproxy', report(result), result);
process.exit(result.wrong.length === 0 ? 0 : 1);
