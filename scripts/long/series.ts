import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** One run of the browser tests. */
export interface Run {
  /** When it ended, ISO. */
  readonly at: string;
  readonly commit: string;
  /** What ran beside it. */
  readonly load: string;
  /** Parts of file names that were asked for; empty: all. */
  readonly names: string;
  readonly files: number;
  readonly passed: number;
  /** Titles of the tests that failed. */
  readonly failed: readonly string[];
  readonly seconds: number;
  /** Load average at its end. */
  readonly average: number;
}

/** The runs that a file holds; none if there is no file. */
export function runsIn(file: string): Run[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Run[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Adds a run to the file, a line for each, so that pieces of a series can be run one by one. */
export function addRun(file: string, run: Run): Run[] {
  const runs = [...runsIn(file), run];
  writeFileSync(file, `[\n${runs.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
  return runs;
}

/** Those of one series: the same files, and a load that was put beside them, whichever it was, or none (`other`). */
export function seriesOf(runs: readonly Run[], { names, load }: Pick<Run, 'names' | 'load'>): Run[] {
  return runs.filter((run) => run.names === names && (run.load === 'other') === (load === 'other'));
}

/** How many runs at the end passed without a failure between them. */
export function inARow(runs: readonly Run[]): number {
  return runs.length - 1 - runs.findLastIndex(({ failed }) => failed.length > 0);
}

/** All runs of a file as text: what passed, and which tests failed how often. */
export function reportOf(runs: readonly Run[]): string {
  const good = runs.filter(({ failed }) => failed.length === 0).length;
  const times = new Map<string, number>();
  for (const title of runs.flatMap(({ failed }) => failed)) times.set(title, (times.get(title) ?? 0) + 1);
  const worst = [...times].sort(([, a], [, b]) => b - a).map(([title, n]) => `| ${n} | ${title} |`);
  const asked = ({ names }: Run): string => (names === '' ? 'all' : `names with ${names}`);
  return [
    `**${good} of ${runs.length} runs of the browser tests passed, the last ${inARow(runs)} in a row.**`,
    '',
    '| ended | commit | beside it | files | passed | failed | seconds | load average |',
    '|---|---|---|---|---|---|---|---|',
    ...runs.map(
      (run) =>
        `| ${run.at.slice(0, 16).replace('T', ' ')} | ${run.commit} | ${run.load} | ${run.files} (${asked(run)}) | ${run.passed} | ${run.failed.join('; ') || '–'} | ${run.seconds} | ${run.average.toFixed(1)} |`,
    ),
    ...(worst.length > 0 ? ['', '| failures | test |', '|---|---|', ...worst] : []),
  ].join('\n');
}

/** The commit that a folder has, with a + if tracked files differ from it; results do not count, for the runs themselves write them. */
export function commitIn(folder: string): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/results');
  return `${git('rev-parse', '--short', 'HEAD')}${changed && '+'}`;
}
