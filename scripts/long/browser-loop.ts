import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { keep } from '../../bench/report.ts';
import { needChromium } from '../chromium.mjs';
import { build } from '../build.mjs';
import { ROOT, type Part } from './part.ts';

const LOADS = ['stress', 'build', 'none'] as const;
type Load = (typeof LOADS)[number];

interface Run {
  readonly passed: number;
  readonly seconds: number;
  /** Titles of the tests that failed. */
  readonly failed: readonly string[];
}

/** Runs the browser tests again and again on a machine that has other things to do. */
export const browserLoop: Part = {
  what: 'the browser tests in a row under load',
  usage: '[--runs 20] [--load stress|build|none] [--only <part of file names>]',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '20' },
        load: { type: 'string', default: 'stress' },
        only: { type: 'string', default: '' },
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
    build();
    const done: Run[] = [];
    const burden = new Burden(load);
    try {
      for (let run = 1; run <= runs; run++) {
        const result = await runOnce(files);
        done.push(result);
        const failed = result.failed.map((title) => `\n  ${title}`).join('');
        console.log(
          `run ${run}: ${result.passed} passed, ${result.failed.length} failed, ${result.seconds} s, load ${loadavg()[0]!.toFixed(1)}${failed}`,
        );
      }
    } finally {
      await burden.end();
    }
    return report(done, files.length, load, values.only);
  },
};

function report(done: readonly Run[], files: number, load: Load, only: string): boolean {
  const good = done.filter(({ failed }) => failed.length === 0).length;
  const times = new Map<string, number>();
  for (const title of done.flatMap(({ failed }) => failed)) times.set(title, (times.get(title) ?? 0) + 1);
  const lines = [...times].sort(([, a], [, b]) => b - a).map(([title, n]) => `| ${n} | ${title} |`);
  keep(
    'browser-loop',
    [
      `The browser tests (${files} files${only ? `, names with ${only}` : ''}) ${done.length} times in a row, load beside them: ${load}.`,
      `**${good} of ${done.length} runs passed.** Load average at the end ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores.`,
      '',
      '| run | passed | failed | seconds |',
      '|---|---|---|---|',
      ...done.map(
        ({ passed, failed, seconds }, i) => `| ${i + 1} | ${passed} | ${failed.length} | ${seconds} |`,
      ),
      ...(lines.length > 0 ? ['', '| failures | test |', '|---|---|', ...lines] : []),
    ].join('\n'),
  );
  return good === done.length;
}

/** One run of the files, told by the lines of the test runner's TAP. */
async function runOnce(files: readonly string[]): Promise<Run> {
  const began = Date.now();
  const child = spawn(process.execPath, ['--test', '--test-concurrency=2', '--test-reporter=tap', ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const failed: string[] = [];
  let passed = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const bad = /^\s*not ok \d+ - (.*)$/.exec(line)?.[1];
    if (bad !== undefined) failed.push(bad);
    passed = Number(/^# pass (\d+)$/.exec(line)?.[1] ?? passed);
  }
  const [code] = (await exit) as [number | null];
  if (code !== 0 && failed.length === 0) failed.push('the test runner itself');
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
