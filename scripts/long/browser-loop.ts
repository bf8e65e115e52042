import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { keep } from '../../bench/report.ts';
import { needChromium } from '../chromium.mjs';
import { needDatabases, needPaperTools } from '../need.mjs';
import { build } from '../build.mjs';
import { FILES_AT_ONCE } from '../second-try.mjs';
import { ROOT, type Part } from './part.ts';
import { addRun, commitIn, inARow, reportOf, runsIn, seriesOf, type Run } from './series.ts';

/**
 * What runs beside the tests. `twin`, `triplets`: one or two more runs of them, which count as runs too. `other`: what the machine
 * does anyway; the result says how much that was.
 */
const LOADS = ['stress', 'build', 'twin', 'triplets', 'other'] as const;
type Load = (typeof LOADS)[number];

/** How many runs are begun together. */
const RUNS_AT_ONCE: Readonly<Record<Load, number>> = { stress: 1, build: 1, twin: 2, triplets: 3, other: 1 };

/**
 * Runs the browser tests again and again on a machine under load, until `--runs` in a row have passed, and that often at most.
 * Each run is added to the results of the day at once, so a series can be run in pieces: those that are there already count.
 */
export const browserLoop: Part = {
  what: 'the browser tests in a row under load',
  usage:
    '[--runs 20] [--load stress|build|twin|triplets|other] [--only <part of file names>] [--day 2026-11-22]',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '20' },
        load: { type: 'string', default: 'stress' },
        only: { type: 'string', default: '' },
        day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1)
      throw new Error(`--runs ${values.runs}: expected a whole number`);
    const load = LOADS.find((each) => each === values.load);
    if (!load) throw new Error(`--load ${values.load}: expected ${LOADS.join(', ')}`);
    const only = values.only.split(',');
    const files = globSync('e2e/*.test.ts', { cwd: ROOT })
      .filter((file) => only.some((part) => basename(file).includes(part)))
      .toSorted();
    if (files.length === 0)
      throw new Error(`--only ${values.only}: expected part of the name of a file in e2e`);
    needChromium();
    needDatabases();
    needPaperTools();
    build();
    // As `npm test` does.
    process.env['NODE_COMPILE_CACHE'] = join(ROOT, 'node_modules', '.cache', 'compiled');
    const { only: names, day } = values;
    const resultFile = join(ROOT, 'bench', 'results', `${day}-browser-loop.json`);
    let all = runsIn(resultFile);
    const burden = new Burden(load);
    try {
      const runAndAdd = async (): Promise<void> => {
        const result = await runOnce(files);
        all = addRun(resultFile, {
          ...{ at: new Date().toISOString(), commit: commitIn(ROOT), load, names, files: files.length },
          ...result,
          average: loadavg()[0]!,
        });
        keep('browser-loop', reportOf(all), undefined, day);
        const series = seriesOf(all, { names, load });
        console.log(
          `run ${series.length}: ${result.failed.length} failed, ${inARow(series)} of ${runs} in a row passed`,
        );
      };
      const atOnce = RUNS_AT_ONCE[load];
      for (let run = 0; run < runs && inARow(seriesOf(all, { names, load })) < runs; run += atOnce)
        await Promise.all(Array.from({ length: atOnce }, runAndAdd));
    } finally {
      await burden.end();
    }
    return inARow(seriesOf(all, { names, load })) >= runs;
  },
};

/** One run of the files, told by the lines of the test runner's TAP, which is kept in `dist/failed` if one failed. */
async function runOnce(files: readonly string[]): Promise<Pick<Run, 'passed' | 'failed' | 'seconds'>> {
  const began = Date.now();
  const flags = ['--test', `--test-concurrency=${FILES_AT_ONCE}`, '--test-reporter=tap'];
  const child = spawn(process.execPath, [...flags, ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const failed: string[] = [];
  const lines: string[] = [];
  let passed = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const bad = /^\s*not ok \d+ - (.*)$/.exec(line)?.[1];
    if (bad !== undefined) failed.push(bad);
    passed = Number(/^# pass (\d+)$/.exec(line)?.[1] ?? passed);
  }
  const [code] = (await exit) as [number | null];
  if (code !== 0 && failed.length === 0) failed.push('the test runner itself');
  if (failed.length > 0) {
    const file = join(ROOT, 'dist', 'failed', `run-${new Date().toISOString().replaceAll(':', '-')}.tap`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, lines.join('\n'));
    console.log(`what failed, and why, is in ${file}`);
  }
  return { passed, failed, seconds: Math.round((Date.now() - began) / 1000) };
}

/** What else the machine has to do meanwhile. */
class Burden {
  readonly #folder = mkdtempSync(join(tmpdir(), 'turntable-long-'));
  #child: ChildProcess | undefined;
  #ended = false;

  constructor(load: Load) {
    if (load === 'stress')
      this.#start(
        'stress-ng',
        [
          '--cpu',
          String(availableParallelism()),
          '--hdd',
          '1',
          '--hdd-bytes',
          '64m',
          '--temp-path',
          this.#folder,
        ],
        ROOT,
      );
    if (load === 'build') this.#buildAgain();
  }

  /** Builds the pages to a folder of its own, over and over. */
  #buildAgain(): void {
    if (this.#ended) return;
    const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
    const args = [vite, 'build', '--logLevel', 'error', '--outDir', this.#folder, '--emptyOutDir'];
    this.#start(process.execPath, args, join(ROOT, 'apps', 'web')).once('exit', () => this.#buildAgain());
  }

  #start(command: string, args: readonly string[], cwd: string): ChildProcess {
    const child = spawn(command, args, { cwd, stdio: 'ignore' });
    child.on('error', (error) => console.error(`no load: ${error.message}`));
    return (this.#child = child);
  }

  async end(): Promise<void> {
    this.#ended = true;
    const child = this.#child;
    if (child?.pid !== undefined && child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
